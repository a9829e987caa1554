import { withheldNumber } from "#contract/calls/call-status.ts";
import { testCallNumber } from "#contract/calls/calls.ts";
import type { TariffQuote } from "#contract/money/tariff.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { isRefusal, type Refusal, refusalMessage, refusals, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { type Call, type CallNumber, type CallTerms, mayFollow } from "./call.ts";
import type { CallDeps } from "./call-deps.ts";
import type { CallAuthorisation, CallRefusal, OpenCall } from "./call-store.ts";
import { tryAskCarrier } from "./ending/ask-carrier.ts";
import { endCall } from "./ending/end-call.ts";
import { leaveCall } from "./ending/leave-call.ts";
import { forwardCall } from "./incoming/forward-call.ts";
import { ringPages } from "./incoming/ring-pages.ts";
import { type CallerRequest, type DialledRequest, directionOf, type PricedRequest } from "./judge-call.ts";
import { answerTestCall } from "./lines/test-call.ts";
import { type DialTarget, dialCall } from "./meter/carrier-limit.ts";
import { openCall } from "./open-call.ts";
import type { CallInstructions } from "./voice-carrier.ts";

/** Limit on reading the eligibility again when the wallet changes between reading and holding. */
const attempts = 10;
/** The most characters stored of a text that is no number; numbers are far shorter. */
const longestText = 40;

/**
 * Authorises a call before anything is dialled: prices the number, holds the affordable credits up to the longest call
 * and returns the carrier's instructions.
 * A repeated request gets the same answer and holds nothing more.
 * Rejects `calling_switched_off`, `email_not_verified`, `session_ended`, text that is no number, refusals of `quoteNumber` and of the
 * limits, `account_in_debt`, `earlier_account_in_debt`, `already_in_call`, `related_call_open`, `price_changed`,
 * `last_call_not_confirmed` and `not_enough_credits`.
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
  const callerRequest = { ...request, caller };
  const quote = quoteFor(deps, callerRequest);
  return isRefusal(quote)
    ? repeatOrReject(deps, callerRequest, quote)
    : hold(deps, { ...callerRequest, quote });
}

/** Decides without the database: the price of the number, or the refusal to call it. */
function quoteFor({ limits, deck }: CallDeps, { caller, dialled }: CallerRequest): TariffQuote | Refusal {
  if (!limits.calling) return refuse("calling_switched_off");
  if (!caller.isVerified) return refuse("email_not_verified");
  return typeof dialled === "object" ? dialled.refusal : quoteNumber(deck, dialled);
}

/** Opens a priced call, made by the user or to the user, and returns what the carrier does. */
export async function hold(deps: CallDeps, request: PricedRequest): Promise<CallInstructions> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const opening = await openCall(deps, request);
    if (opening.kind === "refused") return reject(deps, request, opening.refusal, opening.terms);
    if (opening.kind === "opened") return connectOpened(deps, request, opening.call);
    if (opening.kind === "known") break;
    if (opening.kind === "in_call" && (await isStillInCall(deps, request))) break;
  }
  return repeatOrReject(deps, request, refuse("already_in_call"));
}

function connectOpened(deps: CallDeps, request: CallerRequest, call: CallAuthorisation): CallInstructions {
  deps.observer.learn({ callId: call.id });
  deps.observer.happened({ type: "call_opened", callId: call.id });
  deps.publish({ walletId: call.walletId }, { type: "changed" });
  return connect(deps, request, { ...call, limit_s: call.terms.limit_s });
}

type ConnectedCall = { id: string; number: CallNumber | null; forwardedTo?: E164 | null | undefined };

function connect(
  deps: CallDeps,
  { ringing: clients, forward }: CallerRequest,
  { number, forwardedTo, ...call }: Omit<DialTarget, "number"> & ConnectedCall,
): CallInstructions {
  if (forwardedTo)
    return forwardCall(deps, { ...call, number: forwardedTo, shownNumber: forward?.shows ?? null });
  if (clients) return ringPages(deps, call, clients);
  return number === null || number === withheldNumber
    ? { kind: "hang_up" }
    : dialCall(deps, { ...call, number });
}

/**
 * Returns true when the user's calls, this one included, go on. Ends a call that only rings for one that the user makes.
 * Asks the carrier about other calls first: an end, or that a caller left, may be unreported.
 */
