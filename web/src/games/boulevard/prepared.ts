// What can be said at once when it is laid out on the table: advertising and readiness, the blockbuster's cubes.
import type { TableAt } from "../../table/at.svelte";
import type { Batch } from "../../table/batch.svelte";
import type { Prepared } from "../../table/frame";
import type { Touching } from "../../table/touching.svelte";
import type { Action } from "../../lib/protocol";
import { t } from "../../messages/index.svelte";
import type { OwnCubes } from "./cubes.svelte";
import type { OwnScreen } from "./screen.svelte";
import { inFull, nameOf, type Outlook } from "./view";

interface Around {
  at: TableAt;
  touching: Touching;
  screen: OwnScreen;
  cubes: OwnCubes;
  batch: Batch;
}

export function preparedFor({ at, touching, screen, cubes, batch }: Around): Prepared | undefined {
  const choices = at.decision?.choices ?? [];
  const kinds = new Set(choices.map(({ action }) => action.kind));
  const { dock } = t.boulevard;
  if (kinds.has("invest")) {
    const outlook = at.outlook as Outlook | null;
    const sections = outlook?.sections ?? [];
    const thenTips = outlook?.screen?.then_tips ?? false;
    const set = sections.flatMap(({ section }, index) =>
      screen.amounts[index] > 0 ? dock.amount(inFull(screen.amounts[index]), nameOf(section)) : [],
    );
    const invest = screen.fresh.map((amount): Action & { money: number } => ({
      kind: "invest",
      money: amount,
    }));
    return {
      say:
        set.length > 2
          ? dock.advertiseIn(set.length)
          : set.length > 0
            ? dock.advertise(set)
            : dock.noAdvertising,
      why: dock.keep(inFull(screen.left)),
      verb: thenTips ? dock.thenTips : dock.ready,
      act: () => batch.send(thenTips ? invest : [...invest, { kind: "ready" }]),
    };
  }
  const playable = kinds.has("tip");
  const ready = touching.acts.find(({ action }) => action.kind === "ready");
  if (ready) {
    return {
      say: dock.readySay,
      why: playable ? dock.readyWhy : dock.readyHidden,
      verb: dock.ready,
      act: () => touching.commit(ready),
    };
  }
  if (kinds.has("cube") && cubes.names.length > 0) {
    const send = cubes.names.map((star): Action & { star: string } => ({ kind: "cube", star }));
    return {
      say: dock.cubes(cubes.names),
      why: dock.cubesMean,
      verb: dock.placeCubes(cubes.names.length),
      act: () => batch.send(send, { kind: "no_cube" }),
    };
  }
  return undefined;
}
