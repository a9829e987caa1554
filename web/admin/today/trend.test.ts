import { expect, test } from "vitest";
import { partsInWords, trendOf, trendWords, weekdayOf } from "./trend.ts";

const plain = (figure: number) => String(figure);

test("the average is that of the days before, without today", () => {
  const trend = trendOf([2, 4, 6, 100]);
  expect(trend).toEqual({ today: 100, average: 4, weekBefore: undefined, days: [2, 4, 6, 100] });
  expect(trendWords("Calls", trend, plain, "Monday")).toBe(
    "Calls: 100 today, 4 a day on average in the 3 days before",
  );
});

test("today is compared with the same weekday before", () => {
  const trend = trendOf([1, 70, 2, 3, 4, 5, 6, 7, 100]);
  expect(trend.weekBefore).toBe(70);
  expect(trendWords("Calls", trend, plain, weekdayOf("2026-11-30"))).toMatch(/, 70 on the Monday before$/);
});

test("a first day has no average to be divided by", () => {
  expect(trendOf([3])).toMatchObject({ today: 3, average: 0 });
});

test.each([
  ["nothing", 0, 0, "none"],
  ["one of a kind", 1, 0, "1 call"],
  ["several of both kinds", 1_200, 2, "1,200 calls, 2 mails"],
])("the parts of %s", (_, calls, mails, words) => {
  const parts = [[calls, "call", "calls"] as const, [mails, "mail", "mails"] as const];
  expect(partsInWords(parts)).toBe(words);
});