async function isStillInCall(deps: CallDeps, request: CallerRequest): Promise<boolean> {
  const { caller, carrier, providerCallId } = request;
  const open = await openCalls(deps, caller);
  if (open.some((call) => call.carrier === carrier && call.providerCallId === providerCallId)) return true;
  // A caller who rings cannot keep the user from calling: a call that the user makes declines one that only rings.
  const declines = !request.ringing && open.every(isRinging);
  for (const call of open) {
    if (declines && !isRefusal(await endCall(deps, caller, call.id))) await leaveCall(deps, call);
    else await tryAskCarrier(deps, call);
  }
  const ids = new Set((await openCalls(deps, caller)).map(({ id }) => id));
  return open.length > 0 && open.every(({ id }) => ids.has(id));
}

/** The calls that a user is in, at most two. */
export async function openCalls(deps: CallDeps, { id, walletId }: WalletUser): Promise<OpenCall[]> {
  const open = await deps.connection(({ calls }) => calls.listOpen(walletId));
  return open.filter(({ userId, leftAt }) => userId === id && leftAt === null);
}

function isRinging({ direction, status }: Call): boolean {
  return direction === "incoming" && mayFollow(status, "answered");
}

/**
 * Records the refusal, so that the receipt can show it. A call that has a row already keeps its answer. A user with too
 * many refused calls reads the reason as an event alone, so a script that dials refused numbers fills no table.
 */
export async function reject(
  deps: CallDeps,
  request: CallerRequest,
  refusal: Refusal,
  terms: CallTerms | null = null,
): Promise<CallInstructions> {
  const { caller, identity, carrier, providerCallId, attemptId, dialled } = request;
  const number = typeof dialled === "object" ? null : dialled;
  const refused = {
    id: deps.ids.uuid(),
    walletId: caller.walletId,
    userId: caller.id,
    direction: directionOf(request),
    sessionId: request.ringing ? null : identity.sessionId,
    carrier,
    providerCallId,
    attemptId,
    dialled: typeof dialled === "object" ? storableText(dialled.text) : dialled,
    createdAt: deps.clock.now(),
    terms,
    refusal: refusal.refused,
  };
  const kind = refusal.refused === "caller_blocked" ? "blocked" : directionOf(request);
  const counted = await deps.takeRefusedCall(caller.id, kind);
  const added = counted && (await deps.connection(({ calls }) => calls.addRefused(refused)));
  // A refused incoming call is a missed one, which the pages read with the present state.
  const event = request.ringing ? ({ type: "changed" } as const) : refusalEvent(refused, number, refusal);
  if (added || !counted) deps.publish({ userId: caller.id }, event);
  const duplicate = counted && !added ? await findKnown(deps, request) : undefined;
  if (duplicate) return instructionsFor(deps, request, duplicate);
  observeRefusal(deps, refused);
  return { kind: "reject", refusal };
}

/** Gives a call that has a row already its answer again. */
async function repeatOrReject(
  deps: CallDeps,
  request: CallerRequest,
  refusal: Refusal,
): Promise<CallInstructions> {
  const call = await findKnown(deps, request);
  return call ? instructionsFor(deps, request, call) : reject(deps, request, refusal);
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

function findKnown(
  deps: CallDeps,
  { caller, carrier, providerCallId }: CallerRequest,
): Promise<Call | undefined> {
  return deps.connection(({ calls }) => calls.findByProviderCallId(caller.walletId, providerCallId, carrier));
}

/** A call that is cut off already, as one whose session has ended, is not dialled again. */
function instructionsFor(deps: CallDeps, request: CallerRequest, call: Call): CallInstructions {
  deps.observer.learn({ callId: call.id });
  if (call.refusal) return { kind: "reject", refusal: refuse(call.refusal) };
  const { open, terms, number, cutoffAt } = call;
  const isCutOff = cutoffAt !== null && cutoffAt <= deps.clock.now();
  if (!open || !terms || isCutOff) return { kind: "hang_up" };
  const shownNumber = e164Schema.safeParse(call.shownNumber).data ?? null;
  const forwardedTo = e164Schema.safeParse(call.forwardedTo).data ?? null;
  return connect(deps, request, { ...call, number, shownNumber, forwardedTo, limit_s: terms.limit_s });
}
