import { messages } from "#contract/messages/messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { callCost_mc, isFree } from "#contract/money/pricing.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { useTimeLeft } from "#web/app/call/use-seconds-left.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { formatDuration, formatTalkTime } from "#web/kit/wording/format.ts";
import { usePhone } from "#web/phone/phone.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

export function CallClock({ callSession }: { callSession: CallSession }) {
  const { elapsed_s } = usePhone(callSession.phone);
  const { rate, left_s, timeLeft } = useTimeLeft(callSession);
  const { inMoney } = useCreditMoney();
  const cost = rate ? creditsFromMillicredits(callCost_mc(rate, elapsed_s)) : 0;
  return (
    <div className="compact:flex compact:flex-wrap compact:items-baseline compact:justify-center compact:gap-x-4">
      <p
        role="timer"
        aria-label={t("Call duration")}
        className="figures mt-2 font-bold text-display md:text-3xl compact:mt-0 compact:text-lg"
      >
        {formatDuration(elapsed_s)}
      </p>
      <p className="figures mt-2 flex min-h-5 flex-wrap justify-center gap-x-5 text-sm text-stage-soft compact:mt-0">
        {rate && (
          <span>
            {isFree(rate) ? t("Free") : `${say(messages.call.estimatedCost(cost))} (${inMoney(cost)})`}
          </span>
        )}
        {left_s !== null && <span>{say(timeLeft(formatTalkTime(left_s)))}</span>}
      </p>
    </div>
  );
}
