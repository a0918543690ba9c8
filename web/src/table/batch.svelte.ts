// Several answers made ready on the table and given at once: all of them or none. Whether the engine then asks for a
// last word it alone knows; nobody is asked between them.
import type { Action } from "../lib/protocol";
import { sameAction } from "../lib/why";
import type { TableAt } from "./at.svelte";

export class Batch {
  private last: Action | undefined;
  private answered = 0;

  /** To be made while a component is. */
  constructor(private readonly table: () => TableAt) {
    $effect(() => this.next());
  }
  send(actions: Action[], last?: Action) {
    const at = this.table();
    if (at.sending || at.session.busy) return;
    at.sending = true;
    this.answered = at.update.decision_number;
    this.last = last;
    void at.session.act(...actions);
  }
  private next() {
    const at = this.table();
    const { session, update } = at;
    // While something is still being shown, what is asked next is not there yet.
    if (!at.sending || session.busy || !session.paced.rest) return;
    // The next question is on its way, unless there is none.
    if (update.decision && update.decision_number === this.answered && !session.refusal) return;
    at.sending = false;
    const { last } = this;
    this.last = undefined;
    const asked = update.decision?.choices.some((choice) => last && sameAction(choice.action, last));
    if (last && asked && !session.refusal && !at.stopped) at.act(last);
  }
}
