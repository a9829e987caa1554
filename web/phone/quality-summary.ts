import type { CallQualityReport } from "#contract/call-history.ts";
import type { CallQuality } from "./call-quality.ts";
import type { QualityHint } from "./quality-hints.ts";

interface Average {
  add(value: number): void;
  average(): number;
  lowest(): number;
  highest(): number;
}

/**
 * Summarises a call's seconds and keeps only their sums. All packets are lost exactly when no packet ever came, and then
 * the times that nothing measured are zero.
 */
export function summariseQuality() {
  const mos = averageOf();
  const jitter_ms = averageOf();
  const roundTrip_ms = averageOf();
  const lost = averageOf();
  let duration_s = 0;
  return {
    add(quality: CallQuality): void {
      lost.add(quality.packetsLostPercent);
      // Until the far end has reported on a packet there is no score.
      if (quality.mos === null) return;
      duration_s += 1;
      mos.add(quality.mos);
      if (quality.jitter_ms !== null) jitter_ms.add(quality.jitter_ms);
      if (quality.roundTrip_ms !== null) roundTrip_ms.add(quality.roundTrip_ms);
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
  let highest = 0;
  return {
    add(value) {
      sum += value;
      count += 1;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    },
    average: () => (count === 0 ? 0 : sum / count),
    lowest: () => lowest,
    highest: () => highest,
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
