import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { openOperator } from "#e2e/support/operators.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

/** A lock-out of a network, and a payment whose half the bank holds. */
async function seedFraud(stack: Stack, email: string): Promise<string> {
  const payment = randomUUID();
  await inDatabase(stack, async (client) => {
    await client.query(
      `INSERT INTO card_lockout (kind, user_id, network, started_at, ends_at)
       SELECT 'network', id, '198.51.100.7', now(), now() + interval '1 hour' FROM users WHERE email = $1`,
      [email],
    );
    await client.query(
      `WITH buyer AS (SELECT id, wallet_id FROM users JOIN wallet_member ON user_id = id WHERE email = $1),
            paid AS (INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
                     SELECT wallet_id, $2::uuid, id, 'stripe', 'completed', 'EUR', 1000, 100000, now() FROM buyer),
            debt AS (INSERT INTO wallet (id, posted_mc, floor_mc, seq) SELECT wallet_id, -50000, -50000, 1 FROM buyer)
       INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
       SELECT wallet_id, 1, 'disputes', -50000, -50000, 'payment:seed:2', $2::uuid FROM buyer`,
      [email, payment],
    );
  });
  return payment;
}

test("an operator of support sees a card-testing lock-out and a dispute, at every width", async ({
  page,
  stack,
}) => {
  const buyer = newPerson();
  await openAccount(stack, buyer);
  const payment = await seedFraud(stack, buyer.email);
  await openOperator(page, stack, "support", "/admin/fraud");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Card testing")).toContainText("198.51.100.7");
  await expect(part("Card testing").getByRole("link", { name: buyer.email })).toBeVisible();
  await expect(part("Disputes")).toContainText(payment);
  await expect(part("Disputes")).toContainText("€5.00");
  await expect(part("Disputes")).toContainText("Held by the bank");
  await expect(part("Short calls")).toContainText("None in this time.");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await problemsOf(page, `${width} px`)).toEqual([]);
  }
});
