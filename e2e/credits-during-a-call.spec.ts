import { expect } from "@playwright/test";
import { openCaller, talk } from "./support/callers.ts";
import { payWith, startPayment } from "./support/cards.ts";
import { dearCalls, madrid, paris } from "./support/dear-calls.ts";
import { api } from "./support/people.ts";
import { test } from "./support/test.ts";

test.use(dearCalls);

test("a user who buys credits after the warning goes on talking", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await talk(page, madrid);
  await expect(page.getByText(/^Your credits last \d+ seconds more$/)).toBeVisible();
  await expect(page.getByText(/^Your credits last 30 seconds more, then the call ends\./)).toBeVisible({
    timeout: 60_000,
  });

  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await expect(page.getByText(/^Your call was extended: \d+ seconds left\./)).toBeVisible();
  await expect(page.getByText(/then the call ends/)).toBeHidden();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
});

test("a user who does not is shown why the call ended and what it cost", async ({ page, stack }) => {
  await openCaller(page, stack);
  await talk(page, paris);
  await expect(page.getByText(/^Your credits ran out\. Charged [\d.]+ credits\.$/)).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
});
