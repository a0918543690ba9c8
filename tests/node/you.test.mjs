// Whoever plays alone and has given no name reads "you" in every sentence of whole games, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { play, welcome } from "./french.mjs";

const { asYou: english } = await clientModule("messages/en/you.ts");
const { asYou: french } = await clientModule("messages/fr/you.ts");
const { spoken } = await clientModule("messages/fr/engine.ts");
const { games } = welcome();

test("sentences as whoever they are about reads them", () => {
  const told = {
    "Guest has filled the folder": "You have filled the folder",
    "Guest passes": "You pass",
    "Guest places Actor 3; to the Office: Actor 2": "You place Actor 3; to the Office: Actor 2",
    "Ben gets the folder of Guest: Actor 3 and no Money": "Ben gets your folder: Actor 3 and no Money",
    "Guest gives Beret to Ben and gets Fedora": "You give Beret to Ben and get Fedora",
    "Ben keeps the money; Actor 3 returns to Guest": "Ben keeps the money; Actor 3 returns to you",
    "The pitch of Guest is complete": "Your pitch is complete",
    "Guest's turn": "Your turn",
    "NO −2 script of Guest leaves the game": "Your NO −2 script leaves the game",
    "Guest: I am a Patriot": "You: I am a Patriot",
    "Guest was a Communist": "You were a Communist",
    "Ben draws two posters": "Ben draws two posters",
  };
  for (const [line, read] of Object.entries(told)) {
    assert.equal(english(line, "Guest"), read);
    // Whoever began in French is still called so.
    assert.equal(english(line.replace("Guest", "Invité"), "Invité"), read);
  }
  const dits = {
    "Invité a rempli son dossier": "Vous avez rempli votre dossier",
    "Invité met dans son dossier l'Acteur 3 et 20 d'argent": "Vous mettez dans votre dossier l'Acteur 3 et 20 d'argent",
    "Ben reçoit le dossier d'Invité\u00a0: l'Acteur 3": "Ben reçoit votre dossier\u00a0: l'Acteur 3",
    "Invité ne place personne": "Vous ne placez personne",
    "Invité n'achète plus rien": "Vous n'achetez plus rien",
    "Le projet d'Invité réussit": "Votre projet réussit",
    "Au tour d'Invité": "À votre tour",
    "Invité\u00a0: Je suis Patriote": "Vous\u00a0: Je suis Patriote",
    "Guest pioche deux affiches": "Guest pioche deux affiches",
  };
  for (const [line, read] of Object.entries(dits)) assert.equal(french(line, "Invité"), read);
});

for (const info of games)
  test(`${info.id}: no sentence of whole games is about a guest`, () => {
    const said = new Set();
    for (let seed = 1; seed <= 10; ++seed) {
      let lobby = null;
      play(info, info.options, seed, (message) => {
        if (message.type === "table") lobby = message.lobby;
        if (message.type !== "update") return;
        const { name } = lobby.seats[0];
        for (const item of message.update.events) {
          const lines = [english(item.text, name), french(spoken.line(item, info.id, lobby.seats), name)];
          for (const line of lines) {
            assert.ok(!line.split(/[\s':,;\u00a0]/).includes(name), line);
            said.add(line.split(" ").slice(0, 3).join(" "));
          }
        }
      });
    }
    const own = [...said].filter((line) => /^(You|Vous) /.test(line));
    assert.ok(own.length > 5, own.join("\n"));
    // A verb of the third person has stayed: "You takes", "Vous garde".
    const wrong = own.filter((line) => /^You \w+[^s]s( |$)/.test(line) || (line.startsWith("Vous ") && !/^Vous (ne |n'y |n')?(\S+ez|êtes|faites)(\s|$)/.test(line)));
    assert.deepEqual(wrong, []);
  });
