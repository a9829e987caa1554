import type { ReactNode } from "react";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type CallRate, callCost_mc } from "#contract/money/pricing.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import type { PhoneSnapshot } from "#web/phone/phone.ts";
import { isSilence } from "#web/phone/quality/quality-hints.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { beforeAnswer } from "./before-answer.ts";
import type { CallSession } from "./call-session.tsx";
import { talkTime, useAgreedRate, useSecondsLeft } from "./use-seconds-left.ts";

interface CallStageProps {
  /** The id of the element that names the number and the call's state. */
  id: string;
  callSession: CallSession;
  children: ReactNode;
}

/** The number, the call's state, its time and its price, above the given buttons. */
export function CallStage({ id, callSession, children }: CallStageProps) {
  const phone = usePhone(callSession.phone);
  const name = useContactName(phone.number);
  return (
    <div className="rounded-control bg-stage px-4 pt-7 pb-4 text-stage-ink sm:px-6 sm:pb-6">
      <div id={id} className="text-center">
        {name && (
          <p className="break-words font-bold text-xl">
            <bdi>{name}</bdi>
          </p>
        )}
        <p className="figures font-semibold text-lg">
          <bdi>{phone.number && formatNumber(phone.number)}</bdi>
        </p>
        <p role="status" className="mt-1 min-h-6 text-sm text-stage-soft">
          {statusOf(phone)}
        </p>
      </div>
      {/* Its place is kept before the answer: the buttons below stay where they are. */}
      <div className={phone.phase === "in_progress" ? "" : "invisible"}>
        <Clock callSession={callSession} />
      </div>
      <div className="mt-6 space-y-3">{children}</div>
    </div>
  );
}

function Clock({ callSession }: { callSession: CallSession }) {
  const { elapsed_s } = usePhone(callSession.phone);
  const secondsLeft = useSecondsLeft(callSession);
  const rate = useAgreedRate(callSession);
  return (
    <div className="text-center">
      <p role="timer" aria-label={t("Call duration")} className="figures mt-2 font-bold text-display">
        {formatDuration(elapsed_s)}
      </p>
      <p className="figures mt-2 flex min-h-5 flex-wrap justify-center gap-x-5 text-sm text-stage-soft">
        <EstimatedCost rate={rate} elapsed_s={elapsed_s} />
        {secondsLeft !== null && <span>{say(inCallMessages.minutesLeft(talkTime(secondsLeft)))}</span>}
      </p>
    </div>
  );
}

function EstimatedCost({ rate, elapsed_s }: { rate: CallRate | undefined; elapsed_s: number }) {
  if (!rate) return null;
  const cost = creditsFromMillicredits(callCost_mc(rate, elapsed_s));
  return <span>{say(messages.call.estimatedCost(cost))}</span>;
}

function statusOf(phone: PhoneSnapshot): string {
  const { phase, reconnecting, muted, notice } = phone;
  if (phase !== "in_progress") return beforeAnswer(phone);
  if (reconnecting) return t(inCallMessages.reconnecting);
  const inProgress = t(messages.call.inProgress);
  // The notice stands below the buttons, which must not move; a low window shows it only in part.
  if (notice !== null && isSilence(notice)) return `${inProgress} ${t(inCallMessages.noSound)}`;
  return muted ? `${inProgress} ${t("You are muted.")}` : inProgress;
}
