import { expect } from "@playwright/test";
import { auditFindings } from "./support/audit.ts";
import { openCaller, talk } from "./support/callers.ts";
import { creditsOf, historyOf } from "./support/cards.ts";
import { dearCalls, lisbon } from "./support/dear-calls.ts";
import { buyTenDollars, openAs } from "./support/people.ts";
import { test } from "./support/test.ts";

test.use(dearCalls);

test("credits bought in another tab extend the call, and no longer than they last", async ({
  page,
  context,
  stack,
}) => {
  test.setTimeout(240_000);
  const token = await openCaller(page, stack);
  await talk(page, lisbon);
  const shop = await context.newPage();
  await openAs(shop, stack, token, "/purchase-credits");
  await buyTenDollars(shop, stack);
  await shop.close();
  await expect(page.getByText(/^Your call was extended: /)).toBeVisible();
  // Past the end of the first 100 credits.
  await expect(page.getByText(/^01:0[3-9]$/)).toBeVisible({ timeout: 75_000 });
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect(page.getByRole("button", { name: "End Call" })).toBeHidden({ timeout: 90_000 });
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
  await expect(page.getByText("Call ended (2 minutes)")).toBeVisible();
  const [call] = (await historyOf(stack, token)).filter(({ type }) => type === "call");
  const charged = -(call?.credits ?? 0);
  expect(charged).toBeGreaterThan(100);
  expect(charged).toBeLessThanOrEqual(200);
  expect(await creditsOf(stack, token)).toBeCloseTo(200 - charged, 3);
  expect(await auditFindings(stack)).toEqual([]);
});
