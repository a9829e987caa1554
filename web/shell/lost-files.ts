import type { ComponentType } from "react";
import { browserStore } from "#web/lib/browser-store.ts";
import { isInCall } from "#web/lib/ongoing-call.ts";

const key = "farline.reloaded";
/** A file that is lost again so soon after a reload is missing on the server too. */
const again_ms = 30_000;
let isReloading = false;

/**
 * A page of an older release asks for files that the server no longer has. It is loaded anew, unless a call would end.
 * Vite's event: https://vite.dev/guide/build#load-error-handling
 */
export function reloadForLostFiles(): void {
  addEventListener("vite:preloadError", () => {
    const store = browserStore("sessionStorage");
    const since_ms = Date.now() - Number(store.getItem(key) ?? 0);
    if (isReloading || isInCall() || !navigator.onLine || since_ms < again_ms) return;
    store.setItem(key, String(Date.now()));
    isReloading = true;
    location.reload();
  });
}

/** What is shown of a page whose files are lost: nothing before a reload, and a sentence where none may happen now. */
export async function insteadOfLost(error: unknown): Promise<ComponentType> {
  if (isReloading) return new Promise(() => undefined);
  if (!isInCall() && navigator.onLine) throw error;
  return (await import("./later-page.tsx")).LaterPage;
}
