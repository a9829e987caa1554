import { skipToken, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";
import { useSwitchedOff } from "#web/lib/use-switched-off.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { type CallSession, useCallSession } from "./call-session.tsx";

const DisputeNotice = lazyPart(async () => (await import("./dispute-notice.tsx")).DisputeNotice);
const SwitchedOffNotice = lazyPart(async () => (await import("./switched-off-notice.tsx")).SwitchedOffNotice);
const CallNotices = lazyPart(async () => (await import("./call-notices.tsx")).CallNotices);

/** Notices for a caller on the page with the dialler. They may come at any time, so they stand where they move no control. */
export function CallerNotices() {
  const callSession = useCallSession();
  const isPaused = useQuery<boolean>({ queryKey: queryKeys.pausedByDispute, queryFn: skipToken }).data;
  return (
    <>
      <Suspense fallback={null}>
        {useSwitchedOff("calling") && <SwitchedOffNotice />}
        {isPaused && <DisputeNotice />}
      </Suspense>
      {callSession && <NoticesDuringCall callSession={callSession} />}
    </>
  );
}

function NoticesDuringCall({ callSession }: { callSession: CallSession }) {
  const { phase } = usePhone(callSession.phone);
  return (
    phase === "in_progress" && (
      <Suspense fallback={null}>
        <CallNotices callSession={callSession} />
      </Suspense>
    )
  );
}
