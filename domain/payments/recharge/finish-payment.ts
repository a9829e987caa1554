import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";

/**
 * Reads the waiting payment of a user's own rule, with the secret that lets the page confirm it to the bank. Starts nothing.
 * Refuses `payment_not_found`, `recharge_payment_over` and `payment_provider_unavailable`.
 */
export async function finishPayment(deps: PaymentDeps, user: WalletUser, paymentId: string) {
  const payment = await deps.transaction(({ payments }) =>
    payments.lock({ walletId: user.walletId, id: paymentId }),
  );
  if (payment?.userId !== user.id || payment.cardRef === null) return refuse("payment_not_found");
  const { providerRef, cardRef, status } = payment;
  const clientSecret =
    providerRef !== null && status !== "completed" && (await secretOf(deps, payment.id, providerRef));
  if (typeof clientSecret === "object") return clientSecret;
  if (!clientSecret) return refuse("recharge_payment_over");
  return {
    clientSecret,
    paymentMethod: cardRef,
    amount: amountFromMinor(payment.charge_minor, payment.currency),
    currency: payment.currency,
    credits: creditsFromMillicredits(payment.credits_mc),
  };
}

async function secretOf(
  { provider, report }: PaymentDeps,
  paymentId: string,
  ref: string,
): Promise<string | undefined | Refusal> {
  try {
    return await provider.secretOf(ref);
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    report(paymentId, error);
    return refuse("payment_provider_unavailable");
  }
}
