import type { CallDeps } from "#domain/calls/call-deps.ts";
import { sweepLostCalls } from "#domain/calls/ending/sweep-lost-calls.ts";
import { createMeter } from "#domain/calls/meter/run-meter.ts";
import { createAlarm, type DueJob, type SleepLimits } from "./due-job.ts";
import type { Job } from "./schedule.ts";

/** The longest sleep bounds how late a call is cut off whose news was lost, as when the node that had it has died. */
const meterSleep: SleepLimits = { shortest_ms: 25, longest_ms: 5_000 };

/**
 * Watches the paid time of running calls, and settles calls whose last report never came. `onChange` is given a function
 * to call when a call may have become due earlier, on this node or on another. `share`, from 0 to 1, is this node's part
 * of the due calls when all nodes wake at once.
 */
export function callJobs(
  deps: CallDeps,
  meterDeps: CallDeps,
  onChange: (wake: () => void) => void,
  share: number,
): (Job | DueJob)[] {
  return [
    meterJob(meterDeps, onChange, share),
    { name: "call sweep", every_ms: 2_000, run: () => sweepLostCalls(deps) },
  ];
}

function meterJob(deps: CallDeps, onChange: (wake: () => void) => void, share: number): DueJob {
  const alarm = createAlarm(deps.clock, meterSleep);
  onChange(alarm.wake);
  const meter = createMeter(deps, share);
  return { name: "call meter", alarm, run: meter.look, finish: meter.idle };
}
