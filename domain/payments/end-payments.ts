import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { isUnanswered } from "./card-provider.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { EndReason, Initiator, PaymentKey } from "./payment-store.ts";
import { reconcilePayment } from "./reconcile/reconcile-payment.ts";

/** More than a user can start before the older ones are ended. */
const mostPayments = 50;

/**
 * Ends a user's payments that may still be paid, before the user is deleted. A payment that was paid meanwhile is
 * credited; one that the bank still processes stays pending.
 * Refuses `payment_not_ended` when the provider does not answer.
 */
export async function endPayments(deps: PaymentDeps, user: WalletUser): Promise<Refusal | undefined> {
  const unpaid = await deps.transaction(({ payments }) => payments.unpaid(user, mostPayments));
  return (await endEach(deps, unpaid, "user_deleted")) ? undefined : refuse("payment_not_ended");
}

/**
 * Ends a user's earlier payments of the same initiator when a new one is started: a person who changes the amount or the
 * currency pays once. A payment that cannot be ended now still counts as a purchase, and the sweep ends it later.
 */
export async function endReplaced(
  deps: PaymentDeps,
  { id: userId, walletId }: WalletUser,
  initiator: Initiator,
): Promise<void> {
  const open = await deps.transaction(({ payments }) =>
    payments.replaced(walletId, { userId, initiator }, mostPayments),
  );
  await endEach(deps, open, "replaced");
}

/** Returns false when a payment could not be ended. */
async function endEach(
  deps: PaymentDeps,
  unpaid: readonly PaymentKey[],
  because: EndReason,
): Promise<boolean> {
  let ended = true;
  for (const payment of unpaid) {
    try {
      if (isRefusal(await reconcilePayment(deps, payment, because))) ended = false;
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      deps.report(payment.id, error);
      ended = false;
      // A provider that does not answer now will not answer for the next payment either; nor will a full queue for it.
      if (isUnanswered(error) || error instanceof TooManyWaitingError) break;
    }
  }
  return ended;
}
