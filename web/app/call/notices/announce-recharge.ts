import type { ServerEvent } from "#contract/events.ts";
import { rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { finishAddress, pauseInWords, rechargeToast } from "#web/kit/money/recharge.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

export type RechargeEvent = Extract<ServerEvent, { type: "recharged" | "recharge_failed" }>;

/** Time to read two sentences and to press a button. */
const failureShown_ms = 20_000;

/** Says what the rule did while no call goes on on this page. */
export function announceRecharge(event: RechargeEvent, go: (address: string) => void): void {
  if (event.type === "recharged") {
    toast.success(say(rechargeMessages.recharged(creditsInWords(event.credits))), { id: rechargeToast });
    return;
  }
  const { paymentId } = event;
  toast.error(pauseInWords(event), {
    id: rechargeToast,
    duration: failureShown_ms,
    ...(paymentId !== null && {
      action: { label: t("Finish the payment"), onClick: () => go(finishAddress(paymentId)) },
    }),
  });
}
