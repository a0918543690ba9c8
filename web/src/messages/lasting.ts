// Why a table cannot be had, now or later: by the name of the refusal (src/table/no.hpp), or by the sentence in which
// servers say it that give no names.
export function lastingRefusal(name: string | undefined, why: string): "gone" | "damaged" | null {
  if (name) return name === "no_such_table" ? "gone" : name === "damaged_log" ? "damaged" : null;
  if (why === "there is no such table") return "gone";
  return why.startsWith("the log of this table is damaged") ? "damaged" : null;
}
