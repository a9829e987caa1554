import type { DataRouter } from "react-router";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { followSeen } from "#web/kit/kept/seen/follow-seen.ts";
import { subscribeToLanguage } from "#web/kit/loading/language.ts";
import { isInCall } from "#web/kit/loading/ongoing-call.ts";
import { trustedScript, workerPath } from "#web/kit/loading/trusted-scripts.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { currentLanguage, t } from "#words/translate.ts";
import { isOfThisRelease } from "./lost-files.tsx";

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
  followUpdates(registration, router);
}

declare global {
  /** https://wicg.github.io/web-app-launch/#launchqueue-interface, which Chromium alone has. */
  var launchQueue: { setConsumer(consumer: (launch: { targetURL?: string }) => void): void } | undefined;
}

/** Opens what the app is launched with, such as a `tel:` link, in this page: a new one would end a running call. */
function followLaunches(router: Pick<DataRouter, "navigate">): void {
  globalThis.launchQueue?.setConsumer(({ targetURL }) => {
    const target = URL.parse(targetURL ?? "");
    if (target?.origin !== location.origin) return;
    const path = target.pathname + target.search + target.hash;
    // The first launch has opened this page.
    if (path !== location.pathname + location.search + location.hash) void router.navigate(path);
  });
}

/** An installed app may stay open for weeks. */
const look_ms = 3_600_000;

/** Says once that a new release is here, and loads the next page from it, unless a call goes on. */
function followUpdates(registration: ServiceWorkerRegistration, router: DataRouter): void {
  let isNew = false;
  async function lookAtPage(): Promise<void> {
    if (isNew) return;
    if (await isOfThisRelease()) return takeOver(registration);
    isNew = true;
    toast.info(t(appMessages.updated));
  }
  if (registration.waiting) void lookAtPage();
  const look = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The first worker of all is no update.
      if (installing.state === "installed" && registration.active !== null) void lookAtPage();
    });
  };
  registration.addEventListener("updatefound", look);
  if (registration.active !== null) look();
  setInterval(() => void registration.update().catch(() => undefined), look_ms);

  router.subscribe(({ navigation }) => {
    if (!isNew || isInCall() || navigation.state !== "loading") return;
    const { pathname, search, hash } = navigation.location;
    takeOver(registration);
    location.assign(pathname + search + hash);
  });
}

/** The worker takes over unless other pages are open, which may need the files of their own release. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage("take over");
}
