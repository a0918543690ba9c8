// The people side of a table through the page: a password, a code, changing seats, the host's rights, private notes, and
// a big screen that shows what everybody may see.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertNoSecrets } from "./secrets.mjs";
import { Person, openHouse, playOn, protocolSchema } from "./support.mjs";
import { closeDrawer, inDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const title = "Cinecittà 1937";

const seat = (person, number) => person.page.locator(`[data-seat="${number}"]`);
const button = (where, name) => where.getByRole("button", { name });

async function checked(people) {
  const fits = protocolSchema();
  for (const person of people) {
    assert.deepEqual(person.complaints, [], person.name);
    assert.ok((await person.overflow()) <= 0, `${person.name}: the page is wider than the window`);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
}

test("a table with a password, its seats and its host", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900 });
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByLabel("Who can come").selectOption("password");
  await form.getByRole("textbox", { name: "Password" }).fill("Open, Sesame");
  await ada.picture("new-table");
  await button(form, "Create the table").click();
  await ada.enter();
  const code = await ada.page.getByTestId("code").innerText();
  assert.match(code, /^[CDFGHJKMNPQRTVWXY34679]{3} [CDFGHJKMNPQRTVWXY34679]{3}$/);
  const drawn = () => ada.page.getByAltText("QR code of the table's link").evaluate((image) => image.naturalWidth);
  await ada.page.waitForFunction(() => document.querySelector("img")?.complete);
  assert.ok((await drawn()) > 0, "there is a QR code");

  // By code, and past the password.
  await ben.page.goto(host.address);
  await ben.page.getByLabel("Link or code that a friend sent you").fill(code.toLowerCase());
  await button(ben.page, "Join").click();
  await ben.page.getByRole("heading", { name: "This table has a password" }).waitFor();
  assert.ok(!ben.frames.some((frame) => frame.includes('"lobby"')), "nothing is shown before");
  await ben.page.getByLabel("Password of the table").fill("sesame");
  await button(ben.page, "Come in").click();
  await ben.page.getByText("that is not the password").waitFor();
  await ben.picture("locked");
  await ben.page.getByLabel("Password of the table").fill("Open, Sesame");
  await button(ben.page, "Come in").click();

  await ben.enter();
  // To a free seat; then with somebody, by agreement.
  await button(seat(ben, 3), "Move here").click();
  await seat(ada, 3).getByText("Ben").waitFor();
  await button(seat(ben, 1), "Change seats").click();
  await seat(ada, 3).getByText("would change seats with you").waitFor();
  await ada.picture("seats");
  await button(seat(ada, 3), "Agree").click();
  await seat(ben, 1).getByText("(you)").waitFor();
  await seat(ben, 3).getByText("Ada").waitFor();

  // Removed, back again, and host.
  await button(seat(ada, 1), "Remove").click();
  await ben.page.getByText("The host has freed your seat").waitFor();
  await button(ben.page, "Take a seat").click();
  await ben.enter();
  await button(seat(ada, 1), "Make host").click();
  await button(ben.page, "Start").waitFor();
  await ben.picture("seats");
  assert.equal(await button(ada.page, "Start").count(), 0);
  await button(seat(ben, 2), "Add bot").click();
  await button(ada.page.locator('[data-seat="2"]'), "Change seats").waitFor();

  for (const person of [ada, ben]) {
    const own = person.sent.map((message) => JSON.stringify(message)).filter((text) => text.includes("esame"));
    assert.ok(own.every((text) => text.includes('"password"')));
    assert.ok(!person.frames.some((frame) => frame.includes("esame") || frame.includes("argon2")));
    assert.ok(!person.page.url().includes("esame"));
  }
  await checked([ada, ben]);
});

