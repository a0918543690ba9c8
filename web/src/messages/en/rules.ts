// The clauses, taken from docs/rules when the client is built.
import games from "virtual:rules";

export const rules = games;
