import { chargeStep_minor } from "#contract/money/currencies.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { act, type Request, refuseEarly } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { inWords, refuseTarget } from "#domain/operators/target.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import { type HeldRefunds, heldRefunds } from "#domain/payments/reconcile/credits-owed.ts";
import { reconcileFirst } from "#domain/payments/reconcile/reconcile-first.ts";
import { finishRefund, firstRefundCheck_ms, type RefundEnd } from "#domain/payments/refunds/finish-refund.ts";
import type { Refund, RequestedRefund } from "#domain/payments/refunds/refund-store.ts";
import { type MoneyBack, unusedPart } from "#domain/payments/refunds/unused-credits.ts";
import type { ShownPayment } from "./user-lookup.ts";

export interface RefundablePayment extends ShownPayment {
  walletId: string;
  userId: string;
  email: string;
  /** Reason why this operator may not refund it; null when nothing forbids it but the rights of the role. */
  actRefusal: string | null;
  left_minor: number;
  /** All that is unused, as its user could take it back; null when nothing is. */
  unused: MoneyBack | null;
  /** Refunds that held their credits: other money that goes back takes its share of the rest. */
  held: HeldRefunds;
  posted_mc: number;
  /** Every refund, the oldest first. */
  refunds: Pick<
    RequestedRefund,
    "id" | "amount_minor" | "askedBy" | "requestedAt" | "status" | "isUnderWay"
  >[];
}

export interface WantedRefund {
  paymentId: string;
  /** All that is unused when undefined. */
  amount_minor?: number | undefined;
  /** The refunded amount that the operator saw: of two operators who saw the same, one refunds. */
  seenRefunded_minor: number;
  /** The unused amount that the operator saw: a call that was made since would leave the user in debt. */
  seenUnused_minor?: number | undefined;
}

export interface Refunded {
  end: Exclude<RefundEnd, "refused">;
  refundId: string;
  amount_minor: number;
  currency: Payment["currency"];
}

type Deps = OperatorDeps & { payments: PaymentDeps };

/** A payment by our id or the provider's, and what is left to refund. Refuses `not_found`. */
export function showPayment(
  deps: OperatorDeps,
  request: Request,
  id: string,
): Promise<RefundablePayment | Refusal> {
  async function find({ lookup }: OperatorStores) {
    const payment = await lookup.payment(id);
    if (!payment) return refuse("not_found", { message: operatorMessages.noPayment(id) });
    return { ...ofPayment(payment), payment };
  }
  return act(deps, request, "show_payment", find, async ({ payment, user }, stores, acting) => {
    const refunds = await stores.refunds.ofPayment(payment);
    return {
      result: {
        ...payment,
        actRefusal: inWords(await refuseTarget(stores, acting, user)),
        left_minor: leftOf(payment),
        unused: unusedPart(await stores.payments.lots(payment.walletId), payment.id) ?? null,
        held: heldRefunds(refunds.filter(({ status }) => status === "done")),
        posted_mc: (await stores.ledger.balance(payment.walletId)).posted_mc,
        refunds,
      },
    };
  });
}

function ofPayment({ id, userId, walletId }: Pick<Payment, "id" | "userId" | "walletId">) {
  return { subject: { kind: "payment", id } as const, user: { id: userId, walletId } };
}

/**
 * Gives a payment back to its card: what is unused, or any other amount. What is unused is held until the provider has
 * answered, so that no call spends it; another amount may take the wallet below zero. Reconciling alone moves the credits,
 * by the provider's record, and mails the user.
 * `unknown` when the provider's answer was lost: the sweep finishes the refund, once.
 * Refuses `not_found`, `payment_provider_unavailable`, `forbidden`, and `invalid_request` for an impossible amount, a
 * refund under way, one made meanwhile and one that the provider refused.
 */
