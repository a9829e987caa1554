import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { Message } from "#contract/messages/message.ts";
import { creditNews } from "#web/app/call/call-notes.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { talkTime, useNotes, useSecondsLeft } from "#web/app/call/use-seconds-left.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import { usePhone } from "#web/phone/use-phone.ts";
import { say } from "#words/say.ts";
import { LineNotice } from "./line-notice.tsx";

/** Notices during a call: credits running out, and the worst that is wrong with the line. */
export function CallNotices({ callSession }: { callSession: CallSession }) {
  return (
    <>
      <CreditNotice callSession={callSession} />
      <LineNotice phone={callSession.phone} />
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
      <FootLine>
        <Alert tone="good">
          <Counted sentence={inCallMessages.extended} told_s={news.extended_s} left_s={left_s} />
        </Alert>
      </FootLine>
    );
  }
  const { warned_s } = news;
  return (
    <FootLine>
      <Alert tone={warned_s > 30 ? "warn" : "danger"}>
        <Counted sentence={inCallMessages.warning} told_s={warned_s} left_s={left_s} />
      </Alert>
    </FootLine>
  );
}

interface CountedProps {
  sentence: (time: string) => Message;
  told_s: number;
  left_s: number;
}

/** A screen reader reads the time as it was told; the eye sees the time of the stage above, which counts down. */
function Counted({ sentence, told_s, left_s }: CountedProps) {
  return (
    <>
      <span className="sr-only">{say(sentence(talkTime(told_s)))}</span>
      <span aria-hidden="true" className="figures">
        {say(sentence(talkTime(left_s)))}
      </span>
    </>
  );
}
