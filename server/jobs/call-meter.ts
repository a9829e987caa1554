import type { CallDeps } from "#domain/calls/call-deps.ts";
import { runMeter } from "#domain/calls/run-meter.ts";
import type { Job } from "./schedule.ts";

/** Watches the running calls' paid time, four times a second: within the second that is promised there is time to hang up many. */
export function callMeter(deps: CallDeps): Job {
  return { name: "call meter", every_ms: 250, run: () => runMeter(deps) };
}
