import { isUnanswered, type ListedIntent } from "#domain/payments/card-provider.ts";
import { type PaymentDeps, paymentLifetime_ms } from "#domain/payments/payment-deps.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import { restorePayment } from "./restore-payment.ts";

type SweepDeps = PaymentDeps;

/** An intent can be paid for a day. Two more hours leave time for an outage that ends with the loss of rows. */
const window_ms = paymentLifetime_ms + 2 * 60 * 60_000;
/** Bounds the requests of one run; the next run goes on where this one ended. */
const pagesPerRun = 5;

/**
 * Looks through the provider's recent intents for paid ones whose row was lost, and credits them: their notification may
 * have arrived before the loss. Each run returns how many it restored.
 */
export function lostPaymentSweep(deps: SweepDeps): () => Promise<number> {
  let cursor: string | undefined;
  return async () => {
    let restored = 0;
    for (let page = 0; page < pagesPerRun; page++) {
      const since = new Date(deps.clock.now().getTime() - window_ms);
      const from = cursor;
      // After a failure the next run begins anew: the cursor itself may be what the provider refuses.
      cursor = undefined;
      const { intents, next } = await deps.provider.listIntents(since, from);
      for (const lost of await lostOf(deps, intents)) restored += (await restore(deps, lost)) ? 1 : 0;
      cursor = next;
      if (next === undefined) break;
    }
    return restored;
  };
}

interface LostPayment {
  key: PaymentKey;
  ref: string;
}

/** The paid intents of ours without a row. */
async function lostOf(deps: SweepDeps, intents: readonly ListedIntent[]): Promise<LostPayment[]> {
  const paid = intents.flatMap(({ ref, isPaid, payment }) =>
    isPaid && payment ? [{ key: payment, ref }] : [],
  );
  return deps.transaction(async ({ payments }) => {
    const lost: LostPayment[] = [];
    for (const payment of paid) if (!(await payments.exists(payment.key))) lost.push(payment);
    return lost;
  });
}

/** One payment that cannot be restored is reported, and delays no other. */
async function restore(deps: SweepDeps, { key, ref }: LostPayment): Promise<boolean> {
  try {
    if (!(await restorePayment(deps, key, ref))) return false;
    await reconcilePayment(deps, key);
    return true;
  } catch (error) {
    if (error instanceof UnavailableError || isUnanswered(error)) throw error;
    deps.report(key.id, error);
    return false;
  }
}
