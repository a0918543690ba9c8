// Which clause is being looked up.
let clause = $state<string | null>(null);

export const sheet = {
  get clause() {
    return clause;
  },
  show(id: string) {
    clause = id;
  },
  hide() {
    clause = null;
  },
};
