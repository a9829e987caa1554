import type { DataRouter } from "react-router";
import { queries } from "#web/kit/api/browser-queries.ts";
import { followSeen } from "#web/kit/kept/seen/follow-seen.ts";
import { subscribeToLanguage } from "#web/kit/loading/language.ts";
import { isInCall } from "#web/kit/loading/ongoing-call.ts";
import { trustedScript, workerPath } from "#web/kit/loading/trusted-scripts.ts";
import { session } from "#web/kit/session/browser-session.ts";
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
