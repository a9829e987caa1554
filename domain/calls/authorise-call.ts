import { testCallNumber } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import type { E164 } from "#contract/phone-number.ts";
import { callCost_mc, maximumCallSeconds, minimumCallCost_mc } from "#contract/pricing.ts";
import { isRefusal, type Refusal, refusalMessage, refusals, refuse } from "#contract/refusals.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import type { Dialled } from "#domain/tariff/dialled-number.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { Told } from "#domain/tell.ts";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { Call, CallTerms } from "./call.ts";
import { type CallDeps, secondsAfter } from "./call-deps.ts";
import type { AuthorisedCall, Prospect } from "./call-store.ts";
import { dialCall } from "./dial-call.ts";
import { answerTestCall } from "./test-call.ts";
import type { CallInstructions, OutgoingCall } from "./voice-carrier.ts";

/** How often the account is judged anew when it changes between judging and holding. */
const attempts = 10;
/** What a text that is no number may take of a row; numbers are far shorter. */
const longestText = 40;

/** A call that a browser asks for, once the carrier's message is read. */
export interface CallRequest extends Omit<OutgoingCall, "dialled"> {
  dialled: Dialled;
}

/**
 * Decides about a call before anything is dialled: prices the number, holds what is affordable up to the longest
 * call and answers with the carrier's instructions. A repeated request gets the same answer and holds nothing more.
 * Rejects `calling_switched_off`, `email_not_verified`, what is no number, what `quoteNumber` and the account's limits refuse,
 * `account_in_debt`, `not_enough_credits`, `already_in_call`.
 */
export async function authoriseCall(deps: CallDeps, request: CallRequest): Promise<CallInstructions> {
  const { dialled } = request;
  if (typeof dialled === "object" && dialled.text === testCallNumber) return answerTestCall(deps, request);
  const known = await findKnown(deps, request);
  if (known) return instructionsFor(deps, known);
  if (!deps.limits.calling) return reject(deps, request, refuse("calling_switched_off"));
  if (!(await deps.isVerified(request.userId))) return reject(deps, request, refuse("email_not_verified"));
  if (typeof dialled === "object") return reject(deps, request, dialled.refusal);
  const quote = quoteNumber(deps.deck, dialled);
  if (isRefusal(quote)) return reject(deps, request, quote);
  return hold(deps, request, quote);
}

/** The refusal of a balance that does not pay for the shortest answered call at this rate. */
export function notEnoughCredits(terms: Pick<CallTerms, "rate"> | null): Refusal {
  const least_mc = terms ? callCost_mc(terms.rate, 1) : minimumCallCost_mc;
  if (least_mc <= minimumCallCost_mc) return refuse("not_enough_credits");
  const credits = formatCredits(creditsFromMillicredits(least_mc));
  return refuse("not_enough_credits", { message: messages.call.needCredits(credits) });
}

async function hold(deps: CallDeps, request: CallRequest, quote: TariffQuote): Promise<CallInstructions> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const prospect = await askProspect(deps, request, quote);
    if (prospect.refusal) return reject(deps, request, refuse(prospect.refusal));
    if (prospect.posted_mc < 0) return reject(deps, request, refuse("account_in_debt"));
    // Before the price: credits that are missing now may be those that the open call holds.
    if (prospect.held_mc > 0) {
      if (await isStillInCall(deps, request)) break;
      continue;
    }
    const terms = affordableTerms(deps, quote, prospect);
    if (terms.limit_s === 0) return reject(deps, request, unaffordable(terms, prospect), terms);

    const call = newCall(deps, request, quote.number, terms, prospect);
    const result = await deps.connection(({ calls }) => calls.authorise(call));
    if (result === "known") break;
    if (result === "opened") {
      deps.tell(request.userId, { type: "changed" });
      return dialCall(deps, { ...call, limit_s: terms.limit_s, carrierLimit_s: null });
    }
  }
  return reject(deps, request, refuse("already_in_call"));
}

