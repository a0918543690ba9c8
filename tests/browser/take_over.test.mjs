// A seat that somebody has left: others ask to play on there, and the host says who does; where the host is gone whoever
// plays says it. On phones and on a desk, in English and in French.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse, protocolSchema } from "./support.mjs";
import { assertInSight, inDrawer } from "./touch.mjs";

const house = openHouse();
const phone = { width: 390, height: 844 };
const button = (where, name) => where.getByRole("button", { name });
const part = ({ page }, id) => page.getByTestId(id);

/** In their own language before the page speaks another one. */
const speak = (person, language) =>
  person.context.addInitScript((spoken) => localStorage.setItem("backlot:language", spoken), language);

/** Ada's table of three with Ben and a bot, playing; how others come to it. */
async function playing(ada, ben) {
  await ada.page.goto(house.host.address);
  const form = await ada.form("Maybe Movies");
  await form.getByLabel(/^Players/).selectOption("3");
  await button(form, "Create the table").click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await ben.enter();
  await button(ada.page.locator('[data-seat="3"]'), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();
  return link;
}

/** They go, and a bot plays for them because the host says so. */
async function leaves(person, host) {
  const { name } = person;
  await person.context.close();
  await host.page.locator("[data-drawer=menu]").click();
  const menu = host.page.getByTestId("drawer").filter({ visible: true });
  const offered = button(menu, new RegExp(`let a bot play for ${name}`));
  await house.host.passUntil(offered);
  await offered.click();
  await menu.getByText("a bot plays").waitFor();
  await host.page.keyboard.press("Escape");
}

function assertSound(people) {
  const fits = protocolSchema();
  for (const person of people) {
    assert.deepEqual(person.complaints, [], person.name);
    for (const message of [...person.received, ...person.sent])
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
  }
}

test("the host says who of several plays on for somebody who has gone", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 360, height: 640 });
  const ben = await Person.open(house.browser, "Ben", phone);
  const cleo = await Person.open(house.browser, "Cleo", phone);
  const dan = await Person.open(house.browser, "Dan", { width: 1440, height: 900 });
  await speak(dan, "fr");
  const link = await playing(ada, ben);
  for (const guest of [cleo, dan]) {
    await guest.page.goto(link);
    await guest.table.waitFor();
    assert.equal(await part(guest, "left").count(), 0, "nobody has gone");
  }
  await leaves(ben, ada);

  // Whoever has no seat is told, says who they are, and asks.
  await part(cleo, "left").getByText("Ben has gone, and a bot plays there.").waitFor();
  await button(part(cleo, "left"), "Play on").click();
  const form = cleo.page.getByTestId("drawer").filter({ visible: true });
  assert.equal(await button(form, "Type your name first").isEnabled(), false);
  await form.getByLabel("Your name").fill("Ada");
  await button(form, "Ask to play on for Ben").click();
  await form.getByText("somebody else at this table has that name").or(form.getByRole("alert").getByText(/name/)).waitFor();
  await form.getByLabel("Your name").fill("Cleo");
  await form.getByRole("radio").nth(2).check({ force: true });
  await noViolations(cleo, "dialog");
  await cleo.picture("take-over");
  await button(form, "Ask to play on for Ben").click();
  await part(cleo, "asking").getByText("You have asked to play on for Ben.").waitFor();

  // One who asks is answered where the host is asked everything; what the host has to decide stays in the window.
  await part(ada, "newcomers").getByText("Cleo would play on for Ben.").waitFor();
  assert.ok((await ada.overflow()) <= 0);
  if ((await ada.decision()) > 0) await assertInSight(ada, "while somebody asks");
  await ada.picture("newcomer");
  await button(part(ada, "newcomers"), "No Cleo").click();
  await part(cleo, "left").getByText("You were not let in for Ben.").waitFor();
  await part(ada, "newcomers").waitFor({ state: "detached" });

  // Two ask; the one who is meant has the seat, whoever came first.
  await button(part(cleo, "left"), "Play on").click();
  await button(form, "Ask to play on for Ben").click();
  await part(cleo, "asking").waitFor();
  await part(dan, "left").getByText("Ben n'est plus là").waitFor();
  await button(part(dan, "left"), "Prendre la suite").click();
  const formulaire = dan.page.getByTestId("drawer").filter({ visible: true });
  await formulaire.getByLabel("Votre nom").fill("Dan");
  await dan.picture("take-over-french");
  await button(formulaire, "Demander la place de Ben").click();
  await part(dan, "asking").getByText("Vous avez demandé la place de Ben").waitFor();
  await part(ada, "newcomers").getByText("2 people would play on").waitFor();
  await button(part(ada, "newcomers"), "Choose").click();
  const who = ada.page.getByTestId("drawer").filter({ visible: true });
  await who.getByText("Cleo would play on for Ben.").waitFor();
  await noViolations(ada, "dialog");
  await ada.picture("newcomers");
  await button(who, "Let in Dan").click();
  await dan.page.locator(".you").getByText("Dan").waitFor();
  assert.ok(dan.received.some(({ update }) => update?.view.seat === 2), "and sees what the seat sees");
  await who.getByText("Nobody is asking for a seat now.").waitFor();
  await part(cleo, "asking").waitFor({ state: "detached" });
  assert.equal(await part(cleo, "left").count(), 0);
  assert.ok(cleo.received.every(({ update }) => !update || update.view.seat === null), "who was not let in saw nothing");
  assertSound([ada, cleo, dan]);
  for (const person of [ada, cleo, dan]) await person.context.close();
});

test("where the host has gone whoever plays lets somebody in, who is then host", async () => {
  const ada = await Person.open(house.browser, "Ada", phone);
  const ben = await Person.open(house.browser, "Ben", phone);
  const cleo = await Person.open(house.browser, "Cleo", phone);
  const link = await playing(ada, ben);
  await cleo.page.goto(link);
  await cleo.table.waitFor();
  await inDrawer(ada, "menu", (drawer) => button(drawer, "Let a bot play for me").click());
  await ada.context.close();
  await house.host.passUntil(part(cleo, "left"));
  await button(part(cleo, "left"), "Play on").click();
  const form = cleo.page.getByTestId("drawer").filter({ visible: true });
  await form.getByLabel("Your name").fill("Cleo");
  await button(form, "Ask to play on for Ada").click();

  // Who asks may think better of it.
  await part(ben, "newcomers").getByText("Cleo would play on for Ada.").waitFor();
  await button(part(cleo, "asking"), "Never mind").click();
  await part(ben, "newcomers").waitFor({ state: "detached" });
  await part(cleo, "left").getByText("Ada has gone").waitFor();
  await button(part(cleo, "left"), "Play on").click();
  await button(form, "Ask to play on for Ada").click();
  await button(part(ben, "newcomers"), "Let in Cleo").click();
  await part(cleo, "asking").waitFor({ state: "detached" });
  await inDrawer(cleo, "menu", (drawer) => button(drawer, "Mute Ben").waitFor());
  assertSound([ben, cleo]);
});
