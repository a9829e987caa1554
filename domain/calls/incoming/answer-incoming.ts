import { incomingDestination, withheldNumber } from "#contract/calls/call-status.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type RefusalCode, refuse } from "#contract/refusals.ts";
import { hold, openCalls, reject } from "#domain/calls/authorise-call.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { PricedRequest } from "#domain/calls/judge-call.ts";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import type { CallInstructions, CarrierIncoming, IncomingRequest } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import { afterRinging, spoken } from "./after-ringing.ts";
import { inboundRate } from "./forward.ts";
import { forwardOf } from "./forward-call.ts";
import { reachOf } from "./unwanted-calls.ts";

/** Refusals for which a caller hears the busy tone. */
const busy: readonly RefusalCode[] = ["already_in_call", "related_call_open"];

/**
 * Opens a call to a user's own number and rings their pages, with the hold and the limits of every call. A call that is
 * refused is recorded as a missed one, and its caller hears the busy tone or a sentence.
 * A repeated request gets the same answer and holds nothing more.
 */
export function answerIncoming(
  deps: CallDeps,
  carrier: CarrierId,
  request: IncomingRequest,
): Promise<CallInstructions> {
  const { providerCallId } = request;
  deps.observer.learn({ providerCallId });
  return deps.observer.step("answer incoming", { providerCallId }, () => answer(deps, carrier, request));
}

async function answer(
  deps: CallDeps,
  carrier: CarrierId,
  { providerCallId, from, to }: IncomingRequest,
): Promise<CallInstructions> {
  const number = await deps.incoming.findNumber(carrier, to);
  const caller = number?.state === "active" ? await deps.findCaller(number.userId) : undefined;
  // A number that is not paid for, or whose user is gone, rings for no one and leaves no trace in a history.
  if (!number || caller?.walletId !== number.walletId) return spoken(messages.call.notInService, number);
  // Users who dial their own number hear the busy tone, and miss no call.
  const open = await openCalls(deps, caller);
  if (open.some((call) => call.direction === "outgoing" && call.number === to)) return { kind: "busy" };
  const reach = reachOf(await deps.incoming.unwantedOf(caller.id), from);
  const isUnwanted = reach !== "ring";
  const forward = isUnwanted ? undefined : await forwardOf(deps, number, from);
  const sessions = isUnwanted || forward ? [] : await sessionsToRing(deps, caller, open);
  const [sessionId = caller.id] = sessions;
  const withheld = { text: withheldNumber, refusal: refuse("number_not_valid") };
  const priced: PricedRequest = {
    carrier,
    providerCallId,
    caller,
    // The eligibility asks for one living session; without any, no page can ring.
    identity: { userId: caller.id, sessionId },
    forward,
    ringing: sessions.map((id) => ({ userId: caller.id, sessionId: id })),
    dialled: from === withheldNumber ? withheld : from,
    quote: {
      number: from,
      country: countryOf(deps, from) ?? number.country,
      destination: incomingDestination,
      rate: forward?.rate ?? inboundRate(number.inboundPerMinute_mc),
    },
  };
  const instructions = isUnwanted
    ? await reject(deps, priced, refuse("caller_blocked"))
    : await openUnlessOff(deps, priced);
  if (instructions.kind !== "reject") return instructions;
  if (reach === "away") return { kind: "busy" };
  const { refused } = instructions.refusal;
  const isBusy = busy.includes(refused);
  if (isBusy || isUnwanted || refused === "session_ended")
    return afterRinging(
      deps,
      number,
      { carrier, providerCallId, from },
      isBusy ? { kind: "busy" } : undefined,
    );
  return spoken(messages.call.notAnswered, number);
}

/** A second call rings where the first is talked: no other page can park that one. */
function sessionsToRing(
  { incoming }: CallDeps,
  caller: WalletUser,
  open: Awaited<ReturnType<typeof openCalls>>,
): Promise<string[]> | string[] {
  const talkedIn = open.find(({ status }) => status === "answered")?.sessionId;
  return talkedIn ? [talkedIn] : incoming.sessionsOf(caller.id);
}

function openUnlessOff(deps: CallDeps, request: PricedRequest): Promise<CallInstructions> {
  if (!deps.limits.calling) return reject(deps, request, refuse("calling_switched_off"));
  if (!request.caller.isVerified) return reject(deps, request, refuse("email_not_verified"));
  return hold(deps, request);
}

/**
 * Records the end of an incoming call as the carrier reports it to the caller's leg, and says what the caller hears then:
 * nothing after a talk, and otherwise what callers hear who are not answered.
 */
export async function endIncoming(
  deps: CallDeps,
  carrier: CarrierId,
  { report, from, to }: ReturnType<CarrierIncoming["readEnd"]>,
): Promise<CallInstructions> {
  await recordCallEvent(deps, carrier, report);
  const { event } = report;
  const isTalked = event.kind === "ended" && event.outcome.answered_s !== null;
  if (isTalked) return { kind: "hang_up" };
  const number = await deps.incoming.findNumber(carrier, to);
  return number
    ? afterRinging(deps, number, { carrier, providerCallId: event.providerCallId, from })
    : spoken(messages.call.notAnswered, undefined);
}

function countryOf({ deck }: CallDeps, number: IncomingRequest["from"]): string | undefined {
  if (number === withheldNumber) return undefined;
  const quote = quoteNumber(deck, number);
  return isRefusal(quote) ? undefined : quote.country;
}
