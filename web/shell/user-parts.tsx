import { CallSessionKeeper } from "#web/features/call/call-session.tsx";
import { OngoingCall } from "#web/features/call/ongoing-call.tsx";
import { finishLogOuts } from "#web/lib/browser-log-out.ts";
import { queries } from "#web/lib/browser-queries.ts";
import { serverEvents } from "#web/lib/events/browser-events.ts";
import { followEvents } from "#web/lib/events/follow-events.ts";
import { WithQueries } from "#web/lib/with-queries.tsx";
import { BalanceStatus } from "./balance-status.tsx";

// Once a user is there: the page follows the server's events, and tells it when the user leaves.
followEvents(queries, serverEvents);
serverEvents.start();
void finishLogOuts();

/** What the frame has for users alone: the call engine, and on other pages than the dashboard the ongoing call. */
export function UserParts({ isOnDashboard }: { isOnDashboard: boolean }) {
  return (
    <WithQueries>
      <BalanceStatus />
      <CallSessionKeeper />
      {!isOnDashboard && <OngoingCall />}
    </WithQueries>
  );
}
