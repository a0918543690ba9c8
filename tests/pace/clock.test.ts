// A clock that can be stopped: what waits by it waits as long again as it stood.
import { Stoppable } from "../../web/src/pace/clock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("nothing passes before it goes, nor while it stands", () => {
  const clock = new Stoppable();
  const heard: string[] = [];
  clock.later(100, () => heard.push("first"));
  const call = clock.later(150, () => heard.push("never"));
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(0);
  clock.go();
  vi.advanceTimersByTime(60);
  clock.stop();
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(60);
  expect(heard).toEqual([]);
  clock.go();
  vi.advanceTimersByTime(39);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["first"]);
  call();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(["first"]);
});
