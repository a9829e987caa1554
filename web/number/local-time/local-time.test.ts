import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { browserOffset, currentOffsets, isCurrent } from "./clocks.ts";
import { localTimeInWords } from "./local-time.tsx";
import { type OffsetAt, pinnedOffset } from "./pinned-offset.ts";
import { countryTable, largeCountryTable, prefixTable } from "./zone-table.ts";
import { zonesOfNumber } from "./zones-of-number.ts";

const night = "A call may wake people up.";

function wordsAt(digits: string, country: string, moment: string) {
  return localTimeInWords(zonesOfNumber(digits, country), new Date(`${moment}:00Z`), pinnedOffset);
}

describe("the time where a number is", () => {
  test.each([
    ["442079460000", "GB", "2026-01-15T03:12", `It is 3:12 AM there. ${night}`],
    ["442079460000", "GB", "2026-01-15T12:05", "It is 12:05 PM there."],
    ["442079460000", "GB", "2026-01-15T00:07", `It is 12:07 AM there. ${night}`],
    ["12125550142", "US", "2026-01-15T15:00", "It is 10:00 AM there."],
    ["18085550142", "US", "2026-01-15T22:00", "It is 12:00 PM there."],
    ["14165550142", "CA", "2026-01-15T15:00", "It is 10:00 AM there."],
    ["12085550142", "US", "2026-01-15T20:00", "It is between 12:00 PM and 1:00 PM there."],
    ["74951234567", "RU", "2026-01-15T09:00", "It is 12:00 PM there."],
    ["34912345678", "ES", "2026-01-15T12:00", "It is 1:00 PM there."],
    ["212522123456", "MA", "2026-01-15T12:00", "It is 1:00 PM there."],
    ["919876543210", "IN", "2026-01-15T12:00", "It is 5:30 PM there."],
    ["61291234567", "AU", "2026-01-15T00:30", "It is 11:30 AM there."],
    ["3834912345", "XK", "2026-01-15T12:00", "It is 1:00 PM there."],
  ])("%s of %s at %s UTC: %s", (digits, country, moment, sentence) => {
    const words = wordsAt(digits, country, moment);
    expect(words).toEqual({ sentence, isNight: sentence.endsWith(night) });
  });
});

describe("the word of caution is said from 22:00 to 7:00 where the number is, and at no other time", () => {
  test.each([
    [
      "442079460000",
      "GB",
      "in winter",
      "2026-01-15T06:59",
      "2026-01-15T07:00",
      "2026-01-15T21:59",
      "2026-01-15T22:00",
    ],
    [
      "442079460000",
      "GB",
      "in summer",
      "2026-07-15T05:59",
      "2026-07-15T06:00",
      "2026-07-15T20:59",
      "2026-07-15T21:00",
    ],
    [
      "12125550142",
      "US",
      "in summer",
      "2026-07-15T10:59",
      "2026-07-15T11:00",
      "2026-07-15T01:59",
      "2026-07-15T02:00",
    ],
    [
      "12135550142",
      "US",
      "in winter",
      "2026-01-15T14:59",
      "2026-01-15T15:00",
      "2026-01-15T05:59",
      "2026-01-15T06:00",
    ],
    [
      "919876543210",
      "IN",
      "half an hour off",
      "2026-01-15T01:29",
      "2026-01-15T01:30",
      "2026-01-15T16:29",
      "2026-01-15T16:30",
    ],
    [
      "9779812345678",
      "NP",
      "a quarter off",
      "2026-01-15T01:14",
      "2026-01-15T01:15",
      "2026-01-15T16:14",
      "2026-01-15T16:15",
    ],
  ])("%s of %s, %s", (digits, country, _when, lastOfNight, morning, lastOfDay, evening) => {
    const isNight = (moment: string) => wordsAt(digits, country, moment)?.isNight;
    expect([lastOfNight, morning, lastOfDay, evening].map(isNight)).toEqual([true, false, false, true]);
  });

  test.each([
    // Northwest Florida has both Chicago's clock and New York's.
    ["18505550142", "US", "2026-01-15T12:59", `It is between 6:59 AM and 7:59 AM there. ${night}`],
    ["18505550142", "US", "2026-01-15T13:00", "It is between 7:00 AM and 8:00 AM there."],
    ["18505550142", "US", "2026-01-15T02:59", "It is between 8:59 PM and 9:59 PM there."],
    ["18505550142", "US", "2026-01-15T03:00", `It is between 9:00 PM and 10:00 PM there. ${night}`],
    ["79261234567", "RU", "2026-01-15T01:12", `It is between 4:12 AM and 8:12 AM there. ${night}`],
    ["79261234567", "RU", "2026-01-15T09:30", "It is between 12:30 PM and 4:30 PM there."],
  ])("%s of %s, in one of several zones, at %s UTC: %s", (digits, country, moment, sentence) => {
    expect(wordsAt(digits, country, moment)).toEqual({ sentence, isNight: sentence.endsWith(night) });
  });
});

