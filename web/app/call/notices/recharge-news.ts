import type { ServerEvent } from "#contract/events.ts";
import { rechargeMessages } from "#contract/messages/recharge-messages.ts";
import { serverEvents } from "#web/kit/events/browser-events.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { finishAddress, pauseInWords, rechargeToast } from "#web/kit/money/recharge.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Phone } from "#web/phone/phone.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

type RechargeEvent = Extract<ServerEvent, { type: "recharged" | "recharge_failed" }>;
export type RechargeFailure = Extract<RechargeEvent, { type: "recharge_failed" }>;

export interface RechargeNews {
  providerCallId: string | null;
  event: RechargeEvent;
  /** By `performance.now()`. */
  at_ms: number;
}

const listeners = createListeners();
let news: RechargeNews | null = null;

function keep(next: typeof news): void {
  news = next;
  listeners.notify();
}

export const rechargeNews = { subscribe: listeners.subscribe, snapshot: () => news };

// Credits that come in another way end what a failed recharge warns of.
serverEvents.on("call_extended", () => {
  if (news?.event.type === "recharge_failed") keep(null);
});

/** Keeps what the rule did for the notices of the call, or says it in a toast where this page has no call. */
export function takeRecharge(
  event: RechargeEvent,
  phone: Pick<Phone, "snapshot">,
  go: (address: string) => void,
): void {
  const { phase, providerCallId } = phone.snapshot();
  if (phase === "in_progress") keep({ providerCallId, event, at_ms: performance.now() });
  else announce(event, go);
}

/** Time to read two sentences and to press a button. */
const failureShown_ms = 20_000;

function announce(event: RechargeEvent, go: (address: string) => void): void {
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

const shown_s = 30;
/** The extension of the call by the same credits comes a moment earlier or later, and needs no words of its own. */
const extensionToo_s = 40;

/** The words for the caller now: half a minute long that the rule bought, and until other credits come that it could not. */
export function currentNews(
  { event, at_ms, ...about }: RechargeNews,
  providerCallId: string | null,
  now_ms: number,
): { recharged?: string; failure?: RechargeFailure; coversExtension?: true } {
  if (about.providerCallId !== providerCallId) return {};
  if (event.type === "recharge_failed") return { failure: event };
  const since_s = (now_ms - at_ms) / 1_000;
  return {
    ...(since_s < shown_s && { recharged: say(rechargeMessages.callGoesOn(creditsInWords(event.credits))) }),
    ...(since_s < extensionToo_s && { coversExtension: true }),
  };
}
