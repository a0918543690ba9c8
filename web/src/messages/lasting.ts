// Why a table cannot be had, now or later: known by the sentence in which servers say it (src/server/hub_loading.cpp).
export function lastingRefusal(why: string): "gone" | "damaged" | null {
  if (why === "there is no such table") return "gone";
  return why.startsWith("the log of this table is damaged") ? "damaged" : null;
}
