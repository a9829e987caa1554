import { type Browser, expect, type Page } from "@playwright/test";
import { dial, openCaller, openFundedAccount, talk, talkedFor } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { dearCalls, london, paris } from "#e2e/support/product/dear-calls.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

// These tests mostly wait for a call to end by itself.
test.describe.configure({ mode: "parallel" });
test.use(dearCalls);

const card = (page: Page) => page.getByRole("region", { name: "Make a Call" });
const lastCall = (page: Page) => page.getByRole("region", { name: "Last call" });
const endCall = (page: Page) => page.getByRole("button", { name: "End Call" });

/** The cost on the page, once it is shown; ledger and history must agree. */
async function expectCharged(page: Page, stack: Stack, token: string): Promise<number> {
  await expect(lastCall(page)).toContainText("Charged");
  const shown = /Charged([\d.]+) credits?/.exec((await lastCall(page).textContent()) ?? "")?.[1];
  const charged = Number(shown);
  const balance = String(await expectAccount(stack, token, charged));
  await expect(page.getByRole("region", { name: "Profile" })).toContainText(`${balance} credits`);
  return charged;
}

/** Returns the balance, which is what the history adds up to. */
async function expectAccount(stack: Stack, token: string, charged: number): Promise<number> {
  const history = await historyOf(stack, token);
  const calls = history.filter(({ type }) => type === "call");
  expect(calls.map(({ credits, status }) => ({ credits, status }))).toEqual(
    charged === 0 ? [] : [{ credits: -charged, status: "completed" }],
  );
  const given = history.filter(({ type }) => type !== "call").reduce((sum, { credits }) => sum + credits, 0);
  const balance = Math.round((given - charged) * 1_000) / 1_000;
  expect(await creditsOf(stack, token)).toBeCloseTo(balance, 3);
  expect(await auditFindings(stack)).toEqual([]);
  return balance;
}

test("by the End Call button", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await test.step("once, after several presses of the start button", async () => {
    await expect(page.getByRole("button", { name: "Start Call" })).toBeEnabled();
    await page.getByLabel("Phone number").fill(london);
    // In one moment: a later press would meet End Call, which takes the place and the focus.
    await page.evaluate(`
      const { form } = document.querySelector("main input[type=tel]");
      form.requestSubmit();
      form.requestSubmit();
    `);
    await expect(page.getByText("Call in progress...")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start Call" })).toHaveCount(0);
  });
  await talkedFor(page, 4);
  const [ended, answer] = [page.getByText("Call ended (1 minute)"), Promise.withResolvers<void>()];
  await page.route("**/api/call/deduct-credits", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await endCall(page).click();
  await expect(ended, "at once, and the charge with the receipt").toBeVisible();
  answer.resolve();
  await expect(page.getByText(/^Charged [\d.]+ credits? \(\$[\d.]+\)\.$/)).toBeVisible();
  await expect(ended).toHaveCount(1);
  await expect(lastCall(page)).toContainText(/Talk time\d\d:\d\d/);
  expect(await expectCharged(page, stack, token)).toBeGreaterThan(1);
});

/** A toast takes 200 ms to leave the page; here the whole test. */
const toastsLeaveSlowly = `
  const start = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => start(work, ms === 200 ? 600_000 : ms, ...rest);`;

test("by the button, with the charge in a message of its own when the first one is leaving", async ({
  page,
  stack,
}) => {
  await page.addInitScript({ content: toastsLeaveSlowly });
  await openCaller(page, stack);
  await talk(page, london);
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/call/deduct-credits", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await endCall(page).click();
  await expect(page.locator("li[data-removed=true]").filter({ hasText: "Call ended" })).toBeAttached();
  answer.resolve();
  await expect(
    page.locator("li[data-removed=false]").getByText(/^Charged [\d.]+ credits? \(\$[\d.]+\)\.$/),
  ).toBeVisible();
});

test("before an answer, by the button and because of the line, for nothing", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await dial(page, "+442079460102");
  await expect(page.getByText("Ringing...")).toBeVisible();
  await endCall(page).click();
  await expect(page.getByText("Call ended (0 minutes)")).toBeVisible();
  expect(await expectCharged(page, stack, token)).toBe(0);
  await expect(lastCall(page)).toContainText("Ended before it was answered");
  for (const [how, ending, outcome] of [
    ["because the line is busy", "0101", "The line was busy"],
    ["because it cannot be put through", "0103", "The call failed"],
  ] as const) {
    await test.step(`${how}, for nothing`, async () => {
      await dial(page, `+44207946${ending}`);
      await expect(lastCall(page)).toContainText(outcome);
      expect(await expectCharged(page, stack, token)).toBe(0);
    });
  }
});

test("by the other side", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await talk(page, "+442079460104");
  await expect(endCall(page)).toBeHidden();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  expect(await expectCharged(page, stack, token)).toBeGreaterThan(1);
});

test("without an answer, for nothing", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await dial(page, "+442079460102");
  await expect(page.getByText("Ringing...")).toBeVisible();
  // The far end may ring for a minute.
  await expect(lastCall(page)).toContainText("Nobody answered", { timeout: 90_000 });
  expect(await expectCharged(page, stack, token)).toBe(0);
});

test("because the sound is lost", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await talk(page, "+442079460105");
  await expect(endCall(page)).toBeHidden({ timeout: 90_000 });
  await expect(page.getByText(/Call device error: (Media failure|Connection interrupted)/)).toBeVisible();
  expect(await expectCharged(page, stack, token)).toBeGreaterThan(1);
});

test("because the credits have run out, and no credit more is charged", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  await page.getByLabel("Phone number").fill(paris);
  await expect(card(page).getByText("600 credits, $60.00 a minute")).toBeVisible();
  await talk(page, paris);
  await expect(endCall(page)).toBeHidden();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(lastCall(page)).toContainText("Your credits ran out.");
  const charged = await expectCharged(page, stack, token);
  expect(charged).toBeLessThanOrEqual(100);
  expect(charged).toBeGreaterThanOrEqual(80);
});

test("by closing the tab, charged by the carrier's record", async ({ page, context, stack }) => {
  const token = await openCaller(page, stack);
  await talk(page, london);
  await talkedFor(page, 3);
  await page.close();
  const callsOf = async () => (await historyOf(stack, token)).filter(({ type }) => type === "call");
  await expect.poll(async () => (await callsOf()).length).toBe(1);
  const [call] = await callsOf();
  const charged = -(call?.credits ?? 0);
  expect(charged).toBeGreaterThanOrEqual(1);
  await expectAccount(stack, token, charged);
  // No credits are still held: the next call is put through.
  const next = await context.newPage();
  await openAs(next, stack, token, "/dashboard");
  await talk(next, london);
  await endCall(next).click();
});

test("for one user while another talks on", async ({ browser, stack }) => {
  const [ada, grace] = await Promise.all([callerOf(stack, browser), callerOf(stack, browser)]);
  await talk(ada.page, london);
  await talk(grace.page, london);
  await endCall(ada.page).click();
  await expect(ada.page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(grace.page.getByText("Call in progress...")).toBeVisible();
  await endCall(grace.page).click();
  await expect(grace.page.getByText("Call ended (1 minute)")).toBeVisible();
  for (const { page, token } of [ada, grace]) {
    expect(await expectCharged(page, stack, token)).toBeGreaterThanOrEqual(1);
    await page.close();
  }
});

async function callerOf(stack: Stack, browser: Browser): Promise<{ page: Page; token: string }> {
  const page = await (await browser.newContext({ permissions: ["microphone"] })).newPage();
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/dashboard");
  return { page, token };
}
