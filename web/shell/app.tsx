import { StrictMode, Suspense, useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { PageFacts } from "#contract/pages/page-facts.ts";
import { PageFactsContext } from "#web/kit/api/page-facts.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { useHeaderBottom } from "#web/kit/notices/header-bottom.ts";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { lostToasts, toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { t } from "#words/translate.ts";
import { appPaths } from "./app-paths.ts";

/** The whole page of an address. */
export function App({ router, facts }: { router: DataRouter; facts: PageFacts | null }) {
  return (
    <StrictMode>
      <PageFactsContext value={facts}>
        <RouterProvider router={router} />
        <LostToasts />
      </PageFactsContext>
    </StrictMode>
  );
}

/** A session that the server does not know this soon after the login was in a cookie that something removed on its way. */
const unkept_ms = 10_000;

/** Checks access to the page again after a login or logout, also in another tab, and says that a session expired. Returns how to stop. */
export function followSession(router: DataRouter): () => void {
  let begun_ms = Number.NEGATIVE_INFINITY;
  let isDue = false;
  /** Runs the loaders again, but none of a page that is still opening: its loader says what the address brought, once. */
  function checkAccess({ initialized, navigation } = router.state): void {
    if (!isDue || !initialized || navigation.state !== "idle") return;
    isDue = false;
    void router.revalidate();
  }
  const leaveRouter = router.subscribe((state) => checkAccess(state));
  const leaveSession = session.subscribe(() => {
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
    isDue = true;
    queueMicrotask(checkAccess);
  });
  return () => {
    leaveRouter();
    leaveSession();
  };
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
  const top_px = useHeaderBottom();
  if (!areThere) return null;
  return (
    <div
      className="fixed inset-x-2 z-25 mx-auto max-w-140 rounded-control bg-surface shadow-float"
      style={{ top: `calc(${top_px}px + 0.25rem)` }}
    >
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  );
}
