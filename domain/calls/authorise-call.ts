import { testCallNumber } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import type { E164 } from "#contract/phone-number.ts";
import { callCost_mc, maximumCallSeconds, minimumCallCost_mc } from "#contract/pricing.ts";
import { isRefusal, type Refusal, refusalMessage, refusals, refuse } from "#contract/refusals.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import type { Dialled } from "#domain/tariff/dialled-number.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { Call, CallTerms } from "./call.ts";
import { type CallDeps, type Caller, secondsAfter } from "./call-deps.ts";
import type { CallAuthorisation, CallEligibility, CallRefusal } from "./call-store.ts";
import { dialCall } from "./dial-call.ts";
import { answerTestCall } from "./test-call.ts";
import type { CallInstructions, CallRequest } from "./voice-carrier.ts";

/** How often the eligibility is read anew when the wallet changes between reading and holding. */
const attempts = 10;
/** What a text that is no number may take of a row; numbers are far shorter. */
const longestText = 40;

/** A browser's request, once the carrier's message is read. */
export interface DialledRequest extends Omit<CallRequest, "dialled"> {
  dialled: Dialled;
}

/** A caller's request, once it is known who calls. */
interface CallerRequest {
  caller: Caller;
  request: DialledRequest;
}

/**
 * Decides about a call before anything is dialled: prices the number, holds what is affordable up to the longest
 * call and answers with the carrier's instructions. A repeated request gets the same answer and holds nothing more.
 * Rejects `calling_switched_off`, `email_not_verified`, what is no number, what `quoteNumber` and
 * the limits refuse,
 * `account_in_debt`, `not_enough_credits`, `already_in_call`.
 */
export async function authoriseCall(deps: CallDeps, request: DialledRequest): Promise<CallInstructions> {
  const { dialled } = request;
  const caller = await deps.findCaller(request.userId);
  if (typeof dialled === "object" && dialled.text === testCallNumber) return answerTestCall(deps, caller);
  // A token outlives a deleted user by minutes; there is no wallet to write the refusal to.
  if (!caller) return { kind: "reject", refusal: refuse("email_not_verified") };
  const asked: CallerRequest = { caller, request };
  const known = await findKnown(deps, asked);
  if (known) return instructionsFor(deps, known);
  if (!deps.limits.calling) return reject(deps, asked, refuse("calling_switched_off"));
  if (!caller.isVerified) return reject(deps, asked, refuse("email_not_verified"));
  if (typeof dialled === "object") return reject(deps, asked, dialled.refusal);
  const quote = quoteNumber(deps.deck, dialled);
  if (isRefusal(quote)) return reject(deps, asked, quote);
  return hold(deps, asked, quote);
}

/** The refusal of a balance that does not pay for the shortest answered call at this rate. */
export function notEnoughCredits(terms: Pick<CallTerms, "rate"> | null): Refusal {
  const least_mc = terms ? callCost_mc(terms.rate, 1) : minimumCallCost_mc;
  if (least_mc <= minimumCallCost_mc) return refuse("not_enough_credits");
  const credits = formatCredits(creditsFromMillicredits(least_mc));
  return refuse("not_enough_credits", { message: messages.call.needCredits(credits) });
}

async function hold(deps: CallDeps, asked: CallerRequest, quote: TariffQuote): Promise<CallInstructions> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const eligibility = await readEligibility(deps, asked, quote);
    if (eligibility.refusal) return reject(deps, asked, refuse(eligibility.refusal));
    if (eligibility.posted_mc < 0) return reject(deps, asked, refuse("account_in_debt"));
    // Before the price: credits that are missing now may be those that the open call holds.
    if (eligibility.inCall) {
      if (await isStillInCall(deps, asked)) break;
      continue;
    }
    const terms = affordableTerms(deps, quote, eligibility);
    if (terms.limit_s === 0) return reject(deps, asked, unaffordable(terms, eligibility), terms);

    const call = callAuthorisation(deps, asked, quote.number, terms, eligibility);
    const result = await deps.connection(({ calls }) => calls.authorise(call));
    if (result === "known") break;
    if (result === "opened") {
      deps.publish({ walletId: call.walletId }, { type: "changed" });
      return dialCall(deps, { ...call, limit_s: terms.limit_s, carrierLimit_s: null });
    }
  }
  return reject(deps, asked, refuse("already_in_call"));
}

