import { expect } from "@playwright/test";
import { openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { creditsOf } from "#e2e/support/cards.ts";
import { test } from "#e2e/support/test.ts";

test("a clock that is set during a call changes neither its time, nor its estimate, nor its receipt", async ({
  page,
  stack,
}) => {
  const token = await openCaller(page, stack);
  await talk(page);
  for (const by_s of [-3_600, 7_200]) {
    await page.evaluate(`{
      const real = Date.now;
      Date.now = () => real() + ${by_s * 1_000};
    }`);
    const shown_s = Number(
      (await page.getByRole("timer", { name: "Call duration" }).textContent())?.slice(3),
    );
    await talkedFor(page, shown_s + 2);
    await expect(page.getByRole("timer", { name: "Call duration" })).toHaveText(/^00:\d\d$/);
    await expect(page.getByText("Estimated cost: 1 credit ($0.10)", { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText("Charged 1 credit ($0.10).")).toBeVisible();
  expect(await creditsOf(stack, token)).toBe(99);
});
