import type { EarlierDebt } from "#domain/marks/related-state.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";

type Stores = Pick<PaymentStores, "payments" | "ledger">;

/**
 * Pays what earlier accounts of the person owe from the credits that a payment has just brought, after the wallet's own debt.
 * The wallets are locked, so each debt is paid once. A debt that is paid in full ends the pause of its disputes.
 * Returns the wallets that got credits.
 */
export async function payDebts(
  stores: Stores,
  payment: Payment,
  { added_mc, debts, at }: { added_mc: number; debts: readonly EarlierDebt[]; at: Date },
): Promise<string[]> {
  const { walletId } = payment;
  const { posted_mc, available_mc } = await stores.ledger.balance(walletId);
  if (posted_mc - added_mc < 0 && posted_mc >= 0) await stores.payments.endPauses(walletId, at);
  let left_mc = Math.min(added_mc, Math.max(0, available_mc));
  const paid: string[] = [];
  for (const debt of debts) {
    const amount_mc = Math.min(debt.owed_mc, left_mc);
    if (amount_mc === 0) break;
    await move(stores, payment, debt.walletId, amount_mc);
    if (amount_mc === debt.owed_mc) await stores.payments.endPauses(debt.walletId, at);
    left_mc -= amount_mc;
    paid.push(debt.walletId);
  }
  return paid;
}

/** Two transfers whose sum is zero for the house. */
async function move(
  { ledger }: Stores,
  { id, walletId }: Payment,
  debtor: string,
  amount_mc: number,
): Promise<void> {
  const common = { contra: "adjustments", subjectId: id, mayOverdraw: false } as const;
  const balance = await ledger.post({
    ...common,
    walletId,
    delta_mc: -amount_mc,
    ref: `debt:${id}:${debtor}`,
  });
  if (!balance)
    throw new Error(`Wallet ${walletId} lacks ${amount_mc} mc that payment ${id} has just brought`);
  await ledger.post({ ...common, walletId: debtor, delta_mc: amount_mc, ref: `debt:${id}:${walletId}` });
}
