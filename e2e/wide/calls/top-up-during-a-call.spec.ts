import { expect } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { creditsOf, historyOf, payWith, startPayment } from "#e2e/support/cards.ts";
import { api, fillCard, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { dearCalls, madrid } from "#e2e/support/product/dear-calls.ts";
import { openTenDollars, payingCard, pressPayNow } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test.use(dearCalls);

test("credits bought in another tab after the warning extend the call, and no longer than they last", async ({
  page,
  context,
  stack,
}) => {
  const token = await openFundedAccount(stack);
  await payWith(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  const shop = await context.newPage();
  await openTenDollars(shop, stack, token);
  await fillCard(shop, payingCard);

  await openAs(page, stack, token, "/dashboard");
  await talk(page, madrid);
  await expect(page.getByText(/^Your credits last (\d+ seconds|1:\d\d) more$/)).toBeVisible();
  await expect(
    page.getByText(/^Your credits last 30 seconds more, then the call ends\./).first(),
  ).toBeVisible();
  await pressPayNow(shop);
  await expect(page.getByText(/^Your call was extended: (\d+ seconds|1:\d\d) left\./).first()).toBeVisible();
  await expect(page.getByText(/then the call ends/)).toHaveCount(0);
  await shop.close();
  // Past the end of the first 200 credits.
  await expect(page.getByText(/^01:0[3-9]$/)).toBeVisible({ timeout: 75_000 });
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(page.getByRole("button", { name: "End Call" })).toBeHidden({ timeout: 90_000 });
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
  await expect(page.getByText("Call ended (2 minutes)")).toBeVisible();
  const [call] = (await historyOf(stack, token)).filter(({ type }) => type === "call");
  const charged = -(call?.credits ?? 0);
  expect(charged).toBeGreaterThan(200);
  expect(charged).toBeLessThanOrEqual(300);
  expect(await creditsOf(stack, token)).toBeCloseTo(300 - charged, 3);
  expect(await auditFindings(stack)).toEqual([]);
});
