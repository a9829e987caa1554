/** The user's permission for notifications; `unsupported` where the browser has none. */
export function noticePermission(): NotificationPermission | "unsupported" {
  return "Notification" in globalThis ? Notification.permission : "unsupported";
}

/** Asks the user. Call it from a press. */
export async function askForNotices(): Promise<boolean> {
  return noticePermission() !== "unsupported" && (await Notification.requestPermission()) === "granted";
}

export interface Notice {
  /** A later notice with the same tag replaces this one. */
  tag: string;
  title: string;
  body: string;
}

/** Shows a notice. Android lets the service worker alone do that. */
export async function showNotice({ tag, title, body }: Notice): Promise<() => void> {
  if (noticePermission() !== "granted") return () => undefined;
  const options = { tag, body, icon: "/app/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active) {
    const shown = new Notification(title, options);
    shown.onclick = () => globalThis.focus();
    return () => shown.close();
  }
  await worker.showNotification(title, options);
  return () => {
    void worker.getNotifications({ tag }).then((shown) => {
      for (const one of shown) one.close();
    });
  };
}