/** Asked before the credits are looked at: nobody should buy some for a call that is refused all the same. */
function askProspect(deps: CallDeps, { userId }: CallRequest, { number, rate }: TariffQuote) {
  const { account: limits } = deps.limits;
  const wanted = { accountId: userId, number, perMinute_mc: rate.perMinute_mc, at: deps.clock.now(), limits };
  return deps.connection(({ calls }) => calls.prospect(wanted));
}

function affordableTerms(
  deps: CallDeps,
  quote: TariffQuote,
  { available_mc, spent_mc }: Prospect,
): CallTerms {
  const { country, destination, rate } = quote;
  const payable_mc = Math.min(available_mc, deps.limits.account.spendPerDay_mc - spent_mc);
  const limit_s = maximumCallSeconds(rate, payable_mc, deps.limits.longestCall_s);
  return { country, destination, rate, limit_s };
}

function unaffordable(terms: CallTerms, { available_mc }: Prospect): Refusal {
  return callCost_mc(terms.rate, 1) <= available_mc ? refuse("daily_spend_reached") : notEnoughCredits(terms);
}

function newCall(
  deps: CallDeps,
  { userId: accountId, providerSid }: CallRequest,
  number: E164,
  terms: CallTerms,
  { newNumber, version: judgedBy }: Prospect,
): AuthorisedCall {
  const now = deps.clock.now();
  return {
    id: deps.ids.uuid(),
    ...{ accountId, providerSid, number, createdAt: now, terms, newNumber, judgedBy },
    hold_mc: callCost_mc(terms.rate, terms.limit_s),
    cutoffAt: secondsAfter(now, deps.limits.ring_s + terms.limit_s),
    checkAt: secondsAfter(now, deps.limits.check.shortest_s),
  };
}

/**
 * Whether the account is in a call, this very one included. Of another one the carrier is asked before saying so: its
 * end may not have been heard of yet, or never be.
 */
async function isStillInCall(deps: CallDeps, { userId, providerSid }: CallRequest): Promise<boolean> {
  const open = await deps.connection(({ calls }) => calls.findOpen(userId));
  return open !== undefined && (open.providerSid === providerSid || !(await tryAskCarrier(deps, open)));
}

/** Writes the refusal down, for the receipt to tell the caller; a call that has a row already keeps its answer. */
async function reject(
  deps: CallDeps,
  request: CallRequest,
  refusal: Refusal,
  terms: CallTerms | null = null,
): Promise<CallInstructions> {
  const { userId: accountId, providerSid } = request;
  const id = deps.ids.uuid();
  const number = typeof request.dialled === "object" ? null : request.dialled;
  const dialled =
    typeof request.dialled === "object" ? request.dialled.text.slice(0, longestText) : request.dialled;
  const added = await deps.connection(({ calls }) =>
    calls.addRefused({
      id,
      accountId,
      providerSid,
      dialled,
      createdAt: deps.clock.now(),
      terms,
      refusal: refusal.refused,
    }),
  );
  if (added) deps.tell(accountId, refusedCall({ callId: id, providerSid, dialled, number }, refusal));
  const known = added ? undefined : await findKnown(deps, request);
  return known ? instructionsFor(deps, known) : { kind: "reject", refusal };
}

type RefusedFields = Pick<
  Extract<Told, { type: "call_refused" }>,
  "callId" | "providerSid" | "dialled" | "number"
>;

function refusedCall(call: RefusedFields, refusal: Refusal): Told {
  const { refused: code } = refusal;
  const { retry } = refusals[code];
  return { type: "call_refused", ...call, code, message: refusalMessage(refusal), retry };
}

function findKnown(deps: CallDeps, { providerSid }: CallRequest): Promise<Call | undefined> {
  return deps.connection(({ calls }) => calls.findByProviderSid(providerSid));
}

async function instructionsFor(deps: CallDeps, call: Call): Promise<CallInstructions> {
  if (call.refusal) return { kind: "reject", refusal: refuse(call.refusal) };
  const { open, terms, number } = call;
  if (!open || !terms || !number) return { kind: "hang_up" };
  return dialCall(deps, { ...call, number, limit_s: terms.limit_s });
}
