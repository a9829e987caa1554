import type { CallQualityReport } from "./call-history.ts";

/** The bands of the mean opinion score (MOS, 1 to about 4.5), best first. */
export const qualityBands = ["excellent", "great", "good", "fair", "degraded"] as const;
export type QualityBand = (typeof qualityBands)[number];

const above: Readonly<Record<Exclude<QualityBand, "degraded">, number>> = {
  excellent: 4.2,
  great: 4.0,
  good: 3.6,
  fair: 3.0,
};

/**
 * The band of a score. The voice service names bands of one decimal (3.7 to 4.0 is good, 4.1 to 4.2 great). A score
 * between two of its bands belongs to the better one here.
 */
export function qualityBand(mos: number): QualityBand {
  const name = Object.entries(above).find(([, limit]) => mos > limit)?.[0];
  return qualityBands.find((band) => band === name) ?? "degraded";
}

/** The band of a whole call. One whose sound was away for some seconds is fair at best, however long it was. */
export function callBand({
  mosAverage,
  hints,
}: Pick<CallQualityReport, "mosAverage" | "hints">): QualityBand {
  const band = qualityBand(mosAverage);
  const wasSilent = hints.includes("nothingHeard") || hints.includes("nothingSent");
  return wasSilent && band !== "degraded" ? "fair" : band;
}
