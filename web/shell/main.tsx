import "./page.css";
import { StrictMode, Suspense, startTransition, useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Answering, giveUpStart, rememberOpenMenu, renderFirst, touched } from "#web/arrival/index.ts";
import { PageFactsContext, readPageFacts } from "#web/kit/api/page-facts.ts";
import { isInstalled } from "#web/kit/browser/install-offer.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { loadToaster, lostToasts, toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { hasLeftSession } from "#web/kit/session/left-sessions.ts";
import { t } from "#words/translate.ts";
import { appPaths } from "./app-paths.ts";
import { reloadForLostFiles } from "./lost-files.tsx";
import { createAppRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Not awaited: the chunks that this waits for import this one.
if (root.dataset.offline === undefined) start(root).catch(giveUpStart);
else import("./offline.tsx").then(({ showOffline }) => showOffline(root)).catch(giveUpStart);

async function start(place: HTMLElement): Promise<void> {
  reloadForLostFiles();
  const isUser = session.csrfToken() !== null;
  // A page whose words do not load is shown anew, in English.
  const words = showDocumentLanguage().catch(() => delete place.dataset.path);
  const router = createAppRouter();
  followSession(router);
  startAsApp(router);
  await Promise.all([
    opened(router),
    words,
    // Without them a user's page would first render without its menu.
    isUser && loadUserParts(),
  ]);
  for (const error of Object.values(router.state.errors ?? {})) {
    // The answer of a server is no error of the start.
    if (!(error instanceof Error) || "status" in error) continue;
    giveUpStart(error);
    if (isServed(router, place)) return;
  }
  const app = (
    <StrictMode>
      <PageFactsContext value={readPageFacts()}>
        <RouterProvider router={router} />
        <LostToasts />
        <Answering />
      </PageFactsContext>
    </StrictMode>
  );
  rememberOpenMenu();
  const isInHtml = isServed(router, place) && router.state.errors === null;
  // A transition draws the page or takes it over in slices, so a long page does not block scrolling and typing meanwhile.
  startTransition(() => renderFirst(place, app, isInHtml));
  // Ahead of the first toast, which may be about a server that cannot be reached.
  touched.then(loadToaster).catch(() => undefined);
  if (!isUser && hasLeftSession(browserStore("localStorage"))) {
    // The next visit finishes what this one cannot.
    import("#web/kit/session/browser-log-out.ts")
      .then(({ finishLogOuts }) => finishLogOuts())
      .catch(() => undefined);
  }
}

/** A part that cannot be loaded fails again where it is rendered, which shows the error. */
async function loadUserParts(): Promise<void> {
  await Promise.allSettled([import("./frame/user-parts.tsx"), import("./frame/profile-menu.tsx")]);
}

/** Resolves once the code of the first page is here and its access is checked. */
async function opened(router: DataRouter): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

/** Tells if the document's HTML is the opened page: the server renders public pages, as visitors see them. */
function isServed({ state }: DataRouter, { dataset }: HTMLElement): boolean {
  return state.location.pathname === dataset.path && session.csrfToken() === null;
}

/** Loads what makes the page an app for users and installed apps alone, after the page is there and used. */
function startAsApp(router: DataRouter): void {
  let isStarted = false;
  async function look(): Promise<void> {
    if (isStarted || (session.csrfToken() === null && !isInstalled())) return;
    isStarted = true;
    // Another program may have launched the installed app with a number that it shall show at once.
    if (!isInstalled()) await touched;
    const { beAnApp } = await import("./app-parts.ts");
    await beAnApp(router);
  }
  // The page works without it.
  const lookQuietly = () => void look().catch(() => undefined);
  session.subscribe(lookQuietly);
  lookQuietly();
}

/** A session that the server does not know this soon after the login was in a cookie that something removed on its way. */
const unkept_ms = 10_000;

/** Checks access to the page again after a login or logout, also in another tab, and says that a session expired. */
function followSession(router: DataRouter): void {
  let begun_ms = Number.NEGATIVE_INFINITY;
  session.subscribe(() => {
    if (session.ended() === null) begun_ms = performance.now();
    else if (session.ended() === "expired") {
      const { location, matches } = router.state;
      // A mailed token works once, so its page is nothing to come back to.
      const isTokens = location.pathname === appPaths.rechargeOff;
      const hasToken = isTokens || matches.some(({ params }) => params.token !== undefined);
      if (!hasToken) rememberDestination(location.pathname + location.search);
      sayExpired(performance.now() - begun_ms < unkept_ms).catch(() => toast.error(t(notLoadedSentence)));
    }
    // The loaders may ask for data, so the other subscribers drop the previous user's first.
    queueMicrotask(() => void router.revalidate());
  });
}

async function sayExpired(isUnkept: boolean): Promise<void> {
  const { login } = (await import("#contract/messages/messages.ts")).messages;
  toast.error(t(isUnkept ? login.sessionNotKept : login.sessionExpired));
}

const Shown = lazyPart(async () => {
  await lostToasts.show();
  return () => null;
}, NotLoaded);

/** In place of toasts whose code failed to load, until it is here and they are shown. */
function LostToasts() {
  const areThere = useSyncExternalStore(lostToasts.subscribe, lostToasts.areThere, () => false);
  if (!areThere) return null;
  return (
    <div className="fixed inset-x-4 top-26 z-50 mx-auto max-w-104 rounded-control bg-surface shadow-float">
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  );
}
