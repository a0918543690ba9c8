// The blockbuster's cubes, before they are placed: a draft of one film and some of the names that the engine offers with
// it.
import type { Outlook, View } from "./view";

export class OwnCubes {
  private picked = $state.raw<{ week: number; film: string; names: string[] }>({
    week: -1,
    film: "",
    names: [],
  });

  constructor(
    private readonly view: () => View,
    private readonly outlook: () => Outlook | null,
  ) {}

  /** The films of whose turn it is, each with the names that may get a cube together. */
  readonly films = $derived.by(() => this.outlook()?.blockbuster ?? []);
  readonly names: string[] = $derived.by(() =>
    this.picked.week === this.view().week ? this.picked.names : [],
  );
  has(film: string, name: string) {
    return this.picked.film === film && this.names.includes(name);
  }
  /** Puts a name into the draft or takes it out; a name beside another film begins a new one. */
  toggle(film: string, name: string) {
    const others = this.picked.film === film ? this.names.filter((each) => each !== name) : [];
    const names = this.has(film, name) ? others : [...others, name];
    this.picked = { week: this.view().week, film, names };
  }
}
