import type { CallDeps } from "#domain/calls/call-deps.ts";
import { runMeter } from "#domain/calls/run-meter.ts";
import { sweepLostCalls } from "#domain/calls/sweep-lost-calls.ts";
import { type SpendWatchDeps, watchSpend } from "#domain/calls/watch-spend.ts";
import type { Job } from "./schedule.ts";

/** Watches the paid time of running calls, and settles calls whose last report never came. */
export function callJobs(deps: CallDeps): Job[] {
  return [
    // Calls must end within a second of their paid time; four runs a second leave time to hang up many at once.
    { name: "call meter", every_ms: 250, run: () => runMeter(deps) },
    { name: "call sweep", every_ms: 2_000, run: () => sweepLostCalls(deps) },
  ];
}

/** Calls that are opened within this time may exceed the limits of all wallets together. */
export function spendJobs(deps: SpendWatchDeps): Job[] {
  return [{ name: "spend watch", every_ms: 2_000, run: () => watchSpend(deps) }];
}
