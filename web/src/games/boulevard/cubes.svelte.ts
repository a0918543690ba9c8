// The blockbuster's cubes, before they are placed: names of one film, each once.
import type { Outlook, View } from "./view";
import { filmOf } from "./view";

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

  /** Own films with the names that may still get a cube. */
  readonly films: { film: string; names: string[] }[] = $derived.by(() => {
    const open = this.outlook()?.cubes ?? [];
    const { seat, theatres } = this.view();
    return (seat === null ? [] : theatres[seat - 1].films).map((film) => ({
      film,
      names: open.filter(({ films }) => films.includes(film)).map(({ star }) => star),
    }));
  });
  readonly names: string[] = $derived.by(() =>
    this.picked.week === this.view().week ? this.picked.names : [],
  );
  has(film: string, name: string) {
    return this.picked.film === film && this.names.includes(name);
  }
  toggle(film: string, name: string) {
    const others = this.picked.film === film ? this.names.filter((each) => each !== name) : [];
    const names = this.has(film, name) ? others : [...others, name];
    this.picked = { week: this.view().week, film, names };
  }
  /** All names that a film has, for those that get none now. */
  static starred = (film: string) => filmOf(film)?.stars ?? [];
}
