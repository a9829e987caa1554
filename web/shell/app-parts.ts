import type { DataRouter } from "react-router";
import { queries } from "#web/lib/browser-queries.ts";
import { session } from "#web/lib/browser-session.ts";
import { subscribeToLanguage } from "#web/lib/language.ts";
import { isInCall } from "#web/lib/ongoing-call.ts";
import { followSeen } from "#web/lib/seen/follow-seen.ts";
import { trustedScript, workerPath } from "#web/lib/trusted-scripts.ts";
import { currentLanguage } from "#words/translate.ts";
import { followLaunches } from "./follow-launches.ts";
import { followUpdates } from "./follow-updates.ts";

/** Makes the page an app: it is launched with numbers, keeps what it has seen, and opens without a network. */
export async function beAnApp(router: DataRouter): Promise<void> {
  followLaunches(router);
  followSeen(queries, session);
  // Browsers have it on secure pages only.
  if (!("serviceWorker" in navigator)) return;
  const options = { scope: "/", updateViaCache: "none" } as const;
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    trustedScript(workerPath),
    options,
  );
  // What blocks workers in a browser may answer without one.
  if (!registration) return;
  const keepLanguage = () => registration.active?.postMessage(currentLanguage());
  subscribeToLanguage(keepLanguage);
  // It may have changed while this code was not here: before the login, or before the first touch.
  keepLanguage();
  followUpdates(registration, router, isInCall);
}
