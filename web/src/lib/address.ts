import type { AddressAnswer } from "$types/protocol";

/** Where others find this server: not "localhost", which is another machine for them. */
export async function publicAddress(): Promise<string> {
  try {
    const answer = await fetch("/api/address");
    if (answer.ok) return ((await answer.json()) as AddressAnswer).address;
  } catch {
    // without an answer the page's own address is the best there is
  }
  return location.origin;
}
