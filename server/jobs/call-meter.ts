import type { CallDeps } from "../../domain/calls/call-deps.ts";
import { runMeter } from "../../domain/calls/run-meter.ts";
import type { Job } from "./schedule.ts";

/** Watches the running calls' paid time. Twice a second, so that nothing waits for a whole one. */
export function callMeter(deps: CallDeps): Job {
  return { name: "call meter", every_ms: 500, run: () => runMeter(deps) };
}
