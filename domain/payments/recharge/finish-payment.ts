import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment } from "#domain/payments/payment-store.ts";

/**
 * Reads the waiting payment of a user's own rule, with the secret that lets the page confirm it to the bank. Starts nothing.
 * Keeps the yes with which the page has the card set up once more, so that the bank asks no more for the rule's payments.
 * Refuses `payment_not_found`, `recharge_payment_done` for one that is paid, `recharge_payment_over` for one that has ended or
 * whose rule has, `recharge_payment_processing` while the bank decides, and `payment_provider_unavailable`.
 */
export async function finishPayment(
  deps: PaymentDeps,
  user: WalletUser,
  { paymentId, consent }: { paymentId: string; consent?: CardConsent | undefined },
) {
  const { payment, wait } = await deps.transaction(async ({ payments, recharge }) => {
    const locked = await payments.lock({ walletId: user.walletId, id: paymentId });
    const payment = locked?.userId === user.id ? locked : undefined;
    const wait = payment && (await recharge.waitFor(payment));
    if (payment && wait === "open" && consent) await payments.consent(payment, consent);
    return { payment, wait };
  });
  if (!payment || payment.cardRef === null) return refuse("payment_not_found");
  const { cardRef, status } = payment;
  if (status === "completed") return refuse("recharge_payment_done");
  if (wait !== "open") return refuse("recharge_payment_over");
  const clientSecret = await secretOf(deps, payment);
  if (typeof clientSecret === "object") return clientSecret;
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
  { id, providerRef }: Payment,
): Promise<string | Refusal> {
  if (providerRef === null) return refuse("recharge_payment_processing");
  try {
    // Without a secret the bank has the payment, or its end is about to be known here.
    return (await provider.secretOf(providerRef)) ?? refuse("recharge_payment_processing");
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    report(id, error);
    return refuse("payment_provider_unavailable");
  }
}
