import { rechargeFinishPath } from "#contract/money/recharge.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";
import { newOffLink, noteRule, type RuleDeps, type RuleStores } from "./end-rule.ts";
import { rechargePausedMail } from "./recharge-mail.ts";
import type { Pause, RechargeRule } from "./recharge-store.ts";

/**
 * Pauses a locked rule in the transaction of the cause, and mails its user. The same reason again sends no mail, unless a
 * payment or a decline is new, or the payment that its user could finish is over; neither does `unavailable`, which ends within minutes. An operator's pause stays.
 * @returns true when the pause is new
 */
export async function pauseRule(
  deps: RuleDeps,
  stores: RuleStores & Pick<PaymentStores, "cards">,
  rule: RechargeRule,
  pause: Pause,
): Promise<boolean> {
  const { walletId } = rule;
  // A purchase that began earlier must not end an operator's pause.
  if (rule.pause?.because === "operator") {
    await stores.recharge.update(rule);
    return false;
  }
  await stores.recharge.update({ ...rule, pause });
  const isSame = rule.pause?.because === pause.because && rule.pause.paymentId === pause.paymentId;
  const isNews = !isSame || pause.paymentId !== null || pause.decline !== null;
  if (!isNews) return false;
  const { because, decline, paymentId } = pause;
  await noteRule(deps, stores, rule, { kind: "paused", because, decline, paymentId });
  if (because === "unavailable") return true;
  const reader = await stores.recharge.reader(rule.userId);
  const card = await stores.cards.lock({ id: rule.userId, walletId }, rule.cardId);
  if (!reader || !card) return true;
  const finishUrl =
    paymentId === null ? undefined : `${deps.receipts.publicUrl}${rechargeFinishPath}?payment=${paymentId}`;
  const offUrl = await newOffLink(deps, stores, rule);
  await stores.outbox.add(
    rechargePausedMail(deps.receipts, reader, { pause, rule: { ...rule, card }, finishUrl, offUrl }),
    walletId,
  );
  return true;
}
