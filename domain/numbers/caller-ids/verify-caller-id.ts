import { type CallRate, callCost_mc } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { numberServed, readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import {
  answeredWithin_ms,
  type CallerId,
  type CallerIdDeps,
  type CallerIdStores,
  lapsesAt,
  mostCallerIds,
  offeredCallerIds,
  renewedBefore_ms,
  reportedWithin_ms,
} from "./caller-id.ts";
import { callClaimedNumber, longestClaim_s } from "./claim-caller-id.ts";
import { forgetAtCarrier } from "./forget-caller-id.ts";

/**
 * Has the carrier call a number, whose user types the code there. A number that another user has verified is claimed by a call of
 * our own. A number that rings or is verified
 * already is answered with itself. One that is asked about again shortly before it lapses is first forgotten at the carrier, and is not shown until the
 * code is typed.
 * Refuses `caller_ids_not_offered`, what is no landline or mobile number that is called from here, `calling_switched_off`,
 * `account_frozen`, `too_many_verifications`, `too_many_caller_ids`, `caller_id_taken`,
 * `verification_calls_used_up`, `caller_id_not_callable` and `verification_call_failed`.
 */
export async function verifyCallerId(
  deps: CallerIdDeps,
  user: { id: string },
  { typed, ip }: { typed: string; ip: string },
): Promise<CallerId[] | Refusal> {
  const offered = offeredCallerIds(deps);
  if (!offered) return refuse("caller_ids_not_offered");
  const called = readOwnNumber(deps, typed);
  if (isRefusal(called)) return called;
  const { number } = called;
  if (number === offered.usual) return refuse("caller_id_taken");
  const list = () => deps.connection(({ callerIds }) => callerIds.list(user.id));
  const own = await list();
  const earlier = own.find((one) => one.number === number);
  if (isDone(deps, earlier)) return own;
  if (!(await deps.takeAttempt({ userId: user.id, number, ip }))) return refuse("too_many_verifications");
  const request = await deps.transaction((stores) => addRequest(deps, stores, user.id, called));
  if (isRefusal(request)) return request;
  const refused = await callNumber(deps, request);
  deps.publish({ userId: user.id }, { type: "settings" });
  return refused ?? list();
}

/** A landline or mobile number that is sold, with its price. */
function readOwnNumber(
  { deck }: Pick<CallerIdDeps, "deck">,
  typed: string,
): { number: E164; rate: CallRate } | Refusal {
  const number = readNumber(typed);
  if (isRefusal(number)) return number;
  const served = numberServed(number);
  if (isRefusal(served)) return served;
  if (served.withoutOwnRow) return refuse(served.withoutOwnRow);
  const quote = quoteNumber(deck, number);
  return isRefusal(quote) ? quote : { number, rate: quote.rate };
}

/** True while the number rings, and for one that is verified for longer than the last month of its year. */
function isDone({ clock }: CallerIdDeps, callerId: CallerId | undefined): boolean {
  if (callerId === undefined) return false;
  const now = clock.now();
  if (callerId.state !== "ringing") return isFresh(callerId, now);
  return now.getTime() - callerId.requestedAt.getTime() < answeredWithin_ms;
}

/** The day's spend is added last, so that no refusal costs the others a call. */
async function addRequest(
  deps: CallerIdDeps,
  { callerIds }: CallerIdStores,
  userId: string,
  { number, rate }: { number: E164; rate: CallRate },
): Promise<CallerId | Refusal> {
  const requester = await callerIds.lockUser(userId);
  if (!requester) return refuse("unauthenticated");
  if (requester.isFrozen) return refuse("account_frozen");
  if (requester.isCallingStopped || !deps.calling) return refuse("calling_switched_off");
  const own = await callerIds.list(userId);
  const earlier = own.find((one) => one.number === number);
  if (!earlier && own.length >= mostCallerIds) return refuse("too_many_caller_ids");
  const now = deps.clock.now();
  // Another press was first.
  if (isDone(deps, earlier)) return refuse("too_many_verifications");
  const carrier = deps.defaultCarrier;
  const holder = await callerIds.holder({ carrier, number, userId });
  if (holder === "renter") return refuse("caller_id_taken");
  const claimCode = holder === undefined ? null : deps.newCode();
  const cost_mc = callCost_mc(rate, claimCode === null ? 1 : longestClaim_s);
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  if (!(await callerIds.spend(day, { cost_mc, most_mc: deps.mostPerDay_mc })))
    return refuse("verification_calls_used_up");
  const id = earlier?.id ?? deps.ids.uuid();
  const request = { userId, id, carrier, number, requestedAt: now, claimCode };
  await callerIds.request(request);
  if (earlier?.providerNumberId)
    await callerIds.addRemoval({ carrier: earlier.carrier, providerNumberId: earlier.providerNumberId }, now);
  return {
    ...request,
    state: "ringing",
    providerCallId: null,
    code: null,
    verifiedAt: null,
    // The number's record at the carrier, which is forgotten before the call.
    providerNumberId: earlier?.providerNumberId ?? null,
    isDefault: false,
  };
}

function isFresh({ verifiedAt }: CallerId, now: Date): boolean {
  return verifiedAt !== null && lapsesAt(verifiedAt).getTime() - now.getTime() > renewedBefore_ms;
}

/** The refusal of a call that was not made; its request is over then. */
async function callNumber(deps: CallerIdDeps, request: CallerId): Promise<Refusal | undefined> {
  const { carrier, providerNumberId } = request;
  const forgotten =
    providerNumberId === null || (await forgetAtCarrier(deps, { carrier, providerNumberId, tries: 0 }));
  const first = forgotten ? await tryCall(deps, request) : "failed";
  const call = first === "taken" ? await callUnheld(deps, request) : first;
  if (typeof call === "object") {
    await deps.connection(({ callerIds }) => callerIds.setCall(request, call));
    return undefined;
  }
  await deps.connection(({ callerIds }) =>
    // What the carrier will never call is not kept; a failed call can be tried again.
    call === "failed" ? callerIds.fail(request) : callerIds.remove(request.userId, request.id),
  );
  return refuse(refusalOf[call]);
}

const refusalOf = {
  taken: "caller_id_taken",
  refused: "caller_id_not_callable",
  failed: "verification_call_failed",
} as const;

/**
 * Calls a number that the carrier has and no user holds: its report was lost, or came too late. The carrier forgets it first.
 * Still `taken` when another user's report may come, or the operator has verified it.
 */
async function callUnheld(deps: CallerIdDeps, request: CallerId): ReturnType<typeof tryCall> {
  const { carrier, number, userId } = request;
  const now = deps.clock.now();
  const record = await askCarrier(async () => deps.carriers[carrier]?.callerIds?.find(number));
  if (record === "failed" || record === undefined) return "failed";
  const { requestId: id, providerNumberId } = record;
  if (id === undefined) return "taken";
  const isUnheld = await deps.transaction(async ({ callerIds }) => {
    const since = new Date(now.getTime() - reportedWithin_ms);
    if ((await callerIds.holder(request)) !== undefined) return false;
    if (await callerIds.isAwaited({ id, notOf: userId }, since)) return false;
    await callerIds.addRemoval({ carrier, providerNumberId }, now);
    return true;
  });
  if (!isUnheld) return "taken";
  if (!(await forgetAtCarrier(deps, { carrier, providerNumberId, tries: 0 }))) return "failed";
  const call = await tryCall(deps, request);
  // Another node is asking the carrier to forget it.
  return call === "taken" ? "failed" : call;
}

async function tryCall(deps: CallerIdDeps, request: CallerId) {
  const { number, userId, id, claimCode } = request;
  const call = await askCarrier(async () =>
    claimCode === null
      ? offeredCallerIds(deps)?.verify(number, { userId, id })
      : callClaimedNumber(deps, request),
  );
  return call ?? "failed";
}

async function askCarrier<T>(ask: () => Promise<T>): Promise<T | "failed"> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CarrierError) return "failed";
    throw error;
  }
}
