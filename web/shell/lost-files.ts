import type { ComponentType } from "react";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { isInCall } from "#web/kit/loading/ongoing-call.ts";
import { isOfThisRelease } from "#web/kit/loading/this-release.ts";
// Not imported when it is needed, because then there is no network.
import { LaterPage } from "./later-page.tsx";

const key = "farline.reloaded";
/** A file that is lost again so soon after a reload is missing on the server too. */
const again_ms = 30_000;
/** Resolves to true when the page is being loaded anew. Files that are lost together ask one after another. */
let isReloading = Promise.resolve(false);

/**
 * A page of an older release asks for files that the server no longer has. It is loaded anew, unless a call would end.
 * A file that only did not arrive may be asked for again, so the page stays.
 * Vite's event: https://vite.dev/guide/build#load-error-handling
 */
export function reloadForLostFiles(): void {
  addEventListener("vite:preloadError", () => {
    isReloading = isReloading.then((known) => known || reloadIfOld());
  });
}

async function reloadIfOld(): Promise<boolean> {
  const store = browserStore("sessionStorage");
  const since_ms = Date.now() - Number(store.getItem(key) ?? 0);
  if (isInCall() || Math.abs(since_ms) < again_ms || (await isOfThisRelease())) return false;
  store.setItem(key, String(Date.now()));
  location.reload();
  return true;
}

/** Fallback for a page whose files are lost: nothing before a reload, and a sentence where none may happen now. */
export async function insteadOfLost(error: unknown): Promise<ComponentType> {
  if (await isReloading) return new Promise(() => undefined);
  if (!isInCall() && navigator.onLine) throw error;
  return LaterPage;
}
