import type { CallDirection } from "#contract/calls/call-status.ts";
import { messages } from "#contract/messages/messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import {
  costsMore,
  isFree,
  leastToStart_mc,
  maximumCallSeconds,
  minimumCallCost_mc,
} from "#contract/money/pricing.ts";
import type { TariffQuote } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { RelatedState } from "#domain/marks/related-state.ts";
import type { CallNumber, CallTerms, CarrierId } from "./call.ts";
import type { Caller } from "./call-deps.ts";
import type { CallerLimits } from "./call-limits.ts";
import { type CallEligibility, payable_mc } from "./call-store.ts";
import type { Forward } from "./incoming/forward.ts";
import type { CallRequest, VoiceIdentity } from "./voice-carrier.ts";

/** A caller's input: a number, or the text that is no number and its refusal. */
export type Dialled = E164 | { text: string; refusal: Refusal };

export function readDialled(text: string, chosenCountry?: string): Dialled {
  const number = readNumber(text, chosenCountry);
  return isRefusal(number) ? { text, refusal: number } : number;
}

/** A browser's request after the carrier's message is read. */
export interface DialledRequest extends Omit<CallRequest, "dialled"> {
  carrier: CarrierId;
  dialled: Dialled;
}

export interface CallerRequest extends DialledRequest {
  caller: Caller;
  /** The sessions that an incoming call rings; undefined for a call that the user makes. */
  ringing?: readonly VoiceIdentity[];
  /** The number of the user's that an incoming call goes on to, in place of ringing the sessions. */
  forward?: Forward | undefined;
}

export interface PricedRequest extends CallerRequest {
  quote: Omit<TariffQuote, "number" | "creditsPerMinute"> & { number: CallNumber };
}

export function directionOf({ ringing }: CallerRequest): CallDirection {
  return ringing ? "incoming" : "outgoing";
}

/** State of the caller's wallet, and of the wallets that share its limits. */
export interface CallerState {
  eligibility: CallEligibility;
  limits: CallerLimits;
  longestCall_s: number;
  related?: RelatedState | undefined;
}

/** `known`: this call of the carrier has a row already. `payable`: the call may be written, by the eligibility's version. */
export type Judgement =
  | { kind: "known" | "in_call" }
  | { kind: "refused"; refusal: Refusal; terms?: CallTerms }
  | { kind: "payable"; terms: CallTerms; eligibility: CallEligibility };

/** Decides from the state alone; asks neither the carrier nor the database. */
export function judge(request: PricedRequest, state: CallerState): Judgement {
  const { eligibility, related } = state;
  if (eligibility.duplicate) return { kind: "known" };
  // Limits come before credits: a user should not buy credits for a call that is refused anyway.
  const refusal =
    (eligibility.refusal ? refuse(eligibility.refusal) : undefined) ??
    (related && refusalOfRelated(related)) ??
    (eligibility.posted_mc < 0 ? refuse("account_in_debt") : undefined);
  if (refusal) return { kind: "refused", refusal };
  // Checked before the price: the open call may hold the credits that are missing.
  if (eligibility.inCall) return { kind: "in_call" };
  // A call to the user counts once it is answered: related users may call each other's numbers.
  if (related?.inCall && (!request.ringing || request.forward))
    return { kind: "refused", refusal: refuse("related_call_open") };
  const terms = affordableTerms(request, state);
  if (isAboveShown(request, state)) return { kind: "refused", refusal: refuse("price_changed"), terms };
  if (terms.limit_s === 0) return { kind: "refused", refusal: unaffordable(terms, state), terms };
  return { kind: "payable", terms, eligibility };
}

/** A debt, a freeze or a pause outlives the account that it came with. */
function refusalOfRelated({ frozen, debts, pausedByDispute }: RelatedState): Refusal | undefined {
  if (frozen) return refuse("account_frozen");
  const owed_mc = debts.reduce((sum, debt) => sum + debt.owed_mc, 0);
  if (owed_mc > 0) {
    const credits = creditsFromMillicredits(owed_mc);
    return refuse("earlier_account_in_debt", { message: messages.call.earlierDebtOf(credits) });
  }
  return pausedByDispute ? refuse("calling_paused_by_dispute") : undefined;
}

/** The refusal when the balance does not pay for the shortest answered call at this rate. */
export function notEnoughCredits(terms: Pick<CallTerms, "rate"> | null): Refusal {
  const least_mc = terms ? leastToStart_mc(terms.rate) : minimumCallCost_mc;
  if (least_mc <= minimumCallCost_mc) return refuse("not_enough_credits");
  const credits = creditsFromMillicredits(least_mc);
  return refuse("not_enough_credits", { message: messages.call.needCredits(credits) });
}

function affordableTerms(
  { quote, ringing, forward }: PricedRequest,
  { eligibility, limits, longestCall_s }: CallerState,
): CallTerms {
  const { country, destination, rate } = quote;
  const most_mc = payable_mc(eligibility, limits);
  // Being called for nothing needs no credits; a free call that the user makes needs the least balance.
  const limit_s =
    ringing && !forward && isFree(rate) ? longestCall_s : maximumCallSeconds(rate, most_mc, longestCall_s);
  return { country, destination, rate, limit_s };
}

/**
 * True when some call costs more than at the price that the browser showed. The hold is written with this same price. A
 * client that sends no price agrees to the tariff in force; one whose price cannot be read agrees to none.
 */
function isAboveShown({ shownRate, quote }: PricedRequest, { longestCall_s }: CallerState): boolean {
  if (shownRate === undefined) return false;
  return shownRate === null || costsMore(quote.rate, shownRate, longestCall_s);
}

function unaffordable(terms: CallTerms, { eligibility, limits }: CallerState): Refusal {
  const least_mc = leastToStart_mc(terms.rate);
  if (least_mc <= payable_mc(withoutLeaving(eligibility), limits)) return refuse("last_call_not_confirmed");
  if (least_mc > eligibility.available_mc) return notEnoughCredits(terms);
  const today = least_mc > limits.spendPerDay_mc - eligibility.spent_mc;
  return refuse(today ? "daily_spend_reached" : "hourly_spend_reached");
}

/** The eligibility once the calls whose callers left have turned out to cost nothing. */
function withoutLeaving(eligibility: CallEligibility): CallEligibility {
  const { leaving_mc, available_mc, spent_mc, hourSpent_mc } = eligibility;
  return {
    ...eligibility,
    available_mc: available_mc + leaving_mc,
    spent_mc: spent_mc - leaving_mc,
    hourSpent_mc: hourSpent_mc - leaving_mc,
  };
}
