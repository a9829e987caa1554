import { Suspense } from "react";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
import { useCallSession } from "./call-session.tsx";

// Loaded lazily: showing a number needs the numbering plans, and pages without a call do not.
const OngoingCallBar = lazyPart(
  async () => (await import("./ongoing-call-bar.tsx")).OngoingCallBar,
  NotLoaded,
);

/** The bar on every other page: shows the ongoing call and how to end it or return to it. */
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
