// Where a bubble stands: beside its object, never over it nor over the dock, and in the window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { overlap, placed, roomFor } = await clientModule("guide/placing.ts");
const phone = { width: 390, height: 844 };
const dock = { left: 0, top: 640, width: 390, height: 130 };
const size = { width: 336, height: 180 };
const box = (place) => ({ ...place, ...size });

test("a bubble covers neither its object nor the dock, wherever the object is", () => {
  for (let left = 0; left <= 330; left += 30) {
    for (let top = 0; top <= 580; top += 20) {
      const at = { left, top, width: 60, height: 60 };
      const place = placed(size, at, phone, [dock], []);
      const where = JSON.stringify({ at, place });
      assert.ok(place.left >= 0 && place.left + size.width <= phone.width, where);
      assert.ok(place.top >= 0 && place.top + size.height <= phone.height, where);
      assert.equal(overlap(box(place), dock), 0, where);
      assert.equal(overlap(box(place), at), 0, where);
    }
  }
});
test("of a button in the dock it stands above the dock", () => {
  const at = { left: 100, top: 700, width: 200, height: 52 };
  const place = placed(size, at, phone, [dock], []);
  assert.equal(place.side, "above");
  assert.ok(place.top + size.height <= dock.top);
});
test("what can be touched stays free where there is another place", () => {
  const at = { left: 150, top: 300, width: 60, height: 60 };
  const above = { left: 0, top: 100, width: 390, height: 190 };
  assert.equal(placed(size, at, phone, [dock], [above]).side, "below");
  const below = { left: 0, top: 370, width: 390, height: 200 };
  assert.equal(placed(size, at, phone, [dock], [below]).side, "above");
});
test("the room is that of the larger side", () => {
  assert.equal(roomFor({ left: 0, top: 300, width: 60, height: 60 }, phone, [dock]), 300 - 22);
  assert.equal(roomFor({ left: 0, top: 100, width: 60, height: 60 }, phone, [dock]), 640 - 160 - 22);
  assert.equal(roomFor({ left: 0, top: 700, width: 60, height: 40 }, phone, [dock]), 640 - 22);
});
