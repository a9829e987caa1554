import { callCost_mc, maximumCallSeconds } from "#contract/pricing.ts";
import type { CallDeps } from "./call-deps.ts";
import type { OpenCall } from "./call-store.ts";
import { CarrierError } from "./voice-carrier.ts";

/**
 * Lets an open call go on for as long as its account can pay by now: holds the credits first, then raises the carrier's
 * limit. Between the two the carrier would cut the call off too early, never too late; the meter tells it again.
 * Returns false when nothing changed: nothing to pay with, frozen, the longest call, or a limit that cannot be raised.
 */
export async function prolongCall(deps: CallDeps, call: OpenCall): Promise<boolean> {
  if (call.carrierLimit_s === null) return false;
  const limit_s = await affordableSeconds(deps, call);
  if (limit_s <= call.terms.limit_s) return false;
  const at = deps.clock.now();
  const more_mc = Math.max(0, callCost_mc(call.terms.rate, limit_s) - call.held_mc);
  const prolonged = await deps.connection(({ calls }) =>
    calls.prolong(call.id, call.epoch, { more_mc, limit_s, at }),
  );
  if (!prolonged) return false;
  await tellLimit(deps, prolonged);
  tellCaller(deps, prolonged, at);
  return true;
}

/** The same for whatever call the account is in; to be called when it has got credits. */
export async function prolongOpenCall(deps: CallDeps, accountId: string): Promise<boolean> {
  const call = await deps.connection(({ calls }) => calls.findOpen(accountId));
  return call !== undefined && prolongCall(deps, call);
}

/** Brings the carrier's limit up to what the call holds. A failure is reported; the meter tries again. */
export async function tellLimit(deps: CallDeps, { id, providerSid, terms }: OpenCall): Promise<void> {
  try {
    await deps.carrier.setLimit(providerSid, terms.limit_s, "patient");
    await deps.connection(({ calls }) => calls.setCarrierLimit(id, terms.limit_s));
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(id, "the carrier could not be told that the call may go on", error);
  }
}

async function affordableSeconds(deps: CallDeps, call: OpenCall): Promise<number> {
  const { rate } = call.terms;
  const { account: limits, longestCall_s } = deps.limits;
  const { accountId, number } = call;
  const wanted = { accountId, number, perMinute_mc: rate.perMinute_mc, at: deps.clock.now(), limits };
  // While this call is open no other can spend, so what is read here still holds when it is written.
  const { available_mc, spent_mc } = await deps.connection(({ calls }) => calls.prospect(wanted));
  const more_mc = Math.min(available_mc, limits.spendPerDay_mc - spent_mc);
  return maximumCallSeconds(rate, call.held_mc + Math.max(0, more_mc), longestCall_s);
}

function tellCaller(deps: CallDeps, call: OpenCall, at: Date): void {
  const { id: callId, providerSid, cutoffAt } = call;
  deps.tell(call.accountId, { type: "changed" });
  if (call.status !== "answered") return;
  const secondsLeft = Math.max(0, Math.floor((cutoffAt.getTime() - at.getTime()) / 1_000));
  deps.tell(call.accountId, { type: "call_extended", callId, providerSid, secondsLeft });
}
