// Following a guided first round: doing what it says, and nothing else.
import assert from "node:assert/strict";

const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What the page says now: the name in the instruction, that the round is over, or nothing yet. */
export const saidNow = (page) =>
  page.evaluate(() => {
    if (document.querySelector("[data-testid=guided]")) return { over: true };
    const bubble = document.querySelector("[data-testid=guide]");
    if (!bubble?.checkVisibility()) return null;
    return {
      name: bubble.querySelector("[data-named]").textContent,
      said: bubble.querySelector(".say").textContent,
      mark: bubble.querySelector("[data-said]").dataset.said,
    };
  });

/** Waits until something is said that was not said before. */
export async function nextSaid(page, before) {
  for (;;) {
    const now = await saidNow(page);
    if (now && (now.over || now.mark !== before)) return now;
    await page.waitForTimeout(20);
  }
}

/** Whether two boxes have nothing in common. */
export const apart = (a, b) => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;

/** What an instruction names and where it stands, or in words what is wrong with that now. */
async function named(page, { said, name }) {
  const buttons = page.getByRole("button", { name: new RegExp(`^${quoted(name)}(?:$|\\s?: |, |\\. )`) });
  let object = null;
  for (const part of await buttons.filter({ visible: true }).elementHandles()) {
    if ((await part.getAttribute("aria-pressed")) !== "true") object ??= part;
  }
  if (!object) return { wrong: `“${said}” names nothing on the screen` };
  if (!(await object.isEnabled())) return { wrong: `“${said}” names something that cannot be touched` };
  const [bubble, box, dock] = await Promise.all(
    [page.getByTestId("guide"), object, page.locator(".dock")].map((part) => part.boundingBox()),
  );
  if (!bubble || !box || !dock) return { wrong: `“${said}” goes away` };
  if (!apart(bubble, dock)) return { wrong: `“${said}” covers the dock` };
  if (!apart(bubble, box)) return { wrong: `“${said}” covers ${name}` };
  return { object };
}

/** Touches what one instruction after the other names, until the round is over or `until` says so. Gives the instructions. */
export const follow = async (person, until) => (await followTo(person, until)).followed;

/** The same, with the mark of the last one. */
export async function followTo(person, until = () => false) {
  const { page } = person;
  const followed = [];
  let before = null;
  for (let now = await nextSaid(page, before); !now.over; now = await nextSaid(page, before)) {
    // On a busy machine the page may be drawn between two looks at it: what is wrong must stay wrong.
    let found = await named(page, now);
    for (let look = 0; found.wrong && look < 200; ++look) {
      await page.waitForTimeout(20);
      now = await nextSaid(page, before);
      if (now.over) return { followed, mark: before };
      found = await named(page, now);
    }
    assert.ok(found.object, found.wrong);
    followed.push(now.said);
    assert.ok(followed.length < 60, `it comes to an end: ${followed.slice(-4).join(" / ")}`);
    before = now.mark;
    await found.object.click();
    if (until(followed)) break;
  }
  return { followed, mark: before };
}
