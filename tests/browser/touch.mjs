// Playing on a table of its own (web/src/table): touching things, and what a decision must keep to on every screen.
import assert from "node:assert/strict";

const touchable = "[data-testid=table] :is([data-state=can], [data-state=other], .plain[data-thing]):visible";
const confirm = "[data-testid=decision] :is(.confirm, .either)";

/** What a finger would miss: what is less than 44 px wide or high where a touch reaches it, however large its picture is. */
export const tooSmall = (page, selector) =>
  page.evaluate((wanted) => {
    const least = 43.5;
    const reached = (part) => {
      if (part.closest("dialog, .end")) part.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (across, down) => part.contains(document.elementFromPoint(x + across, y + down));
      const reach = (across, down) => {
        let far = 0;
        while (far < 44 && hits(across * (far + 0.5), down * (far + 0.5))) far += 0.5;
        return far;
      };
      return { wide: reach(1, 0) + reach(-1, 0), tall: reach(0, 1) + reach(0, -1) };
    };
    return [...document.querySelectorAll(wanted)]
      .filter((part) => part.checkVisibility() && !part.disabled)
      .map((part) => ({ name: part.getAttribute("aria-label") ?? part.textContent.trim(), ...reached(part) }))
      .filter(({ wide, tall }) => wide < least || tall < least);
  }, selector);

/** Everything that a decision needs is in the window, and large enough to be touched; the page does not scroll. */
export async function assertInSight(person, what) {
  const found = await person.page.evaluate(() => {
    const parts = document.querySelectorAll(
      "[data-testid=table] :is([data-state=can], [data-state=other], [data-state=selected]), .dock button, .dock .say",
    );
    const shown = [...parts].filter((part) => part.checkVisibility());
    const name = (part) => part.dataset.thing ?? part.textContent.trim();
    const page = document.documentElement;
    return {
      scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
      outside: shown
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        })
        .map(name),
      // Half of a thing is still a thing, but its own middle must be free: nothing over it, and not cut off.
      covered: shown
        .filter((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (part.tagName === "BUTTON") return !part.contains(document.elementFromPoint(x, y));
          // What can be touched beyond its own picture is not seen there, and hides no text.
          const hit = document.elementsFromPoint(x, y).find((each) => {
            const box = each.getBoundingClientRect();
            return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          });
          return !(hit && (part.contains(hit) || hit.contains(part)));
        })
        .map(name),
      small: shown
        .filter((part) => part.tagName === "BUTTON" && !part.matches(".clause"))
        .filter((part) => part.offsetWidth < 44 || part.offsetHeight < 44)
        .map((part) => `${name(part)} ${part.offsetWidth}×${part.offsetHeight}`),
      filled: [...document.querySelectorAll("[data-testid=table] button.main")].filter((part) => part.checkVisibility()).length,
    };
  });
  // The rule's chip is a word in a sentence; a touch reaches it around that.
  found.small.push(...(await tooSmall(person.page, ".dock .clause")).map(({ name, wide, tall }) => `${name} ${wide}×${tall}`));
  if (found.scrolls || [...found.outside, ...found.covered, ...found.small].length > 0) await person.picture("out-of-sight");
  assert.deepEqual({ ...found, filled: found.filled <= 1 }, { scrolls: false, outside: [], covered: [], small: [], filled: true }, what);
}

/** Touches things until something is proposed; `which` varies them, or picks one of their names. Gives the things touched. */
export async function propose(person, which) {
  if ((await person.page.locator(".dock .forced").count()) > 0) return ["forced"]; // the table does it by itself
  const touched = [];
  for (let step = 0; step < 12; ++step) {
    const things = person.page.locator(touchable);
    const all = await things.evaluateAll((found) => found.map(({ dataset }) => dataset.thing));
    const fresh = all.filter((thing) => !touched.includes(thing));
    // What is laid out already can be said without touching anything more.
    if (fresh.length === 0 && (await person.page.locator(confirm).count()) > 0) return touched;
    assert.ok(fresh.length > 0, `nothing to touch after ${touched}`);
    const thing = typeof which === "function" ? which(fresh) : fresh[(which + step) % fresh.length];
    touched.push(thing);
    await things.nth(all.indexOf(thing)).click();
    if ((await person.page.locator(confirm).count()) > 0) return touched;
  }
  throw new Error(`nothing is proposed after ${touched}`);
}

/** Does what is proposed and waits until the table has gone on. */
export async function confirmIt(person) {
  if ((await person.page.locator(confirm).count()) === 0) return; // forced: whoever plays on comes back
  const number = await person.decision();
  await person.page.locator(confirm).first().click();
  await person.page.waitForFunction(
    (old) =>
      document.querySelector("[data-testid=table]")?.getAttribute("data-decision") !== String(old) ||
      document.querySelector("[data-testid=score]"),
    number,
  );
}

/** A decision made by touching things. Gives the step that was answered. */
export async function touchOn(person, which) {
  const step = await person.page.getByTestId("decision").getAttribute("data-step");
  await propose(person, which);
  await confirmIt(person);
  return step;
}

/** Opens a drawer by its name in the code, from the tabs or, on a short phone, from "…". */
export async function openDrawer(person, id) {
  await person.table.waitFor();
  const tab = person.page.locator(`[data-drawer=${id}]`);
  if (await tab.isVisible()) return tab.click();
  await person.page.locator("button.more:visible").click();
  await person.page.locator(`.list [data-drawer-of=${id}]`).click();
}
export async function closeDrawer(person) {
  await person.page.keyboard.press("Escape");
}

/** What `look` finds in a drawer, which is closed again: on a phone it covers the table. */
export async function inDrawer(person, id, look) {
  await openDrawer(person, id);
  const found = await look(person.page.getByTestId("drawer").filter({ visible: true }));
  await closeDrawer(person);
  return found;
}
/** The lines of the story, newest first. */
export const story = (person) => inDrawer(person, "story", (drawer) => drawer.locator("ol[reversed] li").allInnerTexts());
