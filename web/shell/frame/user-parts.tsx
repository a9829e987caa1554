import { useState, useSyncExternalStore } from "react";
import { eventRoutes } from "#contract/events.ts";
import { appMessages } from "#contract/messages/frame-messages.ts";
import { CallSessionKeeper } from "#web/app/call/call-session.tsx";
import {
  CallerNotices,
  CallOutsideCard,
  IncomingCallNotice,
  OtherCallNotice,
} from "#web/app/call/notices/caller-notices.tsx";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { queries, WithQueries } from "#web/kit/api/with-queries.tsx";
import { useIsPhone } from "#web/kit/browser/use-is-phone.ts";
import { Foot } from "#web/kit/controls/foot.tsx";
import { serverEvents } from "#web/kit/events/browser-events.ts";
import { followEvents } from "#web/kit/events/follow-events.ts";
import { finishLogOuts } from "#web/kit/session/browser-log-out.ts";
import { formatCredits } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { BottomBar } from "./bottom-bar.tsx";

/** Once there is a user: the page follows the server's events, and tells it when the user leaves. */
export function followServer(): void {
  followEvents(queries, serverEvents);
  serverEvents.start();
  void finishLogOuts();
}

export function UserParts({ isOnDashboard }: { isOnDashboard: boolean }) {
  const areEventsBlocked = useSyncExternalStore(serverEvents.onBlocked, serverEvents.isBlocked);
  return (
    <WithQueries>
      <BalanceStatus />
      <CallSessionKeeper />
      <Foot bar={useIsPhone() && <BottomBar />}>
        <OfflineStatus />
        {areEventsBlocked && <BlockedEventsStatus />}
        {isOnDashboard && <CallerNotices />}
        <CallOutsideCard isOnDashboard={isOnDashboard} />
        <IncomingCallNotice />
        <OtherCallNotice />
      </Foot>
    </WithQueries>
  );
}

/** Reads each change of the balance out to people who cannot see it. The first value is on the screen to be found. */
function BalanceStatus() {
  const credits = useCredits().data;
  const [last, setLast] = useState(credits);
  const [hasChanged, setChanged] = useState(false);
  if (credits !== undefined && credits !== last) {
    setLast(credits);
    setChanged(last !== undefined);
  }
  return (
    <p role="status" className="sr-only">
      {hasChanged && last !== undefined && t("New balance: {credits}", { credits: formatCredits(last) })}
    </p>
  );
}

function BlockedEventsStatus() {
  const address = `${window.location.host}${eventRoutes.events.path}`;
  return (
    <p role="status" className="bg-warn-soft px-4 py-1.5 text-center font-medium text-sm text-warn">
      {t(
        "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.",
        { address },
      )}
    </p>
  );
}

/** A line for as long as the browser knows that it has no network. */
function OfflineStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p
      role="status"
      className={isOnline ? "sr-only" : "bg-warn-soft py-1.5 text-center font-medium text-sm text-warn"}
    >
      {!isOnline && t(appMessages.offline)}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
