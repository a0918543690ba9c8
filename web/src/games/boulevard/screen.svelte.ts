// What this seat sets behind its screen, before it says so: an amount for each section, this week.
import type { Outlook, View } from "./view";

export class OwnScreen {
  // Of which week, with how many sections said, which amounts, and what they cost.
  private set = $state.raw<{ week: number; done: number; money: number[]; spent: number }>({
    week: -1,
    done: 0,
    money: [],
    spent: 0,
  });

  constructor(
    private readonly view: () => View,
    private readonly outlook: () => Outlook | null,
  ) {}

  private get own() {
    const { seat, theatres } = this.view();
    return seat === null ? undefined : theatres[seat - 1].screen;
  }
  /** How many sections the engine has already. */
  readonly done: number = $derived.by(() => {
    const { sections = [], screen } = this.outlook() ?? {};
    const next = sections.findIndex(({ section }) => section === screen?.next);
    return next < 0 ? sections.length : next;
  });
  private readonly mine = $derived.by(() =>
    this.set.week === this.view().week && this.set.done === this.done ? this.set : undefined,
  );
  readonly amounts: number[] = $derived.by(() =>
    (this.outlook()?.sections ?? []).map((_, at) =>
      at < this.done ? (this.own?.invested[at] ?? 0) : (this.mine?.money[at] ?? 0),
    ),
  );
  /** Set here and not yet said. */
  readonly fresh: number[] = $derived.by(() => this.amounts.slice(this.done));
  /** Cash that is left for more. */
  readonly left: number = $derived.by(() => (this.outlook()?.screen?.left ?? 0) - (this.mine?.spent ?? 0));
  /** The most that a section takes, as the engine says of the next one. */
  readonly most: number = $derived.by(() => this.outlook()?.screen?.most ?? 0);

  step(at: number, by: number) {
    const money = [...this.amounts];
    money[at] += by;
    this.set = { week: this.view().week, done: this.done, money, spent: (this.mine?.spent ?? 0) + by };
  }
  hasMore(at: number) {
    return this.left > 0 && this.amounts[at] < this.most;
  }
}