/** Read before the credits are looked at: a user should not buy some for a call that is refused all the same. */
function readEligibility(deps: CallDeps, { caller }: CallerRequest, { number, rate }: TariffQuote) {
  const { caller: limits } = deps.limits;
  const { walletId, id: userId } = caller;
  const query = { walletId, userId, number, perMinute_mc: rate.perMinute_mc, at: deps.clock.now(), limits };
  return deps.connection(({ calls }) => calls.eligibility(query));
}

function affordableTerms(
  deps: CallDeps,
  quote: TariffQuote,
  { available_mc, spent_mc }: CallEligibility,
): CallTerms {
  const { country, destination, rate } = quote;
  const payable_mc = Math.min(available_mc, deps.limits.caller.spendPerDay_mc - spent_mc);
  const limit_s = maximumCallSeconds(rate, payable_mc, deps.limits.longestCall_s);
  return { country, destination, rate, limit_s };
}

function unaffordable(terms: CallTerms, { available_mc }: CallEligibility): Refusal {
  return callCost_mc(terms.rate, 1) <= available_mc ? refuse("daily_spend_reached") : notEnoughCredits(terms);
}

function callAuthorisation(
  deps: CallDeps,
  { caller, request: { providerCallId } }: CallerRequest,
  number: E164,
  terms: CallTerms,
  { newNumber, version }: CallEligibility,
): CallAuthorisation {
  const now = deps.clock.now();
  return {
    ...{ id: deps.ids.uuid(), walletId: caller.walletId, userId: caller.id },
    ...{ providerCallId, number, createdAt: now, terms, newNumber, version },
    hold_mc: callCost_mc(terms.rate, terms.limit_s),
    cutoffAt: secondsAfter(now, deps.limits.ring_s + terms.limit_s),
    checkAt: secondsAfter(now, deps.limits.check.shortest_s),
  };
}

/**
 * Whether the user is in a call, this very one included. Of another one the carrier is asked before saying so: its
 * end may not have been heard of yet, or never be.
 */
async function isStillInCall(deps: CallDeps, { caller, request }: CallerRequest): Promise<boolean> {
  const open = await deps.connection(({ calls }) => calls.findOpen(caller));
  if (open === undefined) return false;
  return open.providerCallId === request.providerCallId || !(await tryAskCarrier(deps, open));
}

/** Writes the refusal down, for the receipt to tell the caller; a call that has a row already keeps its answer. */
async function reject(
  deps: CallDeps,
  asked: CallerRequest,
  refusal: Refusal,
  terms: CallTerms | null = null,
): Promise<CallInstructions> {
  const { caller, request } = asked;
  const { dialled } = request;
  const refused = {
    ...{ id: deps.ids.uuid(), walletId: caller.walletId, userId: caller.id },
    providerCallId: request.providerCallId,
    dialled: typeof dialled === "object" ? dialled.text.slice(0, longestText) : dialled,
    createdAt: deps.clock.now(),
    ...{ terms, refusal: refusal.refused },
  };
  const added = await deps.connection(({ calls }) => calls.addRefused(refused));
  if (added)
    deps.publish(
      { userId: caller.id },
      refusalEvent(refused, typeof dialled === "object" ? null : dialled, refusal),
    );
  const known = added ? undefined : await findKnown(deps, asked);
  return known ? instructionsFor(deps, known) : { kind: "reject", refusal };
}

function refusalEvent(
  { id, providerCallId, dialled }: CallRefusal,
  number: E164 | null,
  refusal: Refusal,
): UserEvent {
  const { refused: code } = refusal;
  const { retry } = refusals[code];
  const message = refusalMessage(refusal);
  return { type: "call_refused", callId: id, providerCallId, dialled, number, code, message, retry };
}

function findKnown(deps: CallDeps, { caller, request }: CallerRequest): Promise<Call | undefined> {
  return deps.connection(({ calls }) => calls.findByProviderCallId(caller.walletId, request.providerCallId));
}

async function instructionsFor(deps: CallDeps, call: Call): Promise<CallInstructions> {
  if (call.refusal) return { kind: "reject", refusal: refuse(call.refusal) };
  const { open, terms, number } = call;
  if (!open || !terms || !number) return { kind: "hang_up" };
  return dialCall(deps, { ...call, number, limit_s: terms.limit_s });
}
