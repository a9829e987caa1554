import { expect } from "@playwright/test";
import { act, openOperator } from "#e2e/support/operators.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { mailsTo, newPerson, openAccount } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { buySaving } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";
import { addRechargeEvent, addRechargeRule } from "#testing/people/recharge-rule.ts";

/** A rule that has bought once, and whose bank has declined since. */
async function seedRule(stack: Stack, email: string): Promise<string> {
  return inDatabase(stack, async (client) => {
    const rows = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
    const [payment] = await rows(
      `UPDATE payment SET initiator = 'rule' FROM users WHERE users.id = user_id AND email = $1
       RETURNING user_id AS id, wallet_id AS "walletId", payment.id AS payment`,
      [email],
    );
    await addRechargeRule(rows, payment);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await addRechargeEvent(rows, payment, { at: at(3), kind: "on" });
    await addRechargeEvent(rows, payment, { at: at(2), kind: "bought", paymentId: payment.payment });
    await addRechargeEvent(rows, payment, {
      at: at(1),
      kind: "paused",
      because: "declined",
      decline: "insufficient_funds",
    });
    return payment.payment;
  });
}

test("an operator sees a rule with its history, pauses it for a reason, and allows it again", async ({
  page,
  stack,
}) => {
  const buyer = newPerson();
  await buySaving(stack, await openAccount(stack, buyer));
  const payment = await seedRule(stack, buyer.email);
  await openOperator(page, stack, "owner", "/admin/users");
  await page.getByLabel("Find a user").fill(buyer.email);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("link", { name: "Ada Lovelace" }).click();

  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const rule = part("Automatic recharge");
  for (const text of ["50 credits", "$20.00", "$40.00", "$10.00", "Visa ending in 4242"]) {
    await expect(rule).toContainText(text);
  }
  const history = part("History of automatic recharge");
  await expect(history).toContainText("Declined: insufficient funds");
  await expect(history.getByRole("link", { name: payment })).toBeVisible();
  await expect(part("Payments")).toContainText("automatic recharge");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await problemsOf(page, `${width} px`)).toEqual([]);
  }

  await act(page, "Pause automatic recharge", { submit: "Pause" });
  await expect(rule).toContainText("Operator");
  await expect(rule).toContainText("none by itself");
  await expect(async () => {
    const mails = await mailsTo(stack, buyer.email);
    expect(mails.map(({ text }) => text).join()).toContain("Automatic recharge is paused by our support.");
  }).toPass();
  await act(page, "Allow recharge again");
  await expect(rule.getByRole("button", { name: "Pause automatic recharge" })).toBeVisible();
  await expect(history).toContainText("Resumed");

  await page.goto(`${stack.url}/admin/revenue`);
  await expect(rule).toContainText("Share of sales");
  await expect(rule).toContainText("Insufficient funds");
});
