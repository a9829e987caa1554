import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { CallSessionKeeper } from "#web/app/call/call-session.tsx";
import { CallerNotices } from "#web/app/call/notices/caller-notices.tsx";
import { OngoingCall } from "#web/app/call/notices/ongoing-call.tsx";
import { OtherCallNotice } from "#web/app/call/notices/other-call-notice.tsx";
import { queries } from "#web/kit/api/browser-queries.ts";
import { WithQueries } from "#web/kit/api/with-queries.tsx";
import { useIsPhone } from "#web/kit/browser/use-is-phone.ts";
import { serverEvents } from "#web/kit/events/browser-events.ts";
import { followEvents } from "#web/kit/events/follow-events.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { finishLogOuts } from "#web/kit/session/browser-log-out.ts";
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
