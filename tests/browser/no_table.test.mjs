// Coming to a table that cannot be had: gone, damaged, or not now. There is always a way on.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { LongTable } from "../node/streamed.mjs";
import { Person, openHouse, root } from "./support.mjs";

const { AxeBuilder } = createRequire(join(root, "web/package.json"))("@axe-core/playwright");
const house = openHouse();
const nothing = "000000000000";

async function sound(person) {
  const { violations } = await new AxeBuilder({ page: person.page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    [],
  );
  assert.ok((await person.overflow()) <= 0, "the page is wider than the window");
  assert.deepEqual(person.complaints, []);
}

test("a table that never was or has expired", async () => {
  const ada = await Person.open(house.browser, "Ada");
  for (const place of ["", "/screen"]) {
    await ada.page.goto(`${house.host.address}/table/${nothing}${place}`);
    await ada.page.getByRole("heading", { name: "There is no table here" }).waitFor();
    await ada.page.getByText("the table has expired").waitFor();
    assert.equal(await ada.page.getByRole("button", { name: "Try again" }).count(), 0);
    await sound(ada);
  }
  await ada.page.getByTestId("no-table").getByRole("link", { name: "To the first page" }).click();
  await ada.page.waitForURL(`${house.host.address}/`);

  const odette = await Person.open(house.browser, "Odette", { colorScheme: "dark" });
  await odette.context.addInitScript(() => localStorage.setItem("backlot:language", "fr"));
  await odette.page.goto(`${house.host.address}/table/${nothing}`);
  await odette.page.getByRole("heading", { name: "Il n'y a pas de table ici" }).waitFor();
  await odette.page.getByText("la table a expiré").waitFor();
  await sound(odette);
  await odette.picture("no-table");
});

test("a table whose log is damaged, and one with no room now", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const table = new LongTable(0);
  let why =
    "the log of this table is damaged; whoever runs this server can look at it with backlot check";
  await ada.page.routeWebSocket(/\/ws\//, (socket) => {
    table.listener = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === "join" && why) table.say({ type: "error", id: message.id, clause: null, why });
      else table.receive(message);
    });
  });
  await ada.page.goto(`${house.host.address}/table/${table.table}`);
  await ada.page.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
  await ada.page.getByText("with backlot check").waitFor();
  await sound(ada);
  await ada.picture("damaged-table");

  why = "too many people look at this table; try again later";
  await ada.page.getByRole("button", { name: "Try again" }).click();
  await ada.page.getByRole("heading", { name: "You cannot come in now" }).waitFor();
  await ada.page.getByText("too many people look at this table").waitFor();
  await sound(ada);

  // Now the table is there, and asks for nothing more.
  why = "";
  table.lobby = { ...table.lobby, game: "cinecitta", phase: "closed", why: "the rules have changed since it was played" };
  await ada.page.getByRole("button", { name: "Try again" }).click();
  await ada.page.getByTestId("closed").waitFor();
});
