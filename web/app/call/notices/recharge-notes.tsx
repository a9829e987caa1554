import { RefreshCw } from "lucide-react";
import { useLocation } from "react-router";
import { rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeFinishPath } from "#contract/pages/paths.ts";
import {
  type CallNotes,
  type CallNotesStore,
  type RechargeFailure,
  rechargedNow,
} from "#web/app/call/call-notes.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { useNotes } from "#web/app/call/use-seconds-left.ts";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { finishAddress, pauseInWords } from "#web/kit/money/recharge.ts";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import { usePhone } from "#web/phone/use-phone.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** Quiet line about credits that the rule has just bought, read out when there is time. */
export function RechargedLine({ callSession: { phone, notes } }: { callSession: CallSession }) {
  // The phone changes every second of a call, so that the line goes in time.
  usePhone(phone);
  const sentence = rechargedSentence(useNotes(notes));
  return (
    <div role="status" className="empty:sr-only">
      {sentence && (
        <FootLine>
          <p className="fade-in figures flex items-start gap-2 text-ink-soft text-sm">
            <RefreshCw aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {sentence}
          </p>
        </FootLine>
      )}
    </div>
  );
}

/** The same beside the call on other pages. */
export function RechargeInBar({ notes }: { notes: CallNotesStore }) {
  const current = useNotes(notes);
  const failure = failureIn(current);
  const sentence = rechargedSentence(current);
  return (
    <div role="status" className="text-sm">
      {sentence && <p className="figures mt-1">{sentence}</p>}
      {failure && (
        <p className="mt-1 font-medium">
          <RechargeFailed failure={failure} className="!text-stage-ink" />
        </p>
      )}
    </div>
  );
}

function rechargedSentence(notes: CallNotes): string | null {
  const recharged = rechargedNow(notes, performance.now());
  return recharged && say(rechargeMessages.callGoesOn(creditsInWords(recharged.credits)));
}

/** The failure of the rule that stands; null for none. */
export function failureIn({ recharge }: CallNotes): RechargeFailure | null {
  return recharge !== null && "failure" in recharge ? recharge.failure : null;
}

interface RechargeFailedProps {
  failure: RechargeFailure;
  /** Of the link. */
  className?: string;
}

/** Reason why the rule bought nothing, and the way to the payment that its user can finish. The call goes on there. */
export function RechargeFailed({ failure, className }: RechargeFailedProps) {
  const { pathname } = useLocation();
  const { paymentId } = failure;
  return (
    <>
      {pauseInWords(failure)}
      {paymentId !== null && pathname !== rechargeFinishPath && (
        <>
          {" "}
          <TextLink to={finishAddress(paymentId)} className={className}>
            {t("Finish the payment")}
          </TextLink>
        </>
      )}
    </>
  );
}