export async function refundPayment(
  deps: Deps,
  request: Request,
  wanted: WantedRefund,
): Promise<Refunded | Refusal> {
  const refused = await refuseEarly(deps, request, "refund_payment");
  if (refused) return refused;
  // The look at it is no change: without the reason, the record lists it as a reading.
  const shown = await showPayment(deps, { actor: request.actor }, wanted.paymentId);
  if (isRefusal(shown)) return shown;
  // Judged before the provider is asked, and again in the transaction of the refund.
  if (shown.actRefusal !== null) return refuse("forbidden", { message: shown.actRefusal });
  const { walletId, id } = shown;
  const reconciled = await reconcileFirst(deps.payments, { walletId, id }, operatorMessages.providerSilent);
  if (isRefusal(reconciled)) return reconciled;
  async function find({ payments }: OperatorStores) {
    const payment = await payments.lock({ walletId, id });
    if (!payment) return refuse("not_found", { message: operatorMessages.noPayment(id) });
    return { ...ofPayment(payment), payment };
  }
  const begun = await act(
    deps,
    request,
    "refund_payment",
    find,
    // Locks the payment, then its wallet.
    async ({ payment }, { refunds, payments, ledger }, { now }) => {
      await payments.lockPurchases(walletId);
      const unused = unusedPart(await payments.lots(walletId), id);
      const amount_minor = wanted.amount_minor ?? unused?.amount_minor;
      const refused = refuseRefund(
        payment,
        { ...wanted, amount_minor },
        { isOpen: await refunds.isOpen(payment), unused_minor: unused?.amount_minor ?? 0 },
      );
      if (refused !== undefined || amount_minor === undefined) {
        return refuse("invalid_request", { message: refused ?? operatorMessages.refundAmountWrong });
      }
      const held_mc = amount_minor === unused?.amount_minor ? unused.credits_mc : 0;
      if (held_mc > 0 && !(await ledger.hold(walletId, held_mc))) {
        throw new Error(`The locked wallet ${walletId} does not have the ${held_mc} mc that are unused`);
      }
      const refund: Refund = {
        walletId,
        id: deps.ids.uuid(),
        paymentId: id,
        amount_minor,
        requestedAt: now,
        askedBy: "operator",
        held_mc,
      };
      await refunds.add(refund, new Date(now.getTime() + firstRefundCheck_ms));
      const { currency, refunded_minor, providerRef } = payment;
      return {
        before: { refunded_minor, currency },
        after: { refunded_minor: refunded_minor + amount_minor, refund: refund.id },
        result: { refund, currency, intentRef: providerRef ?? "" },
      };
    },
  );
  if (isRefusal(begun)) return begun;
  const { refund, currency, intentRef } = begun;
  const end = await finishRefund(deps.payments, refund, intentRef);
  if (end !== "refused") return { end, refundId: refund.id, amount_minor: refund.amount_minor, currency };
  await act(deps, request, "refund_payment", find, async () => ({
    after: { refund: refund.id, refusedByProvider: true },
    result: undefined,
  }));
  return refuse("invalid_request", { message: operatorMessages.refundRefused });
}

function refuseRefund(
  payment: Payment,
  { amount_minor, seenRefunded_minor, seenUnused_minor }: WantedRefund,
  { isOpen, unused_minor }: { isOpen: boolean; unused_minor: number },
): string | undefined {
  const messages = operatorMessages;
  if (payment.status !== "completed" || payment.providerRef === null) return messages.notPaid;
  if (isOpen) return messages.refundUnderWay;
  if (payment.refunded_minor !== seenRefunded_minor) return messages.refundedMeanwhile;
  const left_minor = leftOf(payment);
  const { currency } = payment;
  const money = (value_minor: number) => `${amountFromMinor(value_minor, currency)} ${currency}`;
  if (left_minor > 0 && amount_minor === undefined) return messages.nothingUnused;
  if (amount_minor === undefined || amount_minor > left_minor || left_minor === 0) {
    return messages.refundTooLarge(money(left_minor));
  }
  if (seenUnused_minor !== undefined && seenUnused_minor !== unused_minor) {
    return messages.unusedChanged(money(unused_minor));
  }
  if (!Number.isSafeInteger(amount_minor) || amount_minor <= 0) return messages.refundAmountWrong;
  const step = chargeStep_minor(currency);
  return amount_minor % step === 0 ? undefined : messages.refundNotWhole(money(step));
}

function leftOf({ charge_minor, refunded_minor }: Pick<Payment, "charge_minor" | "refunded_minor">): number {
  return charge_minor - refunded_minor;
}
