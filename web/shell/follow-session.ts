import type { QueryClient } from "@tanstack/react-query";
import type { DataRouter } from "react-router";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { rememberDestination } from "#web/lib/destination.ts";
import type { Session } from "#web/lib/session.ts";

/**
 * Whoever logs in or out, here or in another tab, sees nothing of the one before and only the pages open to them. When
 * a session expires, its user learns why the page changes, and logging in again leads back to it.
 */
export function followSession(session: Session, queries: QueryClient, router: DataRouter): void {
  session.subscribe(() => {
    queries.clear();
    if (session.ended() === "expired") {
      const { pathname, search } = router.state.location;
      rememberDestination(pathname + search);
      toast.error(messages.login.sessionExpired);
    }
    void router.revalidate();
  });
}
