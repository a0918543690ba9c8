// Why a table cannot be had, now or later: by the name of the refusal (src/table/no.hpp), or by the sentence in which
// servers say it that give no names.
export function lastingRefusal(name: string | undefined, why: string): "gone" | "damaged" | null {
  if (name === "no_such_table" || why === "there is no such table") return "gone";
  return name === "damaged_log" || why.startsWith("the log of this table is damaged") ? "damaged" : null;
}
