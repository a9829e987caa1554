import type { CallQualityReport } from "#contract/calls/call-history.ts";

/** One second of a call. Levels are 0 to 1; a time is null while nothing has measured it. */
export interface CallQuality {
  incomingLevel: number;
  /** Loudness of this microphone as it is sent. */
  outgoingLevel: number;
  received: boolean;
  /** True when packets left in this second, or the caller wanted none to. */
  sent: boolean;
  mos: number | null;
  jitter_ms: number | null;
  roundTrip_ms: number | null;
  packetsLostPercent: number;
}

const worstMos = 1;

/** Scores of a call's last seconds, the oldest first; null for a second without one. */
export type RecentScores = readonly (number | null)[];

export const noScores: RecentScores = [];

const remembered_s = 60;

export function withScore(scores: RecentScores, { mos }: Pick<CallQuality, "mos">): RecentScores {
  return [...scores, mos].slice(-remembered_s);
}

/**
 * Judges a measured second. The service scores one without packets by the delay of the last ones, as excellent; here it
 * is the worst there is. A quiet caller, muted or without a microphone, need not send.
 */
export function qualityOf(measured: CallQuality, isQuiet: boolean): CallQuality {
  const sent = isQuiet || measured.sent;
  const mos = measured.received && sent ? measured.mos : worstMos;
  if (measured.received) return { ...measured, sent, mos };
  return { ...measured, sent, mos, jitter_ms: null, roundTrip_ms: null, packetsLostPercent: 100 };
}

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

/** Null without a scored second. Times that nothing measured are zero: then no packet ever came. */
export function summaryOf(
  sums: QualitySums,
  hints: readonly CallQualityReport["hints"][number][],
): CallQualityReport | null {
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
