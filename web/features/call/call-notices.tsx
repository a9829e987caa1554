import { Info } from "lucide-react";
import { inCallMessages } from "#contract/in-call-messages.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { Alert } from "#web/ui/alert.tsx";
import { t } from "#words/translate.ts";
import { creditNews } from "./call-notes.ts";
import type { CallSession } from "./call-session.tsx";
import { EndNoticeOffer } from "./end-notice-offer.tsx";
import { talkTime, useNotes, useSecondsLeft } from "./use-seconds-left.ts";

/** Notices during a call: credits running out, errors, and hints about the call quality. */
export function CallNotices({ callSession }: { callSession: CallSession }) {
  const { hints, error } = usePhone(callSession.phone);
  return (
    <>
      <CreditNotice callSession={callSession} />
      <EndNoticeOffer callSession={callSession} />
      {error && <Alert tone="danger">{error}</Alert>}
      <div role="status" className="space-y-2 empty:sr-only">
        {hints.map((hint) => (
          <p key={hint} className="fade-in flex items-start gap-2 text-ink-soft text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {t(inCallMessages.hints[hint])}
          </p>
        ))}
      </div>
    </>
  );
}

function CreditNotice({ callSession }: { callSession: CallSession }) {
  const notes = useNotes(callSession.notes);
  const { providerCallId: current } = usePhone(callSession.phone);
  const left_s = useSecondsLeft(callSession);
  if (notes.providerCallId !== current || left_s === null) return null;
  const news = creditNews(notes, left_s);
  if (news === null) return null;
  if ("extended_s" in news) {
    return (
      <Alert tone="good">
        <Counted sentence={inCallMessages.extended} told_s={news.extended_s} left_s={left_s} />
      </Alert>
    );
  }
  const { warned_s } = news;
  return (
    <Alert tone={warned_s > 30 ? "warn" : "danger"}>
      <Counted sentence={inCallMessages.warning} told_s={warned_s} left_s={left_s} />
    </Alert>
  );
}

interface CountedProps {
  sentence: (time: string) => string;
  told_s: number;
  left_s: number;
}

/** A screen reader reads the time as it was told; the eye sees the time of the stage above, which counts down. */
function Counted({ sentence, told_s, left_s }: CountedProps) {
  return (
    <>
      <span className="sr-only">{sentence(talkTime(told_s))}</span>
      <span aria-hidden="true" className="figures">
        {sentence(talkTime(left_s))}
      </span>
    </>
  );
}
