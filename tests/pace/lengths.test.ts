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

// What must be met among them: events that one moment shows together, and what is not with them.
const met: Record<string, [with_: string, without: string[]][]> = {
  boulevard: [
    ["section_won", []],
    ["paid_out", []],
  ],
  cinecitta: [], // its one great moment is the end
  hollywood: [["revealed", []]],
  maybe: [
    ["succeeded", []],
    ["failed", []],
    ["shown", ["succeeded", "failed"]], // a CHANGE has ended it
  ],
};

for (const game of known.map(({ id }) => id)) {
  test(
    `${game}: no climax of a record outlasts its public numbers`,
    { timeout: 120_000 },
    () => {
      const { scenes } = known.find(({ id }) => id === game)!;
      const lengths = new Map(
        scenes.map(({ event, milliseconds }) => [event, milliseconds]),
      );
      const seen: Set<string>[] = [];
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
            seen.push(new Set(kinds));
          }
        }
      }
      for (const [there, absent] of met[game]) {
        const found = seen.some(
          (kinds) =>
            kinds.has(there) && !absent.some((kind) => kinds.has(kind)),
        );
        expect(found, `${there} without ${absent}`).toBe(true);
      }
      expect(seen.length > 0).toBe(met[game].length > 0);
    },
  );
}
