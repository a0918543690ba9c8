// The WebAssembly engine: practice, and SHA-256 where pages have no crypto.subtle (plain HTTP).
import { load, type Backlot } from "$engine/backlot.mjs";
import address from "$engine/backlot.wasm?url";

let compiling: Promise<WebAssembly.Module> | null = null;
let loading: Promise<Backlot> | null = null;

/** Fetched and compiled once for the page; workers are given it. When that fails the next one who asks tries again. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  compiling ??= WebAssembly.compileStreaming(fetch(address)).catch((why) => {
    compiling = null;
    throw why;
  });
  return compiling;
}

export function loadEngine(): Promise<Backlot> {
  loading ??= compiledEngine()
    .then(load)
    .catch((why) => {
      loading = null;
      throw why;
    });
  return loading;
}

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
export const randomHex = () => toHex(crypto.getRandomValues(new Uint8Array(32)));
