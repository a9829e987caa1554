import { expect, test } from "vitest";
import "./all.ts";
import { formatTime } from "./formats.ts";
import { momentInWords } from "./moment-words.ts";
import { inLanguage } from "./translate.ts";

const afternoon = new Date("2026-11-05T15:07:00.000Z");

test.each([
  ["2026-11-05T00:00:00.000Z", "12:00 AM"],
  ["2026-11-05T06:59:59.000Z", "6:59 AM"],
  ["2026-11-05T12:30:00.000Z", "12:30 PM"],
  ["2026-11-05T15:07:00.000Z", "3:07 PM"],
])("writes the time of %s as %s", (iso, shown) => {
  expect(formatTime(new Date(iso), "UTC")).toBe(shown);
});

test("writes a time as the reader of another language does", () => {
  expect(inLanguage("de", () => formatTime(afternoon, "UTC"))).toBe("15:07");
  expect(inLanguage("hi", () => formatTime(afternoon, "UTC"))).toBe("3:07 pm");
});

test("writes the time of a moment as any other time", () => {
  expect(momentInWords(afternoon.toISOString())).toBe("November 5, 2026, 3:07 PM UTC");
  expect(inLanguage("de", () => momentInWords(afternoon.toISOString()))).toBe("5. November 2026, 15:07 UTC");
});
