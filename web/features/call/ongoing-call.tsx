import { lazy, Suspense } from "react";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { useCallSession } from "./call-session.tsx";

// Shows a number, which takes the numbering plans: pages without a call do not load them.
const OngoingCallBar = lazy(async () => ({
  default: (await import("./ongoing-call-bar.tsx")).OngoingCallBar,
}));

/** On every other page: that a call is on, and how to end it or get back to it. */
export function OngoingCall() {
  const callSession = useCallSession();
  return callSession && <BarDuringCall phone={callSession.phone} />;
}

function BarDuringCall({ phone }: { phone: Phone }) {
  const { phase } = usePhone(phone);
  if (phase === "idle" || phase === "ended") return null;
  return (
    <Suspense fallback={null}>
      <OngoingCallBar phone={phone} />
    </Suspense>
  );
}
