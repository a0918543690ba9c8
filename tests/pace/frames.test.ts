// A device is slow when scenes run under 45 frames a second; in two of them, and it is remembered.
import { expect, test } from "vitest";
import { foundAfter, isSlow } from "../../web/src/pace/frames";

/** So many frames at that rate. */
const at = (rate: number, frames = 100, from = 0) => Array.from({ length: frames }, (_, i) => from + (i * 1000) / rate);

test("under 45 frames a second is slow", () => {
  expect(isSlow(at(60))).toBe(false);
  expect(isSlow(at(46))).toBe(false);
  expect(isSlow(at(44))).toBe(true);
  expect(isSlow(at(20))).toBe(true);
});

test("a short scene says nothing, nor do frames that nobody saw", () => {
  expect(isSlow([])).toBe(false);
  expect(isSlow([0])).toBe(false);
  expect(isSlow(at(20, 10))).toBe(false);
  expect(isSlow([...at(60, 60), ...at(60, 60, 9000)])).toBe(false);
  expect(isSlow([...at(30, 60), ...at(60, 10, 9000)])).toBe(true);
});

test("a few late frames do not count", () => {
  const times = at(60, 120).map((time, i) => time + (i > 60 ? 150 : 0));
  expect(isSlow(times)).toBe(false);
});

test("once is not enough, and what somebody has chosen stays", () => {
  const [slow, smooth] = [at(30), at(60)];
  expect(foundAfter(null, smooth)).toBe(null);
  expect(foundAfter(null, slow)).toBe("once");
  expect(foundAfter("once", smooth)).toBe("once");
  expect(foundAfter("once", slow)).toBe("slow");
  expect(foundAfter("slow", smooth)).toBe("slow");
  expect(foundAfter("on", smooth)).toBe("on");
  expect(foundAfter("off", slow)).toBe("off");
});
