import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { CreditsOwed } from "./credits-owed.ts";
import { PaymentMismatchError } from "./payment-mismatch.ts";
import type { Payment } from "./payment-store.ts";

/** The purchase comes first: the history shows a payment's first movement as what was bought. */
const contras = ["payments", "disputes"] as const satisfies readonly (keyof CreditsOwed)[];

/**
 * Moves whatever the ledger lacks to what a payment owes it. Nothing is owed either way for a payment that the provider
 * does not know (`undefined`): it cannot have moved anything.
 * @throws PaymentMismatchError when it has.
 */
export async function postOwed(
  ledger: LedgerStore,
  payment: Payment,
  owed: CreditsOwed | undefined,
): Promise<{ added_mc: number; postings: number }> {
  let added_mc = 0;
  let postings = 0;
  for (const contra of contras) {
    const delta_mc = (owed?.[contra] ?? 0) - (await ledger.postedFor(payment.walletId, payment.id, contra));
    if (delta_mc === 0) continue;
    if (!owed) throw new PaymentMismatchError(payment.id, "existence");
    postings += 1;
    added_mc += delta_mc;
    await post(ledger, payment, contra, delta_mc, payment.postings + postings);
  }
  return { added_mc, postings };
}

async function post(
  ledger: LedgerStore,
  payment: Payment,
  contra: keyof CreditsOwed,
  delta_mc: number,
  n: number,
): Promise<void> {
  await ledger.openWallet(payment.walletId);
  const balance = await ledger.post({
    walletId: payment.walletId,
    contra,
    delta_mc,
    // The nth movement of this payment; the ledger keeps names unique, so none happens twice.
    ref: `payment:${payment.id}:${n}`,
    subjectId: payment.id,
    // The money is back already, whatever was talked away meanwhile.
    mayOverdraw: delta_mc < 0,
  });
  if (!balance) throw new Error(`The ledger did not take ${delta_mc} mc for payment ${payment.id}`);
}
