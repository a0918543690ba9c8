// A decision that was taken back: the tables that were shown since then, backwards.
import type { Update } from "../../web/src/lib/protocol";
import { backTo, blank, type Shown } from "../../web/src/pace/shown";

const shown = (number: number, more: Partial<Update> = {}): Shown => ({
  ...blank,
  update: { view: { number }, outlook: number, waiting: [number], decision: {}, ...more } as unknown as Update,
});
const views = (frames: Shown[]) => frames.map(({ update }) => (update!.view as { number: number }).number);

test("every table that was, backwards, each once, and the one that came in the end", () => {
  const past = [shown(1), shown(2), shown(3), shown(4)];
  past.splice(2, 0, { ...past[1] }); // somebody spoke meanwhile
  const target = { ...shown(1, { decision_number: 9 }), heard: { from: 0, items: [] } };
  const back = backTo(target, past);
  expect(views(back)).toEqual([3, 2, 1]);
  expect(back.at(-1)).toBe(target);
  for (const { update, heard } of back.slice(0, -1)) {
    expect(update!.decision).toBeNull();
    expect(heard).toBe(target.heard); // what was heard stays heard
  }
  expect(back[0].update).toMatchObject({ outlook: 3, waiting: [3], decision_number: 9 });
});

test("a table that this screen never showed is there at once", () => {
  const target = shown(7);
  expect(backTo(target, [shown(1), shown(2)])).toEqual([target]);
  expect(backTo(target, [])).toEqual([target]);
});
