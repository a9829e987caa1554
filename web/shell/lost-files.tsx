import { type ComponentType, useEffect } from "react";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { isInCall, onCallChange } from "#web/kit/loading/ongoing-call.ts";
import { t } from "#words/translate.ts";

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
    isReloading = isReloading.then((isUnderWay) => isUnderWay || reloadIfOld());
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

/** Asks if the server runs the release of this page. One that is out of reach has no other release. */
export async function isOfThisRelease(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  // The page of users without a session: the same for everyone.
  const page = await fetch("/dashboard", { cache: "no-store", credentials: "omit" }).catch(() => undefined);
  return page === undefined || (await page.text()).includes(own ?? "");
}

/** Fallback for a page whose files are lost: nothing before a reload, and a sentence where none may happen now. */
export async function insteadOfLost(error: unknown): Promise<ComponentType> {
  if (await isReloading) return new Promise(() => undefined);
  if (!isInCall() && navigator.onLine) throw error;
  return LaterPage;
}

/** A page that cannot be loaded now, and is loaded as soon as the call is over or the network is back. */
function LaterPage() {
  useEffect(() => {
    const stop = onCallChange(() => !isInCall() && location.reload());
    const reload = () => !isInCall() && location.reload();
    addEventListener("online", reload);
    return () => {
      stop();
      removeEventListener("online", reload);
    };
  }, []);
  return (
    <Card>
      <h1 className="font-bold text-xl">{t(appMessages.later)}</h1>
      <p className="mt-2 text-ink-soft">{t(isInCall() ? appMessages.afterCall : appMessages.whenOnline)}</p>
    </Card>
  );
}
