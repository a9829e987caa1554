import type { QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { rememberDestination } from "#web/lib/destination.ts";
import type { Session } from "#web/lib/session.ts";

/**
 * After a login or logout, here or in another tab, drops the previous user's data and checks access to the page again.
 * When a session expires, shows the reason and remembers the page for the next login.
 */
export function followSession(session: Session, queries: QueryClient, router: DataRouter): void {
  session.subscribe(() => {
    queries.clear();
    if (session.ended() === "expired") {
      const { location, matches } = router.state;
      // A mailed token works once, so its page is nothing to come back to.
      const hasToken = matches.some(({ params }) => params.token !== undefined);
      if (!hasToken) rememberDestination(location.pathname + location.search);
      toast.error(messages.login.sessionExpired);
    }
    void router.revalidate();
  });
}
