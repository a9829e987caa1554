import { describe, expect, test } from "vitest";
import { catalogues } from "#words/all.ts";
import { addCatalogue, inLanguage } from "#words/translate.ts";
import { localTimeInWords } from "./local-time-words.ts";
import { zonesOfNumber } from "./zones-of-number.ts";

const at = (time: string) => new Date(`2026-01-15T${time}:00Z`);
const night = "A call may wake people up.";

describe("the time where a number is", () => {
  test.each([
    ["442079460000", "GB", "03:12", `It is 3:12 at night there. ${night}`],
    ["442079460000", "GB", "06:30", `It is 6:30 in the morning there. ${night}`],
    ["442079460000", "GB", "07:59", `It is 7:59 in the morning there. ${night}`],
    ["442079460000", "GB", "08:00", "It is 8:00 AM there."],
    ["442079460000", "GB", "12:05", "It is 12:05 PM there."],
    ["442079460000", "GB", "20:59", "It is 8:59 PM there."],
    ["442079460000", "GB", "21:00", `It is 9:00 at night there. ${night}`],
    ["442079460000", "GB", "00:07", `It is 12:07 at night there. ${night}`],
    ["12125550142", "US", "15:00", "It is 10:00 AM there."],
    ["12135550142", "US", "15:00", `It is 7:00 in the morning there. ${night}`],
    ["18085550142", "US", "22:00", "It is 12:00 PM there."],
    ["14165550142", "CA", "15:00", "It is 10:00 AM there."],
    ["12085550142", "US", "20:00", "It is between 12:00 and 1:00 PM there."],
    ["74951234567", "RU", "09:00", "It is 12:00 PM there."],
    ["79261234567", "RU", "01:12", `It is between 3:12 at night and 1:12 PM there. ${night}`],
    ["351961234567", "PT", "04:12", `It is between 3:12 and 4:12 at night there. ${night}`],
    ["34912345678", "ES", "12:00", "It is 1:00 PM there."],
    ["212522123456", "MA", "12:00", "It is 1:00 PM there."],
    ["919876543210", "IN", "12:00", "It is 5:30 PM there."],
    ["61291234567", "AU", "00:30", "It is 11:30 AM there."],
    ["3834912345", "XK", "12:00", "It is 1:00 PM there."],
  ])("%s of %s at %s UTC: %s", (digits, country, time, sentence) => {
    const words = localTimeInWords(zonesOfNumber(digits, country), at(time));
    expect(words).toEqual({ sentence, isNight: sentence.endsWith(night) });
  });
});

test("is not said where the zones are unknown", () => {
  expect(localTimeInWords(zonesOfNumber("99912345", "ZZ"), at("12:00"))).toBeNull();
});

test.each([
  ["de", "Dort ist es 3:12. Ein Anruf könnte jemanden wecken."],
  ["ar", "الساعة هناك 3:12 فجرًا. قد توقظ المكالمة النائمين."],
] as const)("is said in %s as its readers write it", (language, sentence) => {
  addCatalogue(language, catalogues[language]);
  const zones = zonesOfNumber("442079460000", "GB");
  expect(inLanguage(language, () => localTimeInWords(zones, at("03:12")))?.sentence).toBe(sentence);
});
