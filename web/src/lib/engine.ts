// The WebAssembly engine: practice, and SHA-256 where pages have no crypto.subtle (plain HTTP).
import { load, type Backlot } from "$engine/backlot.mjs";
import address from "$engine/backlot.wasm?url";

let loading: Promise<Backlot> | null = null;

export function loadEngine(): Promise<Backlot> {
  // Compiled while it comes in.
  loading ??= WebAssembly.compileStreaming(fetch(address)).then(load);
  return loading;
}

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
export const randomHex = () => toHex(crypto.getRandomValues(new Uint8Array(32)));
