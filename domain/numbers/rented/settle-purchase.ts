import { daysAfter, monthsAfter, warningDays } from "./months.ts";
import type { RentDeps, RentStores } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";
import type { RentedNumberKey } from "./rented-number-store.ts";

/**
 * Ends a purchase that the carrier has made: charges the first month in place of its hold. The number of a user who was deleted
 * meanwhile goes back, and so do the credits. Another node may have ended it already.
 */
export async function completePurchase(
  deps: RentDeps,
  key: RentedNumberKey,
  providerNumberId: string,
): Promise<RentedNumber> {
  const now = deps.clock.now();
  const settled = await deps.transaction(async (stores) => {
    const number = await stores.numbers.lock(key);
    if (number?.state !== "buying") return number;
    await stores.ledger.hold(number.walletId, -number.monthly_mc);
    const standing = await stores.numbers.standing(number, now);
    if (!standing || standing.isDeleted)
      return saved(stores, { ...number, providerNumberId, state: "releasing", dueAt: now });
    const paid = await payMonth(stores, { ...number, providerNumberId, boughtAt: now });
    if (!paid) throw new Error(`The month that was held for the number ${key.id} cannot be charged`);
    return saved(stores, paid);
  });
  // The sweep gave the number up before the carrier had it: it is found as unknown, and told to the operator.
  if (!settled) throw new Error(`The number ${key.id} was bought after its purchase was given up`);
  deps.publish({ walletId: key.walletId }, { type: "changed" });
  return settled;
}

/** Ends a purchase that the carrier has not made: nothing is held any more, and nothing is left of it. */
export async function cancelPurchase(deps: RentDeps, key: RentedNumberKey): Promise<void> {
  await deps.transaction(async ({ numbers, ledger }) => {
    const number = await numbers.lock(key);
    if (number?.state !== "buying") return;
    await ledger.hold(number.walletId, -number.monthly_mc);
    await numbers.remove(key);
  });
  deps.publish({ walletId: key.walletId }, { type: "changed" });
}

/** Charges the next month of a locked number; undefined when the wallet lacks the credits. */
export async function payMonth(
  { ledger }: Pick<RentStores, "ledger">,
  number: RentedNumber & { boughtAt: Date },
): Promise<RentedNumber | undefined> {
  const { walletId, id, monthly_mc, boughtAt } = number;
  const monthsPaid = number.monthsPaid + 1;
  const balance = await ledger.post({
    walletId,
    contra: "rents",
    delta_mc: -monthly_mc,
    ref: rentRef(id, monthsPaid),
    subjectId: id,
    mayOverdraw: false,
  });
  if (balance === undefined) return undefined;
  const paidUntil = monthsAfter(boughtAt, monthsPaid);
  const dueAt = daysAfter(paidUntil, -warningDays[0]);
  return { ...number, state: "active", monthsPaid, paidUntil, warnedDays: null, dueAt, tries: 0 };
}

/** Names the transfer of a month, so that it is charged once. */
export function rentRef(id: string, month: number): string {
  return `rent:${id}:${month}`;
}

export async function saved(
  { numbers }: Pick<RentStores, "numbers">,
  number: RentedNumber,
): Promise<RentedNumber> {
  await numbers.save(number);
  return number;
}
