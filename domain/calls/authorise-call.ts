import { testCallNumber } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import type { E164 } from "#contract/phone-number.ts";
import { callCost_mc, costsMore, maximumCallSeconds, minimumCallCost_mc } from "#contract/pricing.ts";
import { isRefusal, type Refusal, refusalMessage, refusals, refuse } from "#contract/refusals.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import type { Dialled } from "#domain/tariff/dialled-number.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { Call, CallTerms } from "./call.ts";
import { type CallDeps, type Caller, secondsAfter } from "./call-deps.ts";
import { type CallAuthorisation, type CallEligibility, type CallRefusal, payable_mc } from "./call-store.ts";
import { dialCall, limitAtDial } from "./carrier-limit.ts";
import { answerTestCall } from "./test-call.ts";
import type { CallInstructions, CallRequest } from "./voice-carrier.ts";

/** How often the eligibility is read again when the wallet changes between reading and holding. */
const attempts = 10;
/** The most characters stored of a text that is no number; numbers are far shorter. */
const longestText = 40;

/** A browser's request after the carrier's message is read. */
export interface DialledRequest extends Omit<CallRequest, "dialled"> {
  dialled: Dialled;
}

/** A request with its caller. */
interface CallerRequest {
  caller: Caller;
  request: DialledRequest;
}

/**
 * Authorises a call before anything is dialled: prices the number, holds the affordable credits up to the longest call
 * and returns the carrier's instructions.
 * A repeated request gets the same answer and holds nothing more.
 * Rejects `calling_switched_off`, `email_not_verified`, `session_ended`, text that is no number, refusals of `quoteNumber` and of the
 * limits, `account_in_debt`, `already_in_call`, `price_changed` and `not_enough_credits`.
 */
export function authoriseCall(deps: CallDeps, request: DialledRequest): Promise<CallInstructions> {
  const { providerCallId, identity } = request;
  const { sessionId } = identity;
  deps.observer.learn({ providerCallId });
  return deps.observer.step("authorise", { providerCallId, sessionId }, () => authorise(deps, request));
}

async function authorise(deps: CallDeps, request: DialledRequest): Promise<CallInstructions> {
  const { dialled } = request;
  const caller = await deps.findCaller(request.identity.userId);
  if (typeof dialled === "object" && dialled.text === testCallNumber) {
    return answerTestCall(deps, caller, request.identity);
  }
  // A token outlives a deleted user by minutes. Without a wallet the refusal has no row to go to.
  if (!caller) return { kind: "reject", refusal: refuse("email_not_verified") };
  const asked: CallerRequest = { caller, request };
  const quote = quoteFor(deps, asked);
  if (!isRefusal(quote)) return hold(deps, asked, quote);
  const known = await findKnown(deps, asked);
  return known ? instructionsFor(deps, known) : reject(deps, asked, quote);
}

/** What decides without the database: the price of the number, or why it is not called. */
function quoteFor(
  { limits, deck }: CallDeps,
  { caller, request: { dialled } }: CallerRequest,
): TariffQuote | Refusal {
  if (!limits.calling) return refuse("calling_switched_off");
  if (!caller.isVerified) return refuse("email_not_verified");
  return typeof dialled === "object" ? dialled.refusal : quoteNumber(deck, dialled);
}

/** The refusal when the balance does not pay for the shortest answered call at this rate. */
export function notEnoughCredits(terms: Pick<CallTerms, "rate"> | null): Refusal {
  const least_mc = terms ? callCost_mc(terms.rate, 1) : minimumCallCost_mc;
  if (least_mc <= minimumCallCost_mc) return refuse("not_enough_credits");
  const credits = formatCredits(creditsFromMillicredits(least_mc));
  return refuse("not_enough_credits", { message: messages.call.needCredits(credits) });
}

async function hold(deps: CallDeps, asked: CallerRequest, quote: TariffQuote): Promise<CallInstructions> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const eligibility = await readEligibility(deps, asked, quote);
    if (eligibility.known) break;
    if (eligibility.refusal) return reject(deps, asked, refuse(eligibility.refusal));
    if (eligibility.posted_mc < 0) return reject(deps, asked, refuse("account_in_debt"));
    // Checked before the price: the open call may hold the credits that are missing.
    if (eligibility.inCall) {
      if (await isStillInCall(deps, asked)) break;
      continue;
    }
    const terms = affordableTerms(deps, quote, eligibility);
    if (isAboveShown(deps, asked, quote)) return reject(deps, asked, refuse("price_changed"), terms);
    if (terms.limit_s === 0) return reject(deps, asked, unaffordable(deps, terms, eligibility), terms);

    const call = callAuthorisation(deps, asked, quote.number, terms, eligibility);
    const result = await deps.connection(({ calls }) => calls.authorise(call));
    if (result === "known") break;
    if (result === "opened") {
      deps.observer.learn({ callId: call.id });
      deps.observer.happened({ type: "call_opened", callId: call.id });
      deps.publish({ walletId: call.walletId }, { type: "changed" });
      return dialCall(deps, { ...call, limit_s: terms.limit_s });
    }
  }
  const known = await findKnown(deps, asked);
  return known ? instructionsFor(deps, known) : reject(deps, asked, refuse("already_in_call"));
}

