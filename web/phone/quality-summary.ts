import type { CallQualityReport } from "#contract/call-history.ts";
import type { CallQuality } from "./call-quality.ts";
import type { QualityHint } from "./quality-hints.ts";

interface Average {
  add(value: number): void;
  average(): number;
  lowest(): number;
  highest(): number;
}

/** Summarises a call's measurements and keeps only their sums. */
export function summariseQuality() {
  const mos = averageOf();
  const jitter_ms = averageOf();
  const roundTrip_ms = averageOf();
  const lost = averageOf();
  let duration_s = 0;
  return {
    add(quality: CallQuality): void {
      // Before sound flows there is no score, and the other figures are zero.
      if (quality.mos === null) return;
      duration_s += 1;
      mos.add(quality.mos);
      jitter_ms.add(quality.jitter_ms);
      roundTrip_ms.add(quality.roundTrip_ms);
      lost.add(quality.packetsLostPercent);
    },
    summary(hints: QualityHint[]): CallQualityReport | null {
      if (duration_s === 0) return null;
      return {
        duration_s,
        mosAverage: rounded(mos.average()),
        mosLowest: rounded(mos.lowest()),
        jitterAverage_ms: rounded(jitter_ms.average()),
        jitterHighest_ms: rounded(jitter_ms.highest()),
        roundTripAverage_ms: rounded(roundTrip_ms.average()),
        roundTripHighest_ms: rounded(roundTrip_ms.highest()),
        packetsLostPercent: rounded(lost.average()),
        hints,
      };
    },
  };
}

function averageOf(): Average {
  let sum = 0;
  let count = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  return {
    add(value) {
      sum += value;
      count += 1;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    },
    average: () => sum / count,
    lowest: () => lowest,
    highest: () => highest,
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
