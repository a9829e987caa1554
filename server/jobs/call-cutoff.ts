import type { CallDeps } from "../../domain/calls/call-deps.ts";
import { hangUpExpiredCalls } from "../../domain/calls/hang-up-expired-calls.ts";
import type { Job } from "./schedule.ts";

/** Hangs up calls whose hold is used up. */
export function callCutoff(deps: CallDeps): Job {
  return { name: "call cut-off", every_ms: 1_000, run: () => hangUpExpiredCalls(deps) };
}
