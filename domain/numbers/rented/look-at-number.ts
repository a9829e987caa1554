import { keptUnpaid_days } from "#contract/calls/rented-numbers.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import { daysAfter, warningDays } from "./months.ts";
import { numbersOf, type RentDeps, type RentStores } from "./rent-deps.ts";
import { rentMail } from "./rent-mails.ts";
import type { RentedNumber } from "./rented-number.ts";
import { pausesRent, type RentedNumberKey, type RentStanding } from "./rented-number-store.ts";
import { cancelPurchase, completePurchase, payMonth, saved } from "./settle-purchase.ts";

const numbersAtOnce = 20;
const nextLook_ms = 60_000;
const longestBackoff_ms = 60 * 60_000;
/** A renewal waits this long for credits that calls only hold; no call lasts as long. */
const longestHold_days = 1;

/**
 * Looks at the numbers whose time has come: ends purchases whose answer was lost, warns, renews, and gives numbers back. Safe on
 * all nodes at once, because each number is decided under its wallet's lock. Returns how many were looked at.
 */
export async function sweepNumbers(deps: RentDeps): Promise<number> {
  const due = await deps.connection(({ numbers }) => numbers.due(deps.clock.now(), numbersAtOnce));
  for (const key of due) {
    try {
      await lookAtNumber(deps, key);
    } catch (error) {
      deps.report(key.id, "a number could not be looked at; it is tried again", error);
    }
  }
  return due.length;
}

async function lookAtNumber(deps: RentDeps, key: RentedNumberKey): Promise<void> {
  const now = deps.clock.now();
  const number = await deps.transaction(async (stores) => {
    const locked = await stores.numbers.lock(key);
    if (!locked?.dueAt || locked.dueAt > now) return undefined;
    return decide(deps, stores, locked, now);
  });
  if (number?.state === "buying") return endPurchase(deps, number);
  if (number?.state === "releasing") return giveBack(deps, number);
  if (number) deps.publish({ walletId: number.walletId }, { type: "changed" });
}

/** Decides under the locks, and claims what asks the carrier afterwards: another node does not ask in the meantime. */
async function decide(
  deps: RentDeps,
  stores: RentStores,
  number: RentedNumber,
  now: Date,
): Promise<RentedNumber> {
  const { state, boughtAt, paidUntil } = number;
  if (state === "buying" || state === "releasing" || !boughtAt || !paidUntil) {
    const backoff_ms = Math.min(nextLook_ms * 2 ** Math.min(number.tries, 10), longestBackoff_ms);
    const dueAt = new Date(now.getTime() + backoff_ms);
    return saved(stores, { ...number, tries: number.tries + 1, dueAt });
  }
  const standing = await stores.numbers.standing(number, now, paidUntil);
  const bought = { ...number, boughtAt, paidUntil };
  return now < paidUntil
    ? warn(deps, stores, bought, standing, now)
    : renew(deps, stores, bought, standing, now);
}

type Bought = RentedNumber & { boughtAt: Date; paidUntil: Date };

/** Once for each of the warning days on which the credits do not cover the renewal. */
async function warn(
  deps: RentDeps,
  stores: RentStores,
  number: Bought,
  standing: RentStanding | undefined,
  now: Date,
): Promise<RentedNumber> {
  const { paidUntil, warnedDays } = number;
  const days = warningDays.findLast((day) => now >= daysAfter(paidUntil, -day)) ?? null;
  const next = warningDays.find((day) => now < daysAfter(paidUntil, -day));
  const dueAt = next === undefined ? paidUntil : daysAfter(paidUntil, -next);
  const isPaused = standing !== undefined && pausesRent(standing);
  const isCovered = standing !== undefined && !isPaused && standing.available_mc >= standing.rents_mc;
  if (days === null || days === warnedDays || isCovered) return saved(stores, { ...number, dueAt });
  // A running call may hold all credits, and leave enough of them.
  if (standing && !isPaused && standing.posted_mc >= standing.rents_mc) return lookAgain(stores, number, now);
  await stores.numbers.needRecharge(number.walletId, now);
  // Automatic recharge has the days until the last warning to pay.
  if (days === warningDays[0] && standing?.hasRule && !isPaused) return saved(stores, { ...number, dueAt });
  if (standing?.reader)
    await stores.outbox.add(rentMail("soon", deps, standing.reader, number, isPaused), number.walletId);
  return saved(stores, { ...number, dueAt, warnedDays: days });
}

/** Never below zero: a month that the credits do not cover is not charged, and after the days of grace the number goes back. */
async function renew(
  deps: RentDeps,
  stores: RentStores,
  number: Bought,
  standing: RentStanding | undefined,
  now: Date,
): Promise<RentedNumber> {
  const isPaused = standing !== undefined && pausesRent(standing);
  const paid = standing && !isPaused ? await payMonth(stores, number) : undefined;
  if (paid) return saved(stores, paid);
  const { walletId, state, paidUntil } = number;
  const reader = standing?.reader;
  const isOnlyHeld = standing && !isPaused && standing.posted_mc >= number.monthly_mc;
  if (isOnlyHeld && state === "active" && now < daysAfter(paidUntil, longestHold_days))
    return lookAgain(stores, number, now);
  if (now >= daysAfter(paidUntil, keptUnpaid_days)) {
    if (reader) await stores.outbox.add(rentMail("released", deps, reader, number, isPaused), walletId);
    return saved(stores, { ...number, state: "releasing", dueAt: now, tries: 0 });
  }
  await stores.numbers.needRecharge(walletId, now);
  if (state === "active" && reader)
    await stores.outbox.add(rentMail("overdue", deps, reader, number, isPaused), walletId);
  return lookAgain(stores, { ...number, state: "overdue" }, now);
}

function lookAgain(stores: RentStores, number: RentedNumber, now: Date): Promise<RentedNumber> {
  return saved(stores, { ...number, dueAt: new Date(now.getTime() + nextLook_ms) });
}

/** The purchase is over by now: what the carrier has under our id was bought, and nothing else. */
async function endPurchase(deps: RentDeps, number: RentedNumber): Promise<void> {
  const carrier = numbersOf(deps, number.carrier);
  if (!carrier) throw new CarrierError(`The carrier "${number.carrier}" rents out no numbers`);
  const bought = await carrier.find(number.id);
  if (bought) await completePurchase(deps, number, bought.providerNumberId);
  else await cancelPurchase(deps, number);
}

async function giveBack(deps: RentDeps, number: RentedNumber): Promise<void> {
  const carrier = numbersOf(deps, number.carrier);
  if (!carrier || number.providerNumberId === null)
    throw new CarrierError(`The carrier "${number.carrier}" cannot take the number back`);
  await carrier.release(number.providerNumberId);
  const now = deps.clock.now();
  await deps.transaction(async (stores) => {
    const locked = await stores.numbers.lock(number);
    if (locked?.state !== "releasing") return;
    await stores.numbers.save({ ...locked, state: "released", releasedAt: now, dueAt: null });
    await stores.numbers.forgetDigits(number);
  });
  deps.publish({ walletId: number.walletId }, { type: "changed" });
}
