import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { countryOf, readNumber } from "#web/number/phone-number.ts";
import { pinnedOffset } from "./pinned-offset.ts";
import { zonesOfNumber } from "./zones-of-number.ts";

const minute_ms = 60_000;

/** Hours that another program read from the tz database: place, number, zones, hours in January and in July. */
const cities = readFileSync(join(import.meta.dirname, "cities.txt"), "utf8")
  .trim()
  .split("\n")
  .filter((row) => !row.startsWith("#"))
  .map((row) => row.split(" | "));

beforeAll(loadNumberingPlans);

function zonesOf(number: string): readonly string[] {
  const e164 = readNumber(number);
  return e164 === null ? [] : zonesOfNumber(e164.slice(1), countryOf(e164) ?? "");
}

function hoursAt(zones: readonly string[], moment: string): string {
  const at_ms = Date.parse(moment);
  const offsets_min = zones.map((zone) => pinnedOffset(zone, at_ms) ?? Number.NaN);
  const clocks = [Math.min(...offsets_min), Math.max(...offsets_min)].map((offset_min) =>
    new Date(at_ms + offset_min * minute_ms).toISOString().slice(11, 16),
  );
  return [...new Set(clocks)].join(" to ");
}

test.each(cities)("%s, %s, is in %s", (_place, number = "", zones, january, july) => {
  const own = zonesOf(number);
  for (const zone of zones?.split(" ") ?? []) expect(own).toContain(zone);
  expect([hoursAt(own, "2027-01-15T12:00Z"), hoursAt(own, "2027-07-15T12:00Z")]).toEqual([january, july]);
});
