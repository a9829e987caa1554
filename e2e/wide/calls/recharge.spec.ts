/** A conversation does not end because a form was not filled in: a rule of its caller buys credits while people talk. */
import { expect, type Page } from "@playwright/test";
import { loudest, talk } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { dearCalls, lisbon } from "#e2e/support/product/dear-calls.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { rechargeRule, turnOnRecharge } from "#e2e/support/recharge.ts";
import { buySaving, makeDecline, replaceCard } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

test.use(dearCalls);

/** 100 credits, which last a minute, and a rule that buys 100 more, once. */
const once = { below: 10, amountUsd: 10, monthlyLimit: 10 };

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
  await buySaving(stack, token);
});

async function expectCharged(stack: Stack, least: number, most: number): Promise<void> {
  await expect
    .poll(async () => -((await historyOf(stack, token)).find(({ type }) => type === "call")?.credits ?? 0))
    .toBeGreaterThan(least);
  const [call] = (await historyOf(stack, token)).filter(({ type }) => type === "call");
  expect(-(call?.credits ?? 0)).toBeLessThanOrEqual(most);
  expect(await auditFindings(stack)).toEqual([]);
}

/** The call goes on past the minute that the first 100 credits pay. */
async function expectPastBalance(page: Page): Promise<void> {
  await expect(page.getByText(/^01:0[3-9]$/)).toBeVisible({ timeout: 75_000 });
  await expect(page.getByText("Call in progress...")).toBeVisible();
}

const endsByItself = (page: Page) =>
  expect(page.getByRole("button", { name: "End Call" })).toBeHidden({ timeout: 90_000 });

test("a call lives past its balance, with a quiet line and its sound", async ({ page, stack }) => {
  await turnOnRecharge(stack, token, once);
  await openAs(page, stack, token, "/dashboard");
  await talk(page, lisbon);
  await expect(page.getByText("Recharged: 100 credits, your call goes on").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPastBalance(page);
  expect((await callAudio(stack, lisbon)).heard.level).toBeGreaterThan(0);
  expect(await loudest(page, 3_000)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "End Call" }).click();
  await expectCharged(stack, 100, 200);
  const { spent, pause } = (await rechargeRule(stack, token)) as { spent: number; pause: object };
  expect({ spent, pause }, "once: the limit of the month is reached").toMatchObject({ spent: 10 });
  const purchases = (await historyOf(stack, token)).filter(({ type }) => type === "purchase");
  expect(purchases).toHaveLength(2);
});

test("a recharge that the bank wants confirmed is finished during the call, which goes on", async ({
  page,
  stack,
}) => {
  await replaceCard(stack, token, "pm_card_authenticationRequired", "3184");
  await turnOnRecharge(stack, token, once);
  await openAs(page, stack, token, "/dashboard");
  await talk(page, lisbon);
  await expect(page.getByText("Automatic recharge waits for you").first()).toBeVisible();
  await page.getByRole("link", { name: "Finish the payment" }).first().click();
  await page.getByRole("button", { name: "Pay $10.00 for 100 credits" }).click();
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expectPastBalance(page);
  await page.getByRole("button", { name: "End Call" }).click();
  await expectCharged(stack, 100, 200);
  expect(await rechargeRule(stack, token)).toMatchObject({ spent: 10 });
});

test("a recharge whose card declines says why beside the warning, and the call ends with its credits", async ({
  page,
  stack,
}) => {
  await makeDecline(stack, token);
  await turnOnRecharge(stack, token, once);
  await openAs(page, stack, token, "/dashboard");
  await talk(page, lisbon);
  await expect(
    page.getByText("Automatic recharge is paused because your bank declined the card.").first(),
  ).toBeVisible();
  await expect(page.getByText(/then the call ends/).first()).toBeVisible({ timeout: 60_000 });
  await endsByItself(page);
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Your credits ran out.");
  await expectCharged(stack, 90, 100);
  await expect.poll(() => creditsOf(stack, token)).toBeLessThan(10);
  expect(await rechargeRule(stack, token)).toMatchObject({ spent: 0, pause: { because: "declined" } });
});
