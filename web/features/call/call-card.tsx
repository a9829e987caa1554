import { useEffect } from "react";
import type { Phone } from "../../phone/phone.ts";
import { usePhone } from "../../phone/use-phone.ts";
import { Card } from "../../ui/card.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ActiveCall } from "./active-call.tsx";
import { type CallLine, useCallLine } from "./call-line.tsx";
import { DialForm } from "./dial-form.tsx";
import { LastCall } from "./last-call.tsx";

/** Make a Call: the number to dial, or the call that is on. */
export function CallCard() {
  const line = useCallLine();
  return (
    <Card title="Make a Call">{line ? <CallPanel line={line} /> : <Loading label="Connecting..." />}</Card>
  );
}

function CallPanel({ line: { phone, last } }: { line: CallLine }) {
  const { phase } = usePhone(phone);
  const isActive = phase === "connecting" || phase === "ringing" || phase === "in_progress";
  useOpenDevice(phone);
  if (isActive) return <ActiveCall phone={phone} />;
  return (
    <div className="space-y-6">
      <DialForm phone={phone} />
      {last && <LastCall call={last.call} receipt={last.receipt} />}
    </div>
  );
}

/** The voice SDK is loaded with the first sight of the dialler, not with the page before it. */
function useOpenDevice(phone: Phone): void {
  useEffect(() => {
    void phone.initialise();
  }, [phone]);
}
