import { expect } from "@playwright/test";
import { openCaller, talk } from "./support/callers.ts";
import { dearCalls, paris } from "./support/dear-calls.ts";
import { test } from "./support/test.ts";

test.use(dearCalls);

test("a user who buys no credits is shown why the call ended and what it cost", async ({ page, stack }) => {
  await openCaller(page, stack);
  await talk(page, paris);
  await expect(page.getByText(/^Your credits ran out\. Charged [\d.]+ credits\.$/)).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
});
