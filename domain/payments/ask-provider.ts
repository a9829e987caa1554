import { type CardIntent, type CardProvider, CardProviderError } from "./card-provider.ts";
import type { EndReason, Payment } from "./payment-store.ts";
import { expectSamePayment, PaymentMismatchError } from "./reconcile/payment-mismatch.ts";

/** The facts that decide how long an unpaid payment stays open. */
export interface PaymentLife {
  expired: boolean;
  /** False when the secret never reached a browser and never will. */
  payable: boolean;
  /** True for a rule's payment that waited for its holder, and whose rule has ended or pays with another card since. */
  forsaken: boolean;
}

/**
 * Reason why an unpaid payment must be ended at the provider: its secret would let a card pay it at any time later. A payment
 * of a rule whose card was declined has no other card; one that its holder can still confirm stays, as long as its rule does.
 */
export function reasonToEnd(
  { initiator }: Pick<Payment, "initiator">,
  intent: CardIntent | undefined,
  { expired, payable, forsaken }: PaymentLife,
  mostDeclines: number,
): EndReason | undefined {
  if (intent && intent.declines.length >= mostDeclines) return "declines";
  if (initiator === "rule" && intent?.failure && !intent.failure.needsHolder) return "declines";
  if (forsaken) return "replaced";
  return expired || !payable ? "abandoned" : undefined;
}

export interface Asked {
  ref: string | null;
  intent: CardIntent | undefined;
}

export async function askProvider(provider: CardProvider, payment: Payment): Promise<Asked> {
  if (payment.provider !== provider.name) throw new PaymentMismatchError(payment.id, "provider");
  const ref = payment.providerRef ?? (await findUnanswered(provider, payment));
  if (ref === null) return { ref, intent: undefined };
  // A payment that was credited has had its last card.
  return { ref, intent: await provider.retrieveIntent(ref, { declines: payment.status !== "completed" }) };
}

/** Ends an unpaid intent, and asks what became of it: a card may have paid before the end. */
export async function endUnpaid(
  provider: CardProvider,
  payment: Payment,
  answer: Asked,
  reason: EndReason | undefined,
): Promise<Asked> {
  const { ref, intent } = answer;
  if (reason === undefined || ref === null || !intent || !isUnpaid(intent)) return answer;
  expectSamePayment(payment, intent, provider);
  await provider.cancelIntent(ref);
  return { ref, intent: await provider.retrieveIntent(ref) };
}

export function isUnpaid(intent: CardIntent | undefined): boolean {
  return intent?.status === "open" || intent?.status === "declined";
}

/**
 * Repeats the request whose answer was lost. Its idempotency key returns the intent, if the first request made one.
 * The request of a rule is looked for instead: its repeat would charge a card whose rule may be off by now, and a second time
 * once the key is forgotten.
 */
async function findUnanswered(provider: CardProvider, payment: Payment): Promise<string | null> {
  if (payment.cardRef !== null) return (await provider.findIntent(payment, payment.createdAt)) ?? null;
  try {
    return (await provider.createIntent({ ...payment, paymentId: payment.id })).ref;
  } catch (error) {
    if (error instanceof CardProviderError && error.outcome === "refused") return null;
    throw error;
  }
}
