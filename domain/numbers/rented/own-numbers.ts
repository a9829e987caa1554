import { keptUnpaid_days, type RentReceipt, type ShownRentedNumber } from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { daysAfter, monthsAfter } from "./months.ts";
import type { RentDeps } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";
import { pausesRent } from "./rented-number-store.ts";
import { rentRef, saved } from "./settle-purchase.ts";

/** The numbers of a user. `isPaused` while unpaid ones are not renewed, however many credits there are. */
export function ownNumbers(
  deps: RentDeps,
  user: WalletUser,
): Promise<{ numbers: RentedNumber[]; isPaused: boolean }> {
  return deps.connection(async (stores) => {
    const numbers = await stores.numbers.list(user);
    if (!numbers.some(({ state }) => state === "overdue")) return { numbers, isPaused: false };
    const key = { walletId: user.walletId, userId: user.id };
    const standing = await stores.numbers.standing(key, deps.clock.now());
    return { numbers, isPaused: standing !== undefined && pausesRent(standing) };
  });
}

/** Gives a number back: it stops to ring at once, and the carrier takes it back within seconds. Refuses `rented_number_not_found`. */
export async function releaseNumber(
  deps: RentDeps,
  user: WalletUser,
  id: string,
): Promise<RentedNumber | Refusal> {
  return deps.transaction(async (stores) => {
    const number = await stores.numbers.lock({ walletId: user.walletId, id });
    if (number?.userId !== user.id || number.state === "buying")
      return refuse("rented_number_not_found", { message: numberMessages.notFound });
    if (number.state === "releasing" || number.state === "released") return number;
    return saved(stores, { ...number, state: "releasing", dueAt: deps.clock.now(), tries: 0 });
  });
}

/** The receipt of one month's rent, with what was charged. Refuses `rented_number_not_found`. */
export async function rentReceipt(
  deps: RentDeps,
  user: WalletUser,
  { id, month }: { id: string; month: number },
): Promise<RentReceipt | Refusal> {
  return deps.connection(async ({ numbers }) => {
    const number = await numbers.find(user, id);
    const rent = number && (await numbers.findRent(user.walletId, rentRef(id, month)));
    if (!number?.boughtAt || !rent)
      return refuse("rented_number_not_found", { message: numberMessages.notFound });
    const credits = creditsFromMillicredits(-rent.delta_mc);
    return {
      ...pricesOf(number),
      number: number.number,
      paidAt: rent.createdAt.toISOString(),
      from: monthsAfter(number.boughtAt, month - 1).toISOString(),
      until: monthsAfter(number.boughtAt, month).toISOString(),
      credits,
      amount: credits / creditsPerUsd(),
    };
  });
}

/** A number on the wire. */
export function toShownNumber(number: RentedNumber): ShownRentedNumber {
  const { id, state, paidUntil } = number;
  return {
    id,
    number: number.number,
    ...pricesOf(number),
    state,
    paidUntil: paidUntil?.toISOString() ?? null,
    keptUntil: paidUntil === null ? null : daysAfter(paidUntil, keptUnpaid_days).toISOString(),
  };
}

function pricesOf({ country, kind, monthly_mc, inboundPerMinute_mc }: RentedNumber) {
  return {
    country,
    kind,
    monthly: creditsFromMillicredits(monthly_mc),
    inboundPerMinute: creditsFromMillicredits(inboundPerMinute_mc),
  };
}
