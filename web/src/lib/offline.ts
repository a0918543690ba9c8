// Asks the browser to keep this client for when there is no server. Pages over plain HTTP cannot.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // What the page itself needs comes first.
  const later = window.requestIdleCallback ?? setTimeout;
  later(() => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
