// Games really played, through the engine that browsers run and the session that pages have: whatever somebody taps,
// however fast they want it, and whether they look at all, everything is shown once and in order, no climax is
// shortened, the end waits for what leads to it, and at rest the screen is the engine's table. Any number of people
// play; somebody watches, and in some games there is a television (together.ts, screen.ts).
import { engines, games } from "../node/support.mjs";
import { reached } from "./screen";
import { met, Together, type People } from "./together";

/** Of each game, half of them with people on all seats: two files, so that they run side by side. */
const many = Math.ceil(Number(process.env.BACKLOT_PACE_GAMES ?? 200) / 2);
/** Other games than those from 1 on, for whoever wants more of them or shares them among machines. */
const first = Number(process.env.BACKLOT_PACE_FIRST ?? 1);

export function playedBy(people: People) {
  test.each(games)(`%s: ${many} games`, { timeout: 86_400_000 }, async (game) => {
    engines[game].practiceBegin({ seed: "00".repeat(32) });
    const { games: all } = engines[game].practiceReceive({ type: "hello", version: 1 }).messages[0];
    const known = all.find(({ id }: { id: string }) => id === game);
    for (let number = first; number < first + many; ++number) {
      try {
        await new Together(game, number, people).play(known);
      } catch (cause) {
        const again = `BACKLOT_PACE_FIRST=${number} BACKLOT_PACE_GAMES=2`;
        throw new Error(`${game}, game ${number} (${again}): ${cause}`, { cause });
      }
    }
  });

  // In a few games not everything happens.
  test.runIf(many >= 20)("what these games are there for has happened in some of them", () => {
    for (const [what, times] of Object.entries({ ...reached, ...met })) expect(times, what).toBeGreaterThan(0);
  });
}
