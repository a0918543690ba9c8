// A record as what is shown: at rest every stop is the engine's table, nothing that was seen is left out, and nobody is
// asked anything. The moments of each are written down in tests/golden/moments; `vitest -u` writes them anew.
import { join } from "node:path";
import { engineFor, goldenRecords, root } from "../node/support.mjs";
import type { Eyes, ReplayAbout } from "../../targets/wasm/backlot.mjs";
import type { Lobby, StreamItem } from "../../web/src/lib/protocol";
import { climax } from "../../web/src/pace/moment";
import { stopsOf } from "../../web/src/pace/recorded";
import { endingOf, rowsOf } from "../../web/src/pace/rows";
import type { FrameSent } from "../../web/src/pace/shown";

const names = {
  cinecitta: "cinecitta/sole-winner-all-options.jsonl",
  hollywood: "hollywood/nine-players-all-options.jsonl",
  boulevard: "boulevard/sole-winner.jsonl",
  maybe: "maybe/all-expansions.jsonl",
};
const golden = goldenRecords();

for (const [game, name] of Object.entries(names)) {
  test(
    `${game}: every stop of a record is a table that was`,
    { timeout: 120_000 },
    async () => {
      const { bytes } = golden.find((record) => record.name === name)!;
      const engine = engineFor(bytes);
      const about = engine.replayOpen(bytes) as ReplayAbout;
      for (const eyes of ["watch", 1] as Eyes[]) {
        const log = engine.replayLog(eyes)!;
        const stops = stopsOf(
          {
            lobby: { game, seats: [] } as unknown as Lobby,
            steps: about.steps,
            outcome: about.outcome as never,
            dealt: engine.replayStep(0, eyes)!,
            log,
            frames: (step) => engine.replayFrames(step, eyes) as FrameSent[],
          },
          {
            rows: rowsOf(game),
            ending: endingOf(game),
            words: (items: StreamItem[]) => items,
          },
        );
        for (const { step, part, item } of stops) {
          const { update } = item.frame;
          expect(update!.decision).toBeNull();
          if (part !== null) continue;
          const { view, outlook, waiting } = engine.replayStep(step, eyes)!;
          expect({
            view: update!.view,
            outlook: update!.outlook,
            waiting: update!.waiting,
          }).toEqual({ view, outlook, waiting });
        }
        expect(stops.at(-1)!.step).toBe(about.steps);
        expect(stops.at(-1)!.item.frame.update!.outcome).toEqual(about.outcome);
        expect(stops.at(-1)!.item.frame.heard.items).toEqual(
          log.flatMap(({ items }) => items),
        );
        expect(stops.some(({ weight }) => weight === climax)).toBe(true);
        if (eyes === "watch") {
          const moments = stops.flatMap(({ step, item }) =>
            item.moments.map(({ weight, ms, draw, sound, words }) =>
              [step, weight, ms, draw, sound ?? "-", words].join("\t"),
            ),
          );
          await expect(`${moments.join("\n")}\n`).toMatchFileSnapshot(
            join(root, "tests/golden/moments", `${game}.txt`),
          );
        }
        // In order, and each once.
        const places = stops.map(
          ({ step, part }) => step * 1000 + (part ?? 999),
        );
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }
    },
  );
}
