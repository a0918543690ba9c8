// Practice: one tap, kept in the browser, without a server and without a connection.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { Person, build, openHouse, playOn } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();
const title = "Cinecittà 1937";

const playNow = (person) => person.page.getByRole("button", { name: `Play ${title} now` });
const kept = (person, heading) => person.page.getByRole("region", { name: heading }).getByRole("listitem");

/** Waits until the client is kept for when there is no server. */
const installed = (person) =>
  person.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
  });

test("a practice game begins with one tap, goes on offline, and its record is verified", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.goto(house.host.address);
  await installed(solo);
  await playNow(solo).click();
  await solo.table.waitFor();
  await solo.decide(1);
  const decision = await solo.decision();

  await solo.kept();
  await solo.context.setOffline(true);
  assert.equal(await solo.page.evaluate(() => fetch("/api/lobby").then(() => "there", () => "gone")), "gone");
  await solo.page.reload();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), decision, "a reload takes the game up where it was");
  await playOn([solo]);
  await solo.kept();

  // Another tab, another day: it is kept with its result, and its record is a file.
  const address = solo.page.url();
  await solo.page.goto(house.host.address);
  await solo.page.getByRole("button", { name: "Play Maybe Movies now" }).click(); // its engine was never asked for
  await solo.table.waitFor();
  await solo.page.close();
  solo.page = await solo.context.newPage();
  await solo.page.goto(new URL("/practice", address).href);
  const finished = kept(solo, "Finished");
  assert.match(await finished.innerText(), /You won|Won by/);
  const [saved] = await Promise.all([
    solo.page.waitForEvent("download"),
    finished.getByRole("button", { name: `Record of ${title}` }).click(),
  ]);
  const record = join(house.host.folder, saved.suggestedFilename());
  await saved.saveAs(record);
  assert.match(execFileSync(join(build, "backlot"), ["verify", record], { encoding: "utf8" }), /verified, 1 record /);
  await solo.picture("practice-kept");

  // Step by step, from what is kept and from the file.
  await finished.getByRole("button", { name: `Replay of ${title}` }).click();
  await solo.page.getByTestId("replay").waitFor();
  await solo.page.goBack();
  await solo.page.getByLabel("A record that you have as a file").setInputFiles(record);
  await solo.page.getByTestId("replay").waitFor();
  await solo.page.goBack();

  await finished.getByRole("button", { name: `Delete ${title}` }).click();
  await finished.getByRole("button", { name: "Really delete?" }).click();
  await finished.waitFor({ state: "detached" });
  await solo.page.goto(address);
  await solo.page.getByText("This browser has no such game").waitFor();
  assert.equal(solo.sockets, 0, "practice opens no connection");
  assert.deepEqual(solo.complaints, []);
});

test("over plain HTTP a practice game is kept, too, and goes on in one tab only", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.goto(house.host.address.replace("127.0.0.1", "backlot.test"));
  assert.equal(await solo.page.evaluate(() => isSecureContext), false);
  await playNow(solo).click();
  await solo.table.waitFor();
  const decision = await solo.decision();
  // Neither notifications nor a wake lock here; the title calls.
  assert.match(await solo.page.title(), /^● Your decision/);
  await inDrawer(solo, "menu", async (drawer) => {
    await drawer.getByText("Sound and signs").click();
    await drawer.getByLabel("Sounds of the table").waitFor();
    assert.equal(await drawer.getByRole("button", { name: "Notify me" }).count(), 0);
  });

  const first = solo.page;
  solo.page = await solo.context.newPage();
  await solo.page.goto(new URL("/practice", first.url()).href);
  await kept(solo, "Going on").getByRole("link", { name: "Go on" }).click();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), decision);
  await solo.decide(1);
  const further = await solo.decision();
  await solo.kept();

  solo.page = first;
  await solo.decide(2);
  await solo.page.getByRole("alert").filter({ hasText: "goes on in another tab" }).waitFor();
  await solo.page.reload();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), further, "what the other tab did is what is kept");
  assert.deepEqual(solo.complaints, []);
});

// As on a phone that is busy: the first game is dealt before there is anywhere to keep it.
function slowStore() {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...what) {
    const request = open.apply(this, what);
    Object.defineProperty(request, "onsuccess", {
      set: (opened) => request.addEventListener("success", (event) => setTimeout(() => opened(event), 400)),
    });
    return request;
  };
}

test("a game is kept as it goes, however late the browser begins to keep it", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.addInitScript(slowStore);
  await solo.page.goto(house.host.address);
  await playNow(solo).click();
  await solo.table.waitFor();
  await solo.decide(1);
  const decision = await solo.decision();
  await solo.kept();
  assert.equal(await solo.page.getByRole("alert").filter({ hasText: "another tab" }).count(), 0);
  await solo.page.reload();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), decision);
});

test("a network is fetched only by those who play against it, and then is kept for when there is no server", async () => {
  const solo = await Person.open(house.browser, "Solo");
  const fetched = [];
  solo.context.on("request", (request) => request.url().endsWith(".net") && fetched.push(request.url()));
  await solo.page.goto(house.host.address);
  await installed(solo);
  await playNow(solo).click();
  await solo.table.waitFor();
  await solo.kept();
  assert.deepEqual(fetched, [], "nobody wanted it");

  await solo.page.goto(new URL("/games/cinecitta", house.host.address).href);
  await solo.page.getByLabel("How good the bots are").selectOption("net");
  await solo.page.getByText("A network that learned by playing").waitFor();
  await solo.page.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  assert.ok(fetched.length > 0);
  await solo.decide(1);
  const decision = await solo.decision();
  await solo.kept();
  await solo.context.setOffline(true);
  await solo.page.reload();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), decision, "it goes on offline, network and all");
  await playOn([solo]);
  assert.deepEqual(solo.complaints, []);
});
