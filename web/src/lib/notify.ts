// A notification of the system, while nobody looks at the page. Only in a secure context, and only for who asked.
export const canNotify = () => isSecureContext && "Notification" in window;
export const isBlocked = () => canNotify() && Notification.permission === "denied";

/** Asks the person, through the browser; true when they agree. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export async function notify(title: string, body: string) {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const options = { body, tag: "backlot-turn" };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones let only the service worker show one.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options);
  }
}
