import { skipToken, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { type CallSession, useCallSession } from "#web/app/call/call-session.tsx";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { useSwitchedOff } from "#web/kit/api/use-switched-off.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { usePhone } from "#web/phone/use-phone.ts";

const DisputeNotice = lazyPart(async () => (await import("./dispute-notice.tsx")).DisputeNotice);
const SwitchedOffNotice = lazyPart(async () => (await import("./switched-off-notice.tsx")).SwitchedOffNotice);
const DeviceNotice = lazyPart(async () => (await import("./device-notice.tsx")).DeviceNotice);
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
      {callSession && <NoticesOfPhone callSession={callSession} />}
    </>
  );
}

function NoticesOfPhone({ callSession }: { callSession: CallSession }) {
  const { phase, device, error } = usePhone(callSession.phone);
  const isDeviceError = error !== null && (phase === "idle" || (phase === "ended" && device === "failed"));
  return (
    <Suspense fallback={null}>
      {phase === "in_progress" && <CallNotices callSession={callSession} />}
      {isDeviceError && <DeviceNotice phone={callSession.phone} />}
    </Suspense>
  );
}
