import { describe, expect, test } from "vitest";
import { catalogues } from "#words/all.ts";
import { addCatalogue, inLanguage } from "#words/translate.ts";
import { localTimeInWords, zonesOfNumber } from "./local-time.tsx";

const night = "A call may wake people up.";

function wordsAt(digits: string, country: string, moment: string) {
  return localTimeInWords(zonesOfNumber(digits, country), new Date(`${moment}:00Z`));
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
    // Lisbon is an hour ahead of the Azores; a mobile number may be in either.
    ["351961234567", "PT", "2026-01-15T07:59", `It is between 6:59 AM and 7:59 AM there. ${night}`],
    ["351961234567", "PT", "2026-01-15T08:00", "It is between 7:00 AM and 8:00 AM there."],
    ["351961234567", "PT", "2026-01-15T21:59", "It is between 8:59 PM and 9:59 PM there."],
    ["351961234567", "PT", "2026-01-15T22:00", `It is between 9:00 PM and 10:00 PM there. ${night}`],
    ["79261234567", "RU", "2026-01-15T01:12", `It is between 3:12 AM and 1:12 PM there. ${night}`],
    ["79261234567", "RU", "2026-01-15T09:30", "It is between 11:30 AM and 9:30 PM there."],
  ])("%s of %s, in one of several zones, at %s UTC: %s", (digits, country, moment, sentence) => {
    expect(wordsAt(digits, country, moment)).toEqual({ sentence, isNight: sentence.endsWith(night) });
  });
});

test("is not said where the zones are unknown", () => {
  expect(localTimeInWords(zonesOfNumber("99912345", "ZZ"), new Date("2026-01-15T12:00:00Z"))).toBeNull();
});

test.each([
  ["de", "Dort ist es 03:12. Ein Anruf könnte jemanden wecken."],
  ["ar", "الساعة هناك 3:12 ص. قد توقظ المكالمة النائمين."],
] as const)("is said in %s as its readers write it", (language, sentence) => {
  addCatalogue(language, catalogues[language]);
  const zones = zonesOfNumber("442079460000", "GB");
  expect(
    inLanguage(language, () => localTimeInWords(zones, new Date("2026-01-15T03:12:00Z")))?.sentence,
  ).toBe(sentence);
});
