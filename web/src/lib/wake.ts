// Keeps the screen awake, where the browser can; gives the function that lets it sleep again.
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const take = async () => {
    if (document.hidden) return;
    // Refused when the battery is low: then the screen goes dark as it would anyway.
    const taken = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (over) void taken?.release();
    else lock = taken;
  };
  // A page that is hidden loses its lock.
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