/** Checked before the credits: a user should not buy credits for a call that is refused anyway. */
function readEligibility(deps: CallDeps, asked: CallerRequest, { number, country, rate }: TariffQuote) {
  const { caller: limits } = deps.limits;
  const { walletId } = asked.caller;
  const { providerCallId, identity } = asked.request;
  const { perMinute_mc } = rate;
  const caller = { walletId, ...identity, providerCallId };
  const query = { ...caller, number, country, perMinute_mc, at: deps.clock.now(), limits };
  return deps.connection(({ calls }) => calls.eligibility(query));
}

function affordableTerms(deps: CallDeps, quote: TariffQuote, eligibility: CallEligibility): CallTerms {
  const { country, destination, rate } = quote;
  const most_mc = payable_mc(eligibility, deps.limits.caller);
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

function unaffordable({ limits: { caller } }: CallDeps, terms: CallTerms, left: CallEligibility): Refusal {
  const least_mc = callCost_mc(terms.rate, 1);
  if (least_mc > left.available_mc) return notEnoughCredits(terms);
  const today = least_mc > caller.spendPerDay_mc - left.spent_mc;
  return refuse(today ? "daily_spend_reached" : "hourly_spend_reached");
}

function callAuthorisation(
  deps: CallDeps,
  { caller, request: { providerCallId, identity } }: CallerRequest,
  number: E164,
  terms: CallTerms,
  { newNumber, version }: CallEligibility,
): CallAuthorisation {
  const now = deps.clock.now();
  return {
    ...{ id: deps.ids.uuid(), walletId: caller.walletId, ...identity },
    ...{ providerCallId, number, createdAt: now, terms, newNumber, version },
    hold_mc: callCost_mc(terms.rate, terms.limit_s),
    cutoffAt: secondsAfter(now, deps.limits.ring_s + terms.limit_s),
    checkAt: secondsAfter(now, deps.limits.check.shortest_s),
    carrierLimit_s: limitAtDial(deps, terms.limit_s),
  };
}

/**
 * Whether the user is in a call, this one included.
 * Asks the carrier about another call first: its end may be unreported.
 */
async function isStillInCall(deps: CallDeps, { caller, request }: CallerRequest): Promise<boolean> {
  const open = await deps.connection(({ calls }) => calls.findOpen(caller));
  if (open === undefined) return false;
  return open.providerCallId === request.providerCallId || !(await tryAskCarrier(deps, open));
}

/**
 * Records the refusal, so that the receipt can show it. A call that has a row already keeps its answer. A user with too
 * many refused calls reads the reason as an event alone, so a script that dials refused numbers fills no table.
 */
async function reject(
  deps: CallDeps,
  asked: CallerRequest,
  refusal: Refusal,
  terms: CallTerms | null = null,
): Promise<CallInstructions> {
  const { caller, request } = asked;
  const { dialled } = request;
  const refused = {
    ...{ id: deps.ids.uuid(), walletId: caller.walletId, ...request.identity },
    providerCallId: request.providerCallId,
    dialled: typeof dialled === "object" ? storableText(dialled.text) : dialled,
    createdAt: deps.clock.now(),
    ...{ terms, refusal: refusal.refused },
  };
  const counted = await deps.takeRefusedCall(caller.id);
  const added = counted && (await deps.connection(({ calls }) => calls.addRefused(refused)));
  if (added || !counted)
    deps.publish(
      { userId: caller.id },
      refusalEvent(refused, typeof dialled === "object" ? null : dialled, refusal),
    );
  const known = counted && !added ? await findKnown(deps, asked) : undefined;
  if (known) return instructionsFor(deps, known);
  observeRefusal(deps, refused);
  return { kind: "reject", refusal };
}

function observeRefusal({ observer }: CallDeps, refused: CallRefusal): void {
  const { id: callId, providerCallId, refusal: reason, terms, createdAt: at } = refused;
  const country = terms?.country ?? null;
  observer.learn({ callId });
  observer.happened({ type: "call_refused", callId, providerCallId, reason, country, at });
}

/** The start of a text, without control characters and half characters: PostgreSQL cannot store some of them. */
function storableText(text: string): string {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, "");
  return [...clean].slice(0, longestText).join("");
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

/** A call that is cut off already, as one whose session has ended, is not dialled again. */
function instructionsFor(deps: CallDeps, call: Call): CallInstructions {
  deps.observer.learn({ callId: call.id });
  if (call.refusal) return { kind: "reject", refusal: refuse(call.refusal) };
  const { open, terms, number, cutoffAt } = call;
  const isCutOff = cutoffAt !== null && cutoffAt <= deps.clock.now();
  if (!open || !terms || !number || isCutOff) return { kind: "hang_up" };
  return dialCall(deps, { ...call, number, limit_s: terms.limit_s });
}
