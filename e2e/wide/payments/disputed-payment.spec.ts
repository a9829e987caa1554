import { expect } from "@playwright/test";
import type Stripe from "stripe";
import { messages } from "#contract/messages/messages.ts";
import { dial, talk } from "#e2e/support/callers.ts";
import { cardProvider, payWith, startPayment } from "#e2e/support/cards.ts";
import { act, openOperator } from "#e2e/support/operators.ts";
import { watchControls } from "#e2e/support/page/prepared-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { change } from "#e2e/support/product/operate.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

let stripe: Stripe;
let token: string;
let person: ReturnType<typeof newPerson>;
test.beforeAll(async ({ stack }) => {
  stripe = cardProvider(stack);
});
test.beforeEach(async ({ stack }) => {
  person = newPerson();
  token = await openAccount(stack, person);
});
test.afterEach(async ({ stack }) => expect(await auditFindings(stack)).toEqual([]));

test("a dispute pauses calling until it is won or an operator allows it, and says so before and at a call", async ({
  page,
  browser,
  stack,
}) => {
  const { email } = person;
  await buy(stack, "pm_card_visa");
  await openAs(page, stack, token, "/dashboard");
  const notice = page.getByRole("status").filter({ hasText: messages.call.pausedByDispute });
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  await watchControls(page);
  const first = await buy(stack, "pm_card_createDispute");
  await expect(notice).toBeVisible();
  expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);
  await dial(page);
  const refused = page.getByRole("region", { name: "Last call" }).getByRole("alert");
  await expect(refused).toContainText(messages.call.pausedByDispute);

  const [dispute] = (await stripe.disputes.list({ payment_intent: first })).data;
  await stripe.disputes.update(dispute?.id ?? "", { evidence: { uncategorized_text: "winning_evidence" } });
  await expect(notice).toBeHidden();

  const lost = await buy(stack, "pm_card_createDispute");
  await expect(notice).toBeVisible();
  const [second] = (await stripe.disputes.list({ payment_intent: lost })).data;
  await stripe.disputes.close(second?.id ?? "");
  await change(stack, "unfreeze", email);
  await expect(notice).toBeHidden();

  await test.step("a later dispute pauses again, and support allows calling on the page", async () => {
    await buy(stack, "pm_card_createDispute");
    await expect(notice).toBeVisible();
    const desk = await browser.newPage();
    await openOperator(desk, stack, "support", "/admin/users");
    await desk.getByLabel("Find a user").fill(email);
    await desk.getByRole("button", { name: "Find" }).click();
    await expect(desk.getByText("paused by a dispute")).toBeVisible();
    await desk.getByRole("link", { name: "Ada Lovelace" }).click();
    await act(desk, "Allow calling");
    await expect(desk.getByText("active", { exact: true })).toBeVisible();
    await expect(desk.getByRole("button", { name: "Allow calling" })).toHaveCount(0);
    await desk.close();
    await expect(notice).toBeHidden();
  });
  await talk(page);
  await page.getByRole("button", { name: "End Call" }).click();
});

/** Buys 100 credits; returns the provider's id of the payment. */
async function buy(stack: Stack, card: string): Promise<string> {
  const intent = await startPayment(stack, token);
  await payWith(stack, intent, card);
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  return intent;
}