test("is not said where a zone or its clock is unknown", () => {
  expect(localTimeInWords(zonesOfNumber("99912345", "ZZ"), noon, pinnedOffset)).toBeNull();
  expect(localTimeInWords(["Europe/London"], noon, () => null)).toBeNull();
  expect(localTimeInWords(["Europe/London"], new Date("2038-01-01T00:00:00Z"), pinnedOffset)).toBeNull();
});

const noon = new Date("2026-11-28T12:00:00Z");

describe("a browser's rules", () => {
  test("are read to the minute, and are none for a zone that it does not know", () => {
    expect(browserOffset("Asia/Kolkata", noon.getTime() + 59_999)).toBe(330);
    expect(browserOffset("America/New_Town", noon.getTime())).toBeNull();
  });

  test("count where they have each change that the product knows of", async () => {
    expect(isCurrent(pinnedOffset)).toBe(true);
    const current: OffsetAt = (zone, at_ms) => pinnedOffset(zone, at_ms);
    expect(await currentOffsets(current)).toBe(current);
  });

  test.each([
    ["America/Winnipeg", -360],
    ["America/Edmonton", -420],
    ["America/Vancouver", -480],
    ["America/Havana", -300],
    ["Africa/Casablanca", 60],
    ["America/Coyhaique", null],
  ])("do not count where those of %s are old: all hours come from the server", async (old, offset_min) => {
    const stale: OffsetAt = (zone, at_ms) => (zone === old ? offset_min : pinnedOffset(zone, at_ms));
    expect(isCurrent(stale)).toBe(false);
    expect(await currentOffsets(stale)).toBe(pinnedOffset);
  });
});

test.each([
  ["12045550142", "CA", "It is 7:00 AM there."],
  ["13125550142", "US", "It is 6:00 AM there. A call may wake people up."],
  ["17805550142", "CA", "It is 6:00 AM there. A call may wake people up."],
  ["16045550142", "CA", "It is 5:00 AM there. A call may wake people up."],
  ["5378312345", "CU", "It is 8:00 AM there."],
])("%s of %s, whose clocks parted in 2026: %s", (digits, country, sentence) => {
  expect(localTimeInWords(zonesOfNumber(digits, country), noon, pinnedOffset)?.sentence).toBe(sentence);
});

test("a number of each country has an hour", () => {
  const silent = getCountries().filter((country) => {
    const digits = getExampleNumber(country, examples)?.number.slice(1) ?? "";
    return localTimeInWords(zonesOfNumber(digits, country), noon, pinnedOffset) === null;
  });
  expect(silent).toEqual([]);
});

test("every zone of the tables has offsets for an old browser", () => {
  const zones = [countryTable, largeCountryTable, prefixTable]
    .flatMap((table) => table.trim().split("\n"))
    .flatMap((row) => row.split(": ")[0]?.split(" ") ?? []);
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.filter((zone) => pinnedOffset(zone, noon.getTime()) === null)).toEqual([]);
});

test.each([
  ["de", "Dort ist es 03:12. Ein Anruf könnte jemanden wecken."],
  ["ar", "الساعة هناك 3:12 ص. قد توقظ المكالمة النائمين."],
] as const)("is said in %s as its readers write it", (language, sentence) => {
  const zones = zonesOfNumber("442079460000", "GB");
  expect(
    inLanguage(language, () => localTimeInWords(zones, new Date("2026-01-15T03:12:00Z"), pinnedOffset))
      ?.sentence,
  ).toBe(sentence);
});
