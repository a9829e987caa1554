import { type ComponentProps, Suspense } from "react";
import { useCallSession } from "#web/app/call/call-session.tsx";
import { PlainCall } from "#web/app/call/plain-call.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";

// Loaded lazily: showing a number needs the numbering plans, and pages without a call do not.
const OngoingCallBar = lazyPart(
  async () => (await import("./ongoing-call-bar.tsx")).OngoingCallBar,
  BarToEnd,
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
    <Suspense fallback={<BarToEnd phone={phone} />}>
      <OngoingCallBar phone={phone} />
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
