import type { DataRouter } from "react-router";
import { rememberDestination } from "#web/lib/destination.ts";
import type { Session } from "#web/lib/session.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";

/**
 * After a login or logout, here or in another tab, checks access to the page again. When a session expires, shows the
 * reason and remembers the page for the next login.
 */
export function followSession(session: Session, router: DataRouter): void {
  session.subscribe(() => {
    if (session.ended() === "expired") {
      const { location, matches } = router.state;
      // A mailed token works once, so its page is nothing to come back to.
      const hasToken = matches.some(({ params }) => params.token !== undefined);
      if (!hasToken) rememberDestination(location.pathname + location.search);
      void sayExpired();
    }
    // The loaders may ask for data, so the other subscribers drop the previous user's first.
    queueMicrotask(() => void router.revalidate());
  });
}

async function sayExpired(): Promise<void> {
  const { messages } = await import("#contract/messages.ts");
  toast.error(t(messages.login.sessionExpired));
}
