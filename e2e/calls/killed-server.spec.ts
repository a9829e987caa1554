import { expect } from "@playwright/test";
import { auditFindings } from "#e2e/support/audit.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { api, fillCard, newPerson, openAccount, openAs, openCardForm } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("a call that outlives a killed server is settled once from the carrier's record", async ({
  page,
  stack,
}) => {
  const token = await openCaller(page, stack);
  await talk(page);

  await stack.killApp();
  await page.waitForTimeout(2_000);
  await page.getByRole("button", { name: "End Call" }).click();
  await stack.startApp();

  const calls = async () => (await transactions(stack, token)).filter(({ type }) => type === "call");
  await expect.poll(calls).toHaveLength(1);
  const [call] = await calls();
  expect(call).toMatchObject({ status: "completed" });
  const charged = -Number(call?.credits);
  expect(charged).toBeGreaterThanOrEqual(1);
  expect(await credits(stack, token)).toBeCloseTo(100 - charged, 3);

  // Another restart sweeps again and must find nothing left to charge.
  await stack.stopApp();
  await stack.startApp();
  await page.waitForTimeout(3_000);
  expect(await calls()).toHaveLength(1);
  expect(await credits(stack, token)).toBeCloseTo(100 - charged, 3);
  expect(await auditFindings(stack)).toEqual([]);
});

test("a payment made while the server was dead is credited once after its restart", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/dashboard");
  await openCardForm(page, stack);
  await fillCard(page, "4242424242424242");
  // The server is gone before the card provider learns of the payment.
  await page.context().route("**/v1/payment_intents/*/confirm", async (route) => {
    await stack.killApp();
    await route.continue();
  });
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(
    page.getByText("Payment succeeded but credits were not updated. Please contact support."),
  ).toBeVisible();
  await stack.startApp();

  await expect.poll(() => credits(stack, token)).toBe(100);
  // Later reports (the provider's retries, the user's own redirect) add nothing.
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await page.waitForTimeout(3_000);
  expect(await credits(stack, token)).toBe(100);
  expect((await transactions(stack, token)).filter(({ type }) => type === "purchase")).toHaveLength(1);
  expect(await auditFindings(stack)).toEqual([]);
});

async function credits(stack: Stack, token: string): Promise<number> {
  return Number((await api(stack, "GET", "/api/payments/credits", { token })).body.credits);
}

async function transactions(
  stack: Stack,
  token: string,
): Promise<{ type: string; status: string; credits: number }[]> {
  const { body } = await api(stack, "GET", "/api/payments/transactions", { token });
  return body as unknown as { type: string; status: string; credits: number }[];
}
