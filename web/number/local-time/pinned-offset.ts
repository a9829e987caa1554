import { zoneData } from "./zone-data.ts";

/** Minutes that a zone is ahead of UTC at a moment; null where that is unknown. */
export type OffsetAt = (zone: string, at_ms: number) => number | null;

interface Change {
  /** Offsets from this moment on. */
  from_ms: number;
  offset_min: number;
}

const firstMoment_ms = Date.UTC(2026, 0);
const endOfData_ms = Date.UTC(2038, 0);

const changesByZone = new Map<string, Change[]>();
for (const row of zoneData.trim().split("\n")) {
  const [offsets = "", zones = ""] = row.split(": ");
  const [first = "", ...rest] = offsets.split(" ");
  const changes = [{ from_ms: firstMoment_ms, offset_min: Number(first) }];
  for (let index = 0; index < rest.length; index += 2) {
    changes.push({ from_ms: Date.parse(`${rest[index]}Z`), offset_min: Number(rest[index + 1]) });
  }
  for (const zone of zones.split(" ")) changesByZone.set(zone, changes);
}

/** By the tz database that the product was built with; null for a zone or a year that it does not have. */
export const pinnedOffset: OffsetAt = (zone, at_ms) => {
  if (at_ms >= endOfData_ms) return null;
  return changesByZone.get(zone)?.findLast(({ from_ms }) => from_ms <= at_ms)?.offset_min ?? null;
};
