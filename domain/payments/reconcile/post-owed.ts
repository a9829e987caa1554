import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import type { CreditsOwed } from "./credits-owed.ts";
import { PaymentMismatchError } from "./payment-mismatch.ts";

/** The purchase comes first, so that the history shows it as the payment's first transfer. */
const contras = ["payments", "disputes"] as const satisfies readonly (keyof CreditsOwed)[];

/** One transfer between a wallet and a house account. */
export interface Movement {
  contra: keyof CreditsOwed;
  delta_mc: number;
}

/**
 * Posts the difference between what a payment owes the wallet and what the ledger already has.
 * A payment that the provider does not know (`undefined`) owes nothing and cannot have moved anything.
 * @throws PaymentMismatchError when it has.
 */
export async function postOwed(
  ledger: LedgerStore,
  payment: Payment,
  owed: CreditsOwed | undefined,
): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (const contra of contras) {
    const delta_mc = (owed?.[contra] ?? 0) - (await ledger.postedFor(payment.walletId, payment.id, contra));
    if (delta_mc === 0) continue;
    if (!owed) throw new PaymentMismatchError(payment.id, "existence");
    movements.push({ contra, delta_mc });
    await post(ledger, payment, contra, delta_mc, payment.postings + movements.length);
  }
  return movements;
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
    // Numbered per payment: the ledger's unique ids then post each transfer once.
    ref: `payment:${payment.id}:${n}`,
    subjectId: payment.id,
    // The bank has the money back, so the transfer may take the balance below zero.
    mayOverdraw: delta_mc < 0,
  });
  if (!balance) throw new Error(`The ledger did not take ${delta_mc} mc for payment ${payment.id}`);
}
