import { Info } from "lucide-react";
import { messages } from "#contract/messages.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { Alert } from "#web/ui/alert.tsx";
import type { CallSession } from "./call-session.tsx";
import { talkTime } from "./call-stage.tsx";
import { useNotes, useSecondsLeft } from "./use-seconds-left.ts";

/** What a person should know while they talk: that the credits end, and quietly what is wrong with the line. */
export function CallNotices({ callSession }: { callSession: CallSession }) {
  const { hints, error } = usePhone(callSession.phone);
  return (
    <>
      <CreditNotice callSession={callSession} />
      {error && <Alert tone="danger">{error}</Alert>}
      <div role="status" className="space-y-2 empty:hidden">
        {hints.map((hint) => (
          <p key={hint} className="fade-in flex items-start gap-2 text-ink-soft text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {messages.inCall.hints[hint]}
          </p>
        ))}
      </div>
    </>
  );
}

function CreditNotice({ callSession }: { callSession: CallSession }) {
  const { warned_s, extended, providerCallId } = useNotes(callSession.notes);
  const { providerCallId: current } = usePhone(callSession.phone);
  const left_s = useSecondsLeft(callSession);
  if (providerCallId !== current || left_s === null) return null;
  if (extended) return <Alert tone="good">{messages.inCall.extended(talkTime(left_s))}</Alert>;
  if (warned_s === null) return null;
  // Said once for each warning, with the time that it names: a screen reader would repeat every second.
  return (
    <Alert tone={warned_s > 30 ? "warn" : "danger"}>{messages.inCall.warning(talkTime(warned_s))}</Alert>
  );
}
