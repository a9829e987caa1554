import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { CallQuality } from "./call-quality.ts";
import type { QualityHint } from "./quality-hints.ts";

/** Sums of the values of a call's seconds. */
interface Sums {
  readonly sum: number;
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface QualitySums {
  readonly mos: Sums;
  readonly jitter_ms: Sums;
  readonly roundTrip_ms: Sums;
  readonly lostPercent: Sums;
}

const none: Sums = { sum: 0, count: 0, lowest: Number.POSITIVE_INFINITY, highest: 0 };

export const noSeconds: QualitySums = { mos: none, jitter_ms: none, roundTrip_ms: none, lostPercent: none };

/** Adds a second. Until the far end has reported on a packet there is no score. */
export function addSecond(sums: QualitySums, second: CallQuality): QualitySums {
  const lostPercent = add(sums.lostPercent, second.packetsLostPercent);
  if (second.mos === null) return { ...sums, lostPercent };
  return {
    mos: add(sums.mos, second.mos),
    jitter_ms: add(sums.jitter_ms, second.jitter_ms),
    roundTrip_ms: add(sums.roundTrip_ms, second.roundTrip_ms),
    lostPercent,
  };
}

/**
 * All packets are lost exactly when no packet ever came, and then the times that nothing measured are zero. Null without a
 * scored second.
 */
export function summaryOf(sums: QualitySums, hints: readonly QualityHint[]): CallQualityReport | null {
  const { mos, jitter_ms, roundTrip_ms, lostPercent } = sums;
  if (mos.count === 0) return null;
  return {
    duration_s: mos.count,
    mosAverage: averageOf(mos),
    mosLowest: rounded(mos.lowest),
    jitterAverage_ms: averageOf(jitter_ms),
    jitterHighest_ms: rounded(jitter_ms.highest),
    roundTripAverage_ms: averageOf(roundTrip_ms),
    roundTripHighest_ms: rounded(roundTrip_ms.highest),
    packetsLostPercent: averageOf(lostPercent),
    hints: [...hints],
  };
}

function add({ sum, count, lowest, highest }: Sums, value: number | null): Sums {
  if (value === null) return { sum, count, lowest, highest };
  return {
    sum: sum + value,
    count: count + 1,
    lowest: Math.min(lowest, value),
    highest: Math.max(highest, value),
  };
}

function averageOf({ sum, count }: Sums): number {
  return rounded(count === 0 ? 0 : sum / count);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
