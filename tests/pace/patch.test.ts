import { patched } from "../../web/src/pace/patch";

test("what has changed is new, what has not is shared, and the document before stays as it was", () => {
  const before = {
    view: { desks: [{ hand: [1] }, { hand: [2] }], log: [1] },
    waiting: [1, 2],
  };
  const after = patched(before, [
    { op: "replace", path: "/view/desks/1/hand", value: [3, 4] },
    { op: "add", path: "/view/log/-", value: 2 },
    { op: "replace", path: "/waiting", value: [] },
  ]);
  expect(after).toEqual({
    view: { desks: [{ hand: [1] }, { hand: [3, 4] }], log: [1, 2] },
    waiting: [],
  });
  expect(before).toEqual({
    view: { desks: [{ hand: [1] }, { hand: [2] }], log: [1] },
    waiting: [1, 2],
  });
  expect(after.view.desks[0]).toBe(before.view.desks[0]);
});

test("no operations, the same document", () => {
  const document = { view: 1 };
  expect(patched(document, [])).toBe(document);
});
