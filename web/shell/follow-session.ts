import type { DataRouter } from "react-router";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";
import type { Session } from "#web/kit/session/session.ts";
import { t } from "#words/translate.ts";

/** A session that the server does not know this soon after the login was in a cookie that something removed on its way. */
const unkept_ms = 10_000;

/**
 * After a login or logout, here or in another tab, checks access to the page again. When a session expires, shows the
 * reason and remembers the page for the next login.
 */
export function followSession(session: Session, router: DataRouter): void {
  let begun_ms = Number.NEGATIVE_INFINITY;
  session.subscribe(() => {
    if (session.ended() === null) begun_ms = performance.now();
    else if (session.ended() === "expired") {
      const { location, matches } = router.state;
      // A mailed token works once, so its page is nothing to come back to.
      const hasToken = matches.some(({ params }) => params.token !== undefined);
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
