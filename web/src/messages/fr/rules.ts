// The clauses in French, taken from docs/rules.fr when the client is built.
import games from "virtual:rules/fr";
import type { Messages } from "../index.svelte";

export const rules: Messages["rules"] = games;
