import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { act, type Request, refuseEarly } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { inWords, refuseTarget } from "#domain/operators/target.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import { reconcileFirst } from "#domain/payments/reconcile/reconcile-first.ts";
import { finishRefund, firstRefundCheck_ms, type RefundEnd } from "#domain/payments/refunds/finish-refund.ts";
import type { AskedRefund, Refund } from "#domain/payments/refunds/refund-store.ts";
import type { ShownPayment } from "./user-lookup.ts";

export interface RefundablePayment extends ShownPayment {
  walletId: string;
  userId: string;
  email: string;
  /** Reason why this operator may not refund it; null when nothing forbids it but the rights of the role. */
  actRefusal: string | null;
  left_minor: number;
  /** Every refund that was asked for here, the oldest first; those made at the provider itself are in `refunded_minor`. */
  refunds: Pick<AskedRefund, "id" | "amount_minor" | "askedBy" | "requestedAt" | "status">[];
}

export interface WantedRefund {
  /** Our id. */
  paymentId: string;
  /** All that is left when undefined. */
  amount_minor?: number | undefined;
  /** The refunded amount that the operator saw: of two operators who saw the same, one refunds. */
  seenRefunded_minor: number;
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
  return act(deps, request, "show_payment", find, async ({ payment, user }, stores, acting) => ({
    result: {
      ...payment,
      actRefusal: inWords(await refuseTarget(stores, acting, user)),
      left_minor: leftOf(payment),
      refunds: await stores.refunds.ofPayment(payment),
    },
  }));
}

function ofPayment({ id, userId, walletId }: Pick<Payment, "id" | "userId" | "walletId">) {
  return { subject: { kind: "payment", id } as const, user: { id: userId, walletId } };
}

/**
 * Gives a payment back to its card, in full or in part. Reconciling alone moves the credits, by the provider's record.
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
    async ({ payment }, { refunds }, { now }) => {
      const amount_minor = wanted.amount_minor ?? leftOf(payment);
      const refused = refuseRefund(payment, { ...wanted, amount_minor }, await refunds.isOpen(payment));
      if (refused) return refuse("invalid_request", { message: refused });
      const refund: Refund = {
        walletId,
        id: deps.ids.uuid(),
        paymentId: id,
        amount_minor,
        requestedAt: now,
        askedBy: "operator",
        held_mc: 0,
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
  { amount_minor, seenRefunded_minor }: WantedRefund & { amount_minor: number },
  isOpen: boolean,
): string | undefined {
  const messages = operatorMessages;
  if (payment.status !== "completed" || payment.providerRef === null) return messages.notPaid;
  if (isOpen) return messages.refundUnderWay;
  if (payment.refunded_minor !== seenRefunded_minor) return messages.refundedMeanwhile;
  const left_minor = leftOf(payment);
  const { currency } = payment;
  if (amount_minor > left_minor || left_minor === 0) {
    return messages.refundTooLarge(`${amountFromMinor(left_minor, currency)} ${currency}`);
  }
  return Number.isSafeInteger(amount_minor) && amount_minor > 0 ? undefined : messages.refundAmountWrong;
}

function leftOf({ charge_minor, refunded_minor }: Pick<Payment, "charge_minor" | "refunded_minor">): number {
  return charge_minor - refunded_minor;
}
