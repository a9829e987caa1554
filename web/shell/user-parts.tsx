import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { CallSessionKeeper } from "#web/features/call/call-session.tsx";
import { CallerNotices } from "#web/features/call/caller-notices.tsx";
import { OngoingCall } from "#web/features/call/ongoing-call.tsx";
import { OtherCallNotice } from "#web/features/call/other-call-notice.tsx";
import { finishLogOuts } from "#web/lib/browser-log-out.ts";
import { queries } from "#web/lib/browser-queries.ts";
import { serverEvents } from "#web/lib/events/browser-events.ts";
import { followEvents } from "#web/lib/events/follow-events.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { useIsPhone } from "#web/lib/use-is-phone.ts";
import { WithQueries } from "#web/lib/with-queries.tsx";
import { BalanceStatus } from "./balance-status.tsx";
import { OfflineStatus } from "./offline-status.tsx";

const BlockedEventsStatus = lazyPart(
  async () => (await import("./blocked-events-status.tsx")).BlockedEventsStatus,
);
const BottomBar = lazyPart(async () => (await import("./bottom-bar.tsx")).BottomBar);

/** Once there is a user: the page follows the server's events, and tells it when the user leaves. */
export function followServer(): void {
  followEvents(queries, serverEvents);
  serverEvents.start();
  void finishLogOuts();
}

/** Parts of the frame for users alone: the call engine, the notices of a call here or elsewhere, the bar. */
export function UserParts({ isOnDashboard }: { isOnDashboard: boolean }) {
  const areEventsBlocked = useSyncExternalStore(serverEvents.onBlocked, serverEvents.isBlocked);
  return (
    <WithQueries>
      <BalanceStatus />
      <CallSessionKeeper />
      <Foot>
        <OfflineStatus />
        {areEventsBlocked && (
          <Suspense fallback={null}>
            <BlockedEventsStatus />
          </Suspense>
        )}
        {isOnDashboard ? <CallerNotices /> : <OngoingCall />}
        <OtherCallNotice />
      </Foot>
      {useIsPhone() && (
        <Suspense fallback={null}>
          <BottomBar />
        </Suspense>
      )}
    </WithQueries>
  );
}

/**
 * The lower edge of the window, above a phone's bottom bar, for lines that come and go. Its own place is the end of the
 * page, so that they move nothing.
 */
function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 order-last tall:max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] print:hidden">
      {children}
    </div>
  );
}
