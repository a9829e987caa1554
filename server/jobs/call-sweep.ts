import type { CallDeps } from "#domain/calls/call-deps.ts";
import { sweepLostCalls } from "#domain/calls/sweep-lost-calls.ts";
import type { Job } from "./schedule.ts";

/** Settles calls whose last report never came. */
export function callSweep(deps: CallDeps): Job {
  return { name: "call sweep", every_ms: 2_000, run: () => sweepLostCalls(deps) };
}
