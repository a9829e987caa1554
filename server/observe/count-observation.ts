import type { Observation } from "#domain/observer.ts";
import type { moneyKinds, Recorder } from "#domain/operator-metrics.ts";

type Moved = Extract<Observation, { type: "credits_moved" }>;

const kinds = {
  payments: { in: "purchase", out: "refund" },
  disputes: { in: "dispute_won", out: "dispute" },
} as const satisfies Record<Moved["contra"], Record<"in" | "out", (typeof moneyKinds)[number]>>;

export function countObservation(recorder: Recorder, observation: Observation): void {
  switch (observation.type) {
    case "call_opened":
      break;
    case "call_refused":
      recorder.count("calls", { outcome: "refused", country: observation.country ?? "none" });
      recorder.count("refusals", { reason: observation.reason });
      break;
    case "call_ended":
      countEnd(recorder, observation);
      break;
    case "call_cut_off":
      recorder.measure("cutOffLateness_s", observation.late_s, {});
      break;
    case "credits_moved": {
      const { contra, delta_mc } = observation;
      const kind = kinds[contra][delta_mc > 0 ? "in" : "out"];
      recorder.count("money_mc", { kind }, Math.abs(delta_mc));
      break;
    }
    case "money_back_repeated":
      recorder.count("moneyBackRepeated", {});
      break;
  }
}

function countEnd(recorder: Recorder, ended: Extract<Observation, { type: "call_ended" }>): void {
  const { outcome, country, answered_s, overrun_s, cost_mc } = ended;
  recorder.count("calls", { outcome, country: country ?? "none" });
  recorder.count("money_mc", { kind: "call" }, cost_mc);
  if (answered_s !== null) recorder.measure("callDuration_s", answered_s, {});
  if (overrun_s !== null) recorder.measure("callOverrun_s", overrun_s, {});
}
