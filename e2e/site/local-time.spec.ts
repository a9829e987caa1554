import { expect } from "@playwright/test";
import { openCaller } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";

test("the time where the number is, with a word of caution at night, is said before the call", async ({
  page,
  stack,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-22T08:12:00Z"));
  await openCaller(page, stack);
  for (const [number, sentence] of [
    ["1 212 555 0142", "It is 3:12 AM there. A call may wake people up."],
    ["44 20 7946 0000", "It is 8:12 AM there."],
    ["1 312 555 0142", "It is 2:12 AM there. A call may wake people up."],
    ["1 204 555 0142", "It is 3:12 AM there. A call may wake people up."],
    ["53 7 831 2345", "It is 4:12 AM there. A call may wake people up."],
    ["1 850 555 0142", "It is between 2:12 AM and 3:12 AM there. A call may wake people up."],
  ] as const) {
    await page.getByLabel("Phone number").fill(number);
    await expect(page.getByText(sentence, { exact: true }), number).toBeVisible();
  }
});
