// The same people play again, at a new table: whoever wanted that goes there by themselves when it is made, and so does
// whoever only watches. Everybody else has the link. Only what happens while one is here counts: somebody who comes back
// to look at the old table stays at it.
import { router } from "./router.svelte";
import type { Session } from "./session.svelte";

export function followRematch(session: Session) {
  let stayed = false; // this page has been at the table while there was no other
  $effect(() => {
    const { lobby, you } = session;
    if (!lobby) return;
    if (!lobby.rematch) stayed = true;
    else if (stayed && (!you || you.again)) router.go(`/table/${lobby.rematch}`);
  });
}
