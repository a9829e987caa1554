import { skipToken, useQuery } from "@tanstack/react-query";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { type CallSession, useCallSession } from "#web/app/call/call-session.tsx";
import { PlainCall } from "#web/app/call/plain-call.tsx";
import { type CallUnderWay, useSwitchedOff } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { useIsSmall } from "#web/kit/browser/use-is-phone.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { useOtherCalls, useRingingCall } from "./other-call.ts";

const BalanceNotice = lazyPart(async () => (await import("./call-notices.tsx")).BalanceNotice);
const SwitchedOffNotice = lazyPart(async () => (await import("./call-notices.tsx")).SwitchedOffNotice);
const DeviceNotice = lazyPart(async () => (await import("./call-notices.tsx")).DeviceNotice);
const TopUpPanel = lazyPart(async () => (await import("./call-notices.tsx")).TopUpPanel);
const CallNotices = lazyPart(async () => (await import("./call-notices.tsx")).CallNotices);

/** Notices for a caller on the page with the dialler. They may come at any time, so they stand where they move no control. */
export function CallerNotices() {
  const callSession = useCallSession();
  const credits = useCredits().data;
  const isPaused = useQuery<boolean>({ queryKey: queryKeys.pausedByDispute, queryFn: skipToken }).data;
  return (
    <>
      <Suspense fallback={null}>
        {useSwitchedOff("calling") && <SwitchedOffNotice />}
        {(isPaused || (credits !== undefined && credits < 0)) && (
          <BalanceNotice isPaused={isPaused === true} />
        )}
      </Suspense>
      {callSession && <NoticesOfPhone callSession={callSession} />}
    </>
  );
}

function NoticesOfPhone({ callSession }: { callSession: CallSession }) {
  const { phase, device, error } = usePhone(callSession.phone);
  const isSmall = useIsSmall();
  const isDeviceError = error !== null && (phase === "idle" || (phase === "ended" && device === "failed"));
  return (
    <Suspense fallback={null}>
      {phase === "in_progress" && !isSmall && <CallNotices callSession={callSession} />}
      {isDeviceError && <DeviceNotice phone={callSession.phone} />}
    </Suspense>
  );
}

// Loaded lazily: showing a number needs the numbering plans, and pages without a call do not.
export const OngoingCall = lazyPart(
  async () => (await import("./ongoing-call-bar.tsx")).OngoingCall,
  ({ callSession, onRetry }) => <BarToEnd phone={callSession.phone} onRetry={onRetry} />,
);

/** The ongoing call outside the dashboard's card: the whole of a small screen, or the bar that leads back to it. */
export function CallOutsideCard({ isOnDashboard }: { isOnDashboard: boolean }) {
  const callSession = useCallSession();
  if (!callSession) return null;
  return (
    <>
      <ShownCall callSession={callSession} isOnDashboard={isOnDashboard} />
      <EndedElsewhere callSession={callSession} isOnDashboard={isOnDashboard} />
      <Suspense fallback={null}>
        {callSession.isAddingCredits && <TopUpPanel callSession={callSession} />}
      </Suspense>
    </>
  );
}

function ShownCall({ callSession, isOnDashboard }: { callSession: CallSession; isOnDashboard: boolean }) {
  const { phase } = usePhone(callSession.phone);
  const isSmall = useIsSmall();
  const isOver = phase === "idle" || phase === "ended";
  // Noted at the call's first moment: what shows the call may load until after its answer.
  const [begin, setBegin] = useState({ isOver, isSmall: isSmall && phase !== "in_progress" });
  if (isOver !== begin.isOver) setBegin({ isOver, isSmall });
  // A bar that is replaced between the two halves of a press loses it.
  useEffect(() => {
    if (!isOver) void OngoingCall.preload();
  }, [isOver]);
  if (isOver || (isOnDashboard && !isSmall)) return null;
  return (
    <Suspense fallback={<BarToEnd phone={callSession.phone} />}>
      <OngoingCall
        callSession={callSession}
        isOnDashboard={isOnDashboard}
        isSmall={isSmall}
        beginsWhole={begin.isSmall}
      />
    </Suspense>
  );
}

const EndedCall = lazyPart(async () => (await import("#web/app/call/ended/ended-call.tsx")).EndedCall);

/** The result of a call that ended beside another page than the dialler's, which shows it in its card. */
function EndedElsewhere({
  callSession,
  isOnDashboard,
}: {
  callSession: CallSession;
  isOnDashboard: boolean;
}) {
  const { last } = callSession;
  const { phase } = usePhone(callSession.phone);
  const [lastShown, setSeen] = useState(last);
  if (isOnDashboard && last !== lastShown) setSeen(last);
  const isOver = phase === "idle" || phase === "ended";
  if (isOnDashboard || last === null || last === lastShown || !isOver) return null;
  return (
    <Suspense fallback={null}>
      <EndedCall key={last.at} last={last} />
    </Suspense>
  );
}

function BarToEnd(props: ComponentProps<typeof PlainCall>) {
  return (
    <div className="border-line border-t bg-surface">
      <div className="page-width max-w-md py-2.5">
        <PlainCall {...props} />
      </div>
    </div>
  );
}

const IncomingCallBar = lazyPart(
  async () => (await import("#web/app/call/incoming/incoming-call-bar.tsx")).IncomingCallBar,
);

const ParkedCallBar = lazyPart(
  async () => (await import("#web/app/call/incoming/parked-call-bar.tsx")).ParkedCallBar,
);

/** Rings on every page of the user. The parked one of two calls stands beside it. */
export function IncomingCallNotice() {
  const callSession = useCallSession();
  const call = useRingingCall();
  if (!callSession) return null;
  const { phone } = callSession;
  return (
    <Suspense fallback={null}>
      <ParkedCallPlace phone={phone} />
      {call && <IncomingCallBar key={call.callId} call={call} phone={phone} />}
    </Suspense>
  );
}

function ParkedCallPlace({ phone }: { phone: Phone }) {
  return usePhone(phone).parked && <ParkedCallBar phone={phone} />;
}

const OtherCallBar = lazyPart(async () => (await import("./ongoing-call-bar.tsx")).OtherCallBar);

/** Shows on every page that the user is in a call on another page or device, or in two, and offers to end each. */
export function OtherCallNotice() {
  const [first = null, second = null] = useOtherCalls();
  return (
    <>
      <OtherCallPlace call={first} />
      {second && <OtherCallPlace call={second} />}
    </>
  );
}

function OtherCallPlace({ call }: { call: CallUnderWay | null }) {
  const [last, setLast] = useState<CallUnderWay | null>(null);
  if (call !== null && call !== last) setLast(call);
  return (
    last && (
      <Suspense fallback={null}>
        <OtherCallBar call={last} isOver={call === null} />
      </Suspense>
    )
  );
}
