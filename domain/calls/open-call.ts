import { usualCallerId } from "#contract/calls/calls.ts";
import { callCost_mc } from "#contract/money/pricing.ts";
import type { RelatedState } from "#domain/marks/related-state.ts";
import { type CallDeps, relatedQuery, secondsAfter } from "./call-deps.ts";
import { withoutRelated } from "./call-limits.ts";
import type { AuthoriseResult, CallAuthorisation, CallStores } from "./call-store.ts";
import { type CallerState, directionOf, type Judgement, judge, type PricedRequest } from "./judge-call.ts";
import { limitAtDial } from "./meter/carrier-limit.ts";
import { verifiedFor_s } from "./voice-carrier.ts";

type Payable = Extract<Judgement, { kind: "payable" }>;
type Opening = Exclude<Judgement, Payable> | { kind: AuthoriseResult; call: CallAuthorisation };

/**
 * Opens a call by the wallet's version; the call of a wallet that is related to others, under the locks of all of them. A
 * call that is refused without the locks does not wait for them.
 */
export async function openCall(deps: CallDeps, request: PricedRequest): Promise<Opening> {
  const alone = await deps.connection((stores) => readState(deps, stores, request));
  const query = alone.eligibility.related ? relatedQuery(deps, request.caller.walletId) : undefined;
  const state = query
    ? await deps.connection(async (stores) =>
        readState(deps, stores, request, await stores.related.readRelated(query)),
      )
    : alone;
  const judgement = judge(request, state);
  if (judgement.kind !== "payable") return judgement;
  if (!query) return deps.connection((stores) => write(deps, stores, request, judgement));
  return deps.transaction(async (stores) => {
    const locked = await readState(deps, stores, request, await stores.related.lockRelated(query));
    const again = judge(request, locked);
    return again.kind === "payable" ? write(deps, stores, request, again) : again;
  });
}

async function readState(
  deps: CallDeps,
  { calls }: Pick<CallStores, "calls">,
  request: PricedRequest,
  related?: RelatedState,
): Promise<CallerState> {
  const { caller, identity, carrier, providerCallId, callerId } = request;
  const { rate } = request.quote;
  // A forwarded call is judged as one to the number that it goes on to.
  const { number, country } = request.forward ?? request.quote;
  const { longestCall_s } = deps.limits;
  const limits = related ? withoutRelated(deps.limits.caller, related) : deps.limits.caller;
  const now = deps.clock.now();
  const eligibility = await calls.eligibility({
    walletId: caller.walletId,
    ...identity,
    direction: directionOf(request),
    isForwarded: request.forward !== undefined,
    carrierCall: { carrier, providerCallId },
    // A call to the user shows no number of the user's.
    ...(!request.ringing &&
      callerId !== usualCallerId && {
        ownNumber: { carrier, id: callerId, verifiedAfter: secondsAfter(now, -verifiedFor_s) },
      }),
    number,
    country,
    perMinute_mc: rate.perMinute_mc,
    at: now,
    limits,
  });
  return { eligibility, limits, longestCall_s, related };
}

async function write(
  deps: CallDeps,
  { calls }: Pick<CallStores, "calls">,
  request: PricedRequest,
  { terms, eligibility }: Payable,
): Promise<Opening> {
  const { caller, carrier, providerCallId, attemptId, identity, quote, ringing, forward } = request;
  const now = deps.clock.now();
  const call: CallAuthorisation = {
    direction: directionOf(request),
    userId: caller.id,
    sessionId: ringing ? null : identity.sessionId,
    id: deps.ids.uuid(),
    walletId: caller.walletId,
    carrier,
    providerCallId,
    attemptId,
    number: quote.number,
    shownNumber: quote.refusesCallerIds ? null : eligibility.ownNumber,
    forwardedTo: forward?.number ?? null,
    createdAt: now,
    terms,
    newNumber: eligibility.newNumber && !ringing,
    secondCall: eligibility.secondCall,
    version: eligibility.version,
    hold_mc: callCost_mc(terms.rate, terms.limit_s),
    cutoffAt: secondsAfter(now, deps.limits.ring_s + terms.limit_s),
    checkAt: secondsAfter(now, deps.limits.check.shortest_s),
    carrierLimit_s: limitAtDial(deps, carrier, terms.limit_s),
  };
  return { kind: await calls.authorise(call), call };
}
