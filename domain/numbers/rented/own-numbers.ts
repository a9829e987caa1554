import { keptUnpaid_days, type RentReceipt, type ShownRentedNumber } from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { writeShownRate } from "#contract/money/shown-rate.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type CallDeps, secondsAfter } from "#domain/calls/call-deps.ts";
import {
  forwardChoices as choicesOf,
  chosenForward,
  type ForwardChoice,
  type ForwardProblem,
  type ForwardTarget,
} from "#domain/calls/incoming/forward.ts";
import { verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { toWire } from "#domain/wire.ts";
import { daysAfter, monthsAfter } from "./months.ts";
import type { RentDeps, RentStores } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";
import { pausesRent } from "./rented-number-store.ts";
import { rentRef, saved } from "./settle-purchase.ts";

export interface ForwardDeps extends Pick<CallDeps, "deck"> {
  longestCall_s: number;
}

/** A number with the numbers that its calls may go on to. */
export interface OwnNumber extends RentedNumber {
  forwardChoices: readonly ForwardChoice[];
  forwardProblem: ForwardProblem | null;
}

/** The numbers of a user. `isPaused` while unpaid ones are not renewed, however many credits there are. */
export function ownNumbers(
  deps: RentDeps & ForwardDeps,
  user: WalletUser,
): Promise<{ numbers: OwnNumber[]; isPaused: boolean }> {
  return deps.connection(async (stores) => {
    const rented = await stores.numbers.list(user);
    const targets = rented.length > 0 ? await targetsOf(deps, stores, user.id) : [];
    const numbers = rented.map((number) => withForward(deps, number, targets));
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

/**
 * Has the calls to a number go on to a verified one of its user at the price that was shown, or ring the pages.
 * Refuses `rented_number_not_found`, `forward_not_allowed` and `price_changed`.
 */
export async function forwardNumber(
  deps: RentDeps & ForwardDeps,
  user: WalletUser,
  id: string,
  to: { callerId: string; rate: string } | null,
): Promise<OwnNumber | Refusal> {
  const changed = await deps.transaction(async (stores) => {
    const number = await stores.numbers.lock({ walletId: user.walletId, id });
    if (number?.userId !== user.id || (number.state !== "active" && number.state !== "overdue"))
      return refuse("rented_number_not_found", { message: numberMessages.notFound });
    const targets = await targetsOf(deps, stores, user.id);
    const forwarding = { ...number, forwardsTo: to?.callerId ?? null, forwardRate: to?.rate ?? null };
    const own = withForward(deps, forwarding, targets);
    if (own.forwardProblem === "not_verified")
      return refuse("forward_not_allowed", { message: numberMessages.forwardRefused });
    if (own.forwardProblem === "dearer")
      return refuse("price_changed", { message: numberMessages.priceChanged });
    await saved(stores, forwarding);
    return own;
  });
  if (!isRefusal(changed)) deps.publish({ userId: user.id }, { type: "settings" });
  return changed;
}

function targetsOf({ clock }: RentDeps, { numbers }: Pick<RentStores, "numbers">, userId: string) {
  return numbers.forwardTargets(userId, secondsAfter(clock.now(), -verifiedFor_s));
}

function withForward(
  { deck, longestCall_s }: ForwardDeps,
  number: RentedNumber,
  targets: readonly ForwardTarget[],
): OwnNumber {
  const forwardChoices = choicesOf(deck, number, targets);
  const chosen = chosenForward(number, forwardChoices, longestCall_s);
  return { ...number, forwardChoices, forwardProblem: typeof chosen === "string" ? chosen : null };
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
export function toShownNumber(number: RentedNumber & Partial<OwnNumber>): ShownRentedNumber {
  const { id, state, paidUntil, forwardsTo, forwardChoices = [], forwardProblem = null } = number;
  return {
    id,
    number: number.number,
    ...pricesOf(number),
    state,
    paidUntil: paidUntil?.toISOString() ?? null,
    keptUntil: paidUntil === null ? null : daysAfter(paidUntil, keptUnpaid_days).toISOString(),
    forwardChoices: forwardChoices.map((choice) => ({
      callerId: choice.id,
      number: choice.number,
      perMinute: creditsFromMillicredits(choice.rate.perMinute_mc),
      rate: writeShownRate(choice.rate),
    })),
    forward: forwardsTo === null ? null : { callerId: forwardsTo, problem: forwardProblem },
  };
}

function pricesOf({ country, kind, monthly_mc, inboundPerMinute_mc }: RentedNumber) {
  return toWire({ country, kind, monthly_mc, inboundPerMinute_mc });
}