test("notes are private until the end, and a big screen shows nothing hidden", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900 });
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByLabel("Who can come").selectOption("listed");
  await button(form, "Create the table").click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();

  // The screen is opened in Ada's browser, with her cookie.
  const screen = await Person.open(house.browser, "Screen", { width: 1920, height: 1080 });
  await screen.context.addCookies(await ada.context.cookies());
  await screen.page.goto(`${link}/screen`);
  await screen.page.getByTestId("coming").waitFor();

  // Ben finds the table on the first page.
  await ben.page.goto(host.address);
  await ben.page.locator(`a[href="${new URL(link).pathname}"]`).click();
  await ben.enter();
  await screen.page.getByText("Ben").waitFor();
  await screen.picture("screen-coming");
  await button(seat(ada, 3), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();

  await openDrawer(ben, "notes");
  await ben.page.getByLabel("Your notes in words").fill("Ada keeps a zebra");
  assert.equal(await ben.page.getByRole("combobox", { name: "Ada" }).count(), 0, "everybody is what they seem: there is nothing to suspect");
  await button(ben.page, "Save").click();
  await ben.page.getByText("saved", { exact: true }).waitFor();
  await ben.picture("notes");
  await ben.page.reload();
  await ben.table.waitFor();
  await openDrawer(ben, "notes");
  assert.equal(await ben.page.getByLabel("Your notes in words").inputValue(), "Ada keeps a zebra");

  await closeDrawer(ben);

  await inDrawer(ada, "menu", (drawer) => button(drawer, "Mute Ben").click());
  await inDrawer(ben, "menu", (drawer) => drawer.getByText("muted").waitFor());
  await openDrawer(ben, "talk");
  await ben.page.getByLabel("Say something to everybody").fill("hello");
  await button(ben.page, "Say").click();
  await ben.page.getByText("the host has muted you").waitFor();
  await closeDrawer(ben);
  await ada.picture("people");
  await playOn([ada, ben], async () => (await ada.decision()) >= 4);
  await screen.page.getByTestId("screen").waitFor();
  await screen.picture("screen");
  // Bots play it to the end.
  for (const person of [ada, ben]) {
    await inDrawer(person, "menu", (drawer) => button(drawer, "Let a bot play for me").click());
  }

  for (const person of [ada, ben, screen]) {
    await person.page.getByTestId("notes").getByText("Ada keeps a zebra").waitFor();
  }
  await ada.picture("notes-shown");
  await screen.picture("screen-over");
  for (const person of [ada, screen]) {
    const early = person.frames.filter((frame) => !frame.includes('"phase":"over"'));
    assert.ok(early.length > 0 && early.every((frame) => !frame.includes("zebra") && !frame.includes('"mark"')));
  }
  assertNoSecrets("Screen", screen.received);
  assert.ok(screen.received.every(({ update }) => !update || update.view.seat === null));

  // The archive finds it by who won.
  const winner = /^(.*) wins\.$/m.exec(await ada.page.getByTestId("score").innerText())?.[1];
  await ben.page.goto(`${host.address}/archive`);
  await ben.page.getByTestId("found").getByRole("link", { name: "Record" }).waitFor();
  await ben.page.getByLabel("Player", { exact: true }).fill("ada");
  if (winner === "Ada") await ben.page.getByLabel("That player won").check();
  await button(ben.page, "Search").click();
  await ben.page.getByTestId("found").getByText("Ben").waitFor();
  await ben.picture("archive");
  await ben.page.getByLabel("To", { exact: true }).fill("2001-01-01");
  await button(ben.page, "Search").click();
  await ben.page.getByText("Nothing found.").waitFor();
  await checked([ada, ben, screen]);
});

test("where loyalties are hidden people are marked, and everybody sees it at the end", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900 });
  await ada.page.goto(host.address);
  const form = await ada.form("Hollywood 1947");
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await button(form, "Create the table").click();
  await ada.enter();
  await ben.page.goto(await ada.page.getByLabel("Send this link to your friends").inputValue());
  await ben.enter();
  await button(seat(ada, 3), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();
  await openDrawer(ben, "notes");
  const mark = ben.page.getByRole("combobox", { name: "Ada" });
  await mark.selectOption("suspect");
  await ben.page.getByText("saved", { exact: true }).waitFor();
  await ben.picture("marks");
  await ben.page.reload();
  await ben.table.waitFor();
  await openDrawer(ben, "notes");
  assert.equal(await mark.inputValue(), "suspect");
  await closeDrawer(ben);
  await ben.page.locator("[data-place] .mark").getByText("! suspect").waitFor();
  for (const person of [ada, ben]) {
    await inDrawer(person, "menu", (drawer) => button(drawer, "Let a bot play for me").click());
  }
  for (const person of [ada, ben]) {
    const shown = person.page.getByTestId("notes").locator(".mark");
    await shown.getByText("! suspect").waitFor();
    assert.equal(await shown.locator("svg").count(), 1, "with the face of whom it is about");
  }
  const early = ada.frames.filter((frame) => !frame.includes('"phase":"over"'));
  assert.ok(early.length > 0 && early.every((frame) => !frame.includes('"mark"')));
  await checked([ada, ben]);
});
