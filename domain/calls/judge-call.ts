import { messages } from "#contract/messages/messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { callCost_mc, costsMore, maximumCallSeconds, minimumCallCost_mc } from "#contract/money/pricing.ts";
import type { TariffQuote } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { RelatedState } from "#domain/marks/related-state.ts";
import type { CallTerms, CarrierId } from "./call.ts";
import { type CallDeps, type Caller, secondsAfter } from "./call-deps.ts";
import type { CallerLimits } from "./call-limits.ts";
import {
  type AuthoriseResult,
  type CallAuthorisation,
  type CallEligibility,
  payable_mc,
} from "./call-store.ts";
import { limitAtDial } from "./meter/carrier-limit.ts";
import type { CallRequest } from "./voice-carrier.ts";

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

export interface CallerRequest {
  caller: Caller;
  request: DialledRequest;
}

/** The outcome of one attempt to open a call; without any field the wallet has changed meanwhile. */
export interface Opening {
  refusal?: Refusal;
  terms?: CallTerms;
  inCall?: boolean;
  call?: CallAuthorisation;
  result?: AuthoriseResult;
}

export interface Judged {
  eligibility: CallEligibility;
  limits: CallerLimits;
  related?: RelatedState | undefined;
}

/** Decides from what was read; asks neither the carrier nor the database. */
export function judge(
  deps: CallDeps,
  callerRequest: CallerRequest,
  quote: TariffQuote,
  judged: Judged,
): Opening {
  const { eligibility, related } = judged;
  if (eligibility.duplicate) return { result: "known" };
  const refusal =
    (eligibility.refusal ? refuse(eligibility.refusal) : undefined) ??
    (related && refusalOfRelated(related)) ??
    (eligibility.posted_mc < 0 ? refuse("account_in_debt") : undefined);
  if (refusal) return { refusal };
  if (eligibility.inCall) return { inCall: true };
  if (related?.inCall) return { refusal: refuse("related_call_open") };
  const terms = affordableTerms(deps, quote, judged);
  if (isAboveShown(deps, callerRequest, quote)) return { refusal: refuse("price_changed"), terms };
  if (terms.limit_s === 0) return { refusal: unaffordable(terms, judged), terms };
  return { call: callAuthorisation(deps, callerRequest, quote.number, terms, eligibility) };
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
  const least_mc = terms ? callCost_mc(terms.rate, 1) : minimumCallCost_mc;
  if (least_mc <= minimumCallCost_mc) return refuse("not_enough_credits");
  const credits = creditsFromMillicredits(least_mc);
  return refuse("not_enough_credits", { message: messages.call.needCredits(credits) });
}

function affordableTerms(deps: CallDeps, quote: TariffQuote, { eligibility, limits }: Judged): CallTerms {
  const { country, destination, rate } = quote;
  const most_mc = payable_mc(eligibility, limits);
  const limit_s = maximumCallSeconds(rate, most_mc, deps.limits.longestCall_s);
  return { country, destination, rate, limit_s };
}

/**
 * True when some call costs more than at the price that the browser showed. The hold is written with this same price. A
 * client that sends no price agrees to the tariff in force; one whose price cannot be read agrees to none.
 */
function isAboveShown(
  { limits }: CallDeps,
  { request: { shownRate } }: CallerRequest,
  { rate }: TariffQuote,
): boolean {
  if (shownRate === undefined) return false;
  return shownRate === null || costsMore(rate, shownRate, limits.longestCall_s);
}

function unaffordable(terms: CallTerms, { eligibility, limits }: Judged): Refusal {
  const least_mc = callCost_mc(terms.rate, 1);
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

function callAuthorisation(
  deps: CallDeps,
  { caller, request: { carrier, providerCallId, attemptId, identity } }: CallerRequest,
  number: E164,
  terms: CallTerms,
  { newNumber, version }: CallEligibility,
): CallAuthorisation {
  const now = deps.clock.now();
  return {
    ...identity,
    id: deps.ids.uuid(),
    walletId: caller.walletId,
    carrier,
    providerCallId,
    attemptId,
    number,
    createdAt: now,
    terms,
    newNumber,
    version,
    hold_mc: callCost_mc(terms.rate, terms.limit_s),
    cutoffAt: secondsAfter(now, deps.limits.ring_s + terms.limit_s),
    checkAt: secondsAfter(now, deps.limits.check.shortest_s),
    carrierLimit_s: limitAtDial(deps, carrier, terms.limit_s),
  };
}
