import { type RechargeEnd, rechargeOffPath } from "#contract/money/recharge.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import { hashToken } from "#domain/tokens.ts";
import { rechargeEndedMail } from "./recharge-mail.ts";
import type { RechargeEvent, RechargeRule } from "./recharge-store.ts";

export type RuleDeps = Pick<PaymentDeps, "clock" | "ids" | "receipts">;
export type RuleStores = Pick<PaymentStores, "recharge" | "outbox">;

/** Ends the rule of a wallet and tells its user; false without a rule. The caller publishes `settings` after the commit. */
export async function endRule(
  deps: RuleDeps,
  stores: RuleStores,
  walletId: string,
  because: RechargeEnd,
): Promise<boolean> {
  const rule = await stores.recharge.lock(walletId);
  if (!rule) return false;
  await stores.recharge.end(walletId);
  await noteRule(deps, stores, rule, {
    kind: "ended",
    because,
    paymentId: await forsake(deps, stores, rule),
  });
  const reader = await stores.recharge.reader(rule.userId);
  if (reader) await stores.outbox.add(rechargeEndedMail(deps.receipts, reader, because), walletId);
  return true;
}

/**
 * Has the payment that waits for a rule's user ended soon, because the rule ends or changes. Returns the payment, which the
 * event about the rule then names.
 */
export async function forsake(
  { clock }: Pick<RuleDeps, "clock">,
  { recharge }: Pick<RuleStores, "recharge">,
  { walletId, pause }: Pick<RechargeRule, "walletId" | "pause">,
): Promise<string | null> {
  const paymentId = pause?.paymentId ?? null;
  if (paymentId !== null) await recharge.checkPayment(walletId, paymentId, clock.now());
  return paymentId;
}

/** Records an event of a rule, which its user and operators can read. */
export function noteRule(
  { clock, ids }: Pick<RuleDeps, "clock" | "ids">,
  { recharge }: Pick<RuleStores, "recharge">,
  { walletId, userId }: Pick<RechargeRule, "walletId" | "userId">,
  what: Pick<RechargeEvent, "kind"> & Partial<Pick<RechargeEvent, "because" | "decline" | "paymentId">>,
): Promise<void> {
  const event = { id: ids.uuid(), walletId, userId, at: clock.now() };
  return recharge.note({ ...event, because: null, decline: null, paymentId: null, ...what });
}

/** The off link for the mail about a payment of a rule; undefined for other payments, and once the rule has ended. */
export async function offLinkFor(
  deps: RuleDeps,
  stores: RuleStores,
  { initiator, walletId }: Pick<Payment, "initiator" | "walletId">,
): Promise<string | undefined> {
  const rule = initiator === "rule" ? await stores.recharge.lock(walletId) : undefined;
  return rule && newOffLink(deps, stores, rule);
}

/**
 * Makes a link that turns the rule off, for one mail. Its token names the wallet, so that one shard answers; only the
 * token's hash is stored.
 */
export async function newOffLink(
  { ids, receipts: { publicUrl } }: Pick<RuleDeps, "ids" | "receipts">,
  { recharge }: Pick<RuleStores, "recharge">,
  { walletId, userId }: Pick<RechargeRule, "walletId" | "userId">,
): Promise<string> {
  const secret = ids.secret();
  await recharge.addLink({ walletId, userId, tokenHash: hashToken(secret) });
  return `${publicUrl}${rechargeOffPath}#${walletId}.${secret}`;
}
