// Clocks wait for what screens show: no climax before a decision takes longer than the engine's numbers for its events.
import { engineFor, goldenRecords } from "../node/support.mjs";
import { welcome } from "../node/french.mjs";
import type { ReplayAbout } from "../../targets/wasm/backlot.mjs";
import type { Lobby, StreamItem } from "../../web/src/lib/protocol";
import { climax, type AnyEvent } from "../../web/src/pace/moment";
import { stopsOf } from "../../web/src/pace/recorded";
import { rowsOf } from "../../web/src/pace/rows";
import type { FrameSent } from "../../web/src/pace/shown";

const known = welcome().games as {
  id: string;
  scenes: { event: string; milliseconds: number }[];
}[];

for (const game of ["boulevard", "hollywood"]) {
  test(
    `${game}: no climax of a record outlasts its public numbers`,
    { timeout: 120_000 },
    () => {
      const { scenes } = known.find(({ id }) => id === game)!;
      const lengths = new Map(
        scenes.map(({ event, milliseconds }) => [event, milliseconds]),
      );
      let seen = 0;
      const records = goldenRecords().filter(({ name }) =>
        name.startsWith(`${game}/`),
      );
      for (const { name, bytes } of records) {
        const engine = engineFor(bytes);
        const about = engine.replayOpen(bytes) as ReplayAbout;
        const stops = stopsOf(
          {
            lobby: { game, seats: [] } as unknown as Lobby,
            steps: about.steps,
            outcome: about.outcome as never,
            dealt: engine.replayStep(0, "watch")!,
            log: engine.replayLog("watch")!,
            frames: (step) => engine.replayFrames(step, "watch") as FrameSent[],
          },
          { rows: rowsOf(game), words: (items: StreamItem[]) => items },
        );
        // At the end nobody is asked anything.
        for (const { item } of stops.filter(({ step }) => step < about.steps)) {
          for (const { weight, ms, draw, told } of item.moments) {
            if (weight !== climax) continue;
            const kinds = told!.map(({ event }) => (event as AnyEvent).kind);
            const most = kinds.reduce(
              (sum, kind) => sum + (lengths.get(kind) ?? 0),
              0,
            );
            expect(ms, `${name}: ${draw} of ${kinds}`).toBeLessThanOrEqual(
              most,
            );
            ++seen;
          }
        }
      }
      expect(seen).toBeGreaterThan(0);
    },
  );
}
