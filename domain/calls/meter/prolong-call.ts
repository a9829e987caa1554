import { withheldNumber } from "#contract/calls/call-status.ts";
import { callCost_mc, maximumCallSeconds } from "#contract/money/pricing.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import { type CallDeps, relatedQuery, secondsAfter, subjectOf } from "#domain/calls/call-deps.ts";
import { withoutRelated } from "#domain/calls/call-limits.ts";
import { type CallStores, type OpenCall, payable_mc } from "#domain/calls/call-store.ts";
import { isBarred } from "#domain/marks/related-state.ts";
import { isOutOfStep, setCarrierLimit } from "./carrier-limit.ts";

/** Limit on calculating the price again when the wallet changes between reading and holding. */
const attempts = 3;

/**
 * Lets an open call continue for as long as its wallet can pay now: first holds the credits, then raises the carrier's
 * limit; that of a call that still rings is set at the answer.
 * A crash between the two leaves the carrier's limit too low, never too high; the meter raises it later.
 * Returns false when nothing changed: no credits, a frozen user, an ended session, the longest call, or a limit that cannot be raised.
 */
export async function prolongCall(deps: CallDeps, call: OpenCall): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (call.carrierLimit_s === null) return false;
    const affordable = await deps.connection((stores) => affordableSeconds(deps, stores, call));
    if (affordable.limit_s <= call.terms.limit_s) return false;
    const at = deps.clock.now();
    const prolonged = await prolong(deps, call, affordable, at);
    if (prolonged === "refused") return false;
    if (prolonged === "changed") continue;
    if (isOutOfStep(prolonged)) await setCarrierLimit(deps, prolonged);
    publishProlonged(deps, prolonged, at);
    return true;
  }
  return false;
}

/**
 * Prolongs each open call of a wallet. Call it when the wallet has got credits. Returns how many calls it prolonged.
 */
export async function prolongOpenCalls(deps: CallDeps, walletId: string): Promise<number> {
  const open = await deps.connection(({ calls }) => calls.listOpen(walletId));
  let prolonged = 0;
  for (const call of open) {
    const done = await deps.observer.step("prolong", subjectOf(call), () => prolongCall(deps, call));
    if (done) prolonged += 1;
  }
  return prolonged;
}

/**
 * Holds and prolongs in one transaction, which locks the call, and then its wallet and the related ones.
 * `refused`: the call has ended, was prolonged elsewhere, or its user is frozen or logged out. `changed`: the wallet has changed
 * since its version was read.
 */
async function prolong(
  deps: CallDeps,
  call: OpenCall,
  affordable: Affordable,
  at: Date,
): Promise<OpenCall | "refused" | "changed"> {
  return deps.transaction(async (stores) => {
    const { calls, ledger } = stores;
    const locked = await calls.lockOpen(call);
    if (locked?.epoch !== call.epoch || !(await calls.mayContinue(locked))) return "refused";
    const { limit_s, version } = affordable.related
      ? await affordableLocked(deps, stores, locked)
      : affordable;
    if (limit_s <= locked.terms.limit_s) return "refused";
    const more_mc = Math.max(0, callCost_mc(locked.terms.rate, limit_s) - locked.held_mc);
    if (!(await ledger.hold(call.walletId, more_mc, version))) return "changed";
    const cutoffAt = secondsAfter(locked.cutoffAt, limit_s - locked.terms.limit_s);
    await calls.prolong(locked, { more_mc, limit_s, cutoffAt, at });
    const held = { held_mc: locked.held_mc + more_mc, epoch: locked.epoch + 1 };
    return { ...locked, ...held, terms: { ...locked.terms, limit_s }, cutoffAt };
  });
}

interface Affordable {
  limit_s: number;
  /** The wallet's version that this was calculated from. */
  version: number;
  /** True when other wallets may share its limits. */
  related: boolean;
}

/** As `affordableSeconds`, under the locks of the related wallets; what they owe or are frozen for prolongs nothing. */
async function affordableLocked(deps: CallDeps, stores: CallStores, call: OpenCall): Promise<Affordable> {
  const related = await stores.related.lockRelated(relatedQuery(deps, call.walletId));
  const limits = related ? withoutRelated(deps.limits.caller, related) : deps.limits.caller;
  const affordable = await affordableSeconds(deps, stores, call, limits);
  return related && isBarred(related) ? { ...affordable, limit_s: 0 } : affordable;
}

async function affordableSeconds(
  deps: CallDeps,
  { calls }: Pick<CallStores, "calls">,
  call: OpenCall,
  limits = deps.limits.caller,
): Promise<Affordable> {
  const { country, rate } = call.terms;
  const { walletId, userId, sessionId, direction } = call;
  const number: CallNumber = call.number ?? withheldNumber;
  const { perMinute_mc } = rate;
  const caller = { walletId, userId, sessionId, direction };
  const query = { ...caller, number, country, perMinute_mc, at: deps.clock.now(), limits };
  const eligibility = await calls.eligibility(query);
  const more_mc = payable_mc(eligibility, limits);
  const limit_s = maximumCallSeconds(rate, call.held_mc + Math.max(0, more_mc), deps.limits.longestCall_s);
  return { limit_s, version: eligibility.version, related: eligibility.related };
}

function publishProlonged(deps: CallDeps, call: OpenCall, at: Date): void {
  const { id: callId, walletId, userId, providerCallId, cutoffAt } = call;
  deps.publish({ walletId }, { type: "changed" });
  if (call.status !== "answered") return;
  const secondsLeft = Math.max(0, Math.floor((cutoffAt.getTime() - at.getTime()) / 1_000));
  deps.publish({ userId }, { type: "call_extended", callId, providerCallId, secondsLeft });
}
