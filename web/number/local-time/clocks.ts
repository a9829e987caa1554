import { localClock } from "#contract/local-clock.ts";
import type { OffsetAt } from "./pinned-offset.ts";

const minute_ms = 60_000;

/** By the rules that the browser brought. */
export const browserOffset: OffsetAt = (zone, at_ms) => {
  try {
    return (localClock(zone)(at_ms) - Math.floor(at_ms / minute_ms) * minute_ms) / minute_ms;
  } catch {
    // A browser throws for a zone that is younger than its rules.
    return null;
  }
};

/**
 * Clocks that were changed by law, the newest first, each at a moment of 2026 when rules from before the change are wrong.
 * Vendors may take over one change without another, so no single one proves the age of a browser's rules.
 */
const changedClocks: readonly [zone: string, moment: string, offset_min: number][] = [
  ["America/Havana", "2026-11-15", -240],
  ["America/Winnipeg", "2026-11-15", -300],
  ["America/Inuvik", "2026-11-15", -360],
  ["America/Edmonton", "2026-11-15", -360],
  ["Africa/Casablanca", "2026-11-15", 0],
  ["America/Vancouver", "2026-11-15", -420],
  ["America/Coyhaique", "2026-07-15", -180],
  ["America/Asuncion", "2026-07-15", -180],
  ["Asia/Almaty", "2026-07-15", 300],
  ["America/Scoresbysund", "2026-11-15", -120],
  ["America/Nuuk", "2026-11-15", -120],
  ["Africa/Cairo", "2026-07-15", 180],
  ["America/Ciudad_Juarez", "2026-11-15", -420],
  ["America/Mexico_City", "2026-07-15", -360],
  ["Asia/Amman", "2026-11-15", 180],
  ["Asia/Tehran", "2026-07-15", 210],
];

/** True unless the rules are older than the ones this product was built with. */
export function isCurrent(offsetAt: OffsetAt): boolean {
  return changedClocks.every(
    ([zone, moment, offset_min]) => offsetAt(zone, Date.parse(moment)) === offset_min,
  );
}

/** The browser's rules; where these are old, the ones of the server's zone-data.ts. */
export async function currentOffsets(browser: OffsetAt = browserOffset): Promise<OffsetAt> {
  if (isCurrent(browser)) return browser;
  const { pinnedOffset } = await import("./pinned-offset.ts");
  return pinnedOffset;
}
