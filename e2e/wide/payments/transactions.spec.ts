import { expect } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { inDatabase } from "#e2e/support/product/database.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("everyone can read the history on a small phone", async ({ page, stack }) => {
  const person = newPerson();
  const token = await openAccount(stack, person);
  await addFailedPurchases(stack, person.email, 120);
  await page.setViewportSize({ width: 360, height: 700 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openAs(page, stack, token, "/transactions");
    const entries = page.getByRole("list", { name: "Transactions" }).getByRole("listitem");
    await expect(entries).toHaveCount(50);
    const failed = entries.filter({ hasText: "failed" }).first();
    await expect(failed.locator("summary")).toHaveText(/^100 credits by card[A-Z][a-z]{2} .*\$10\.00failed$/);
    await expect(failed.getByText("Status")).toBeHidden();
    await failed.locator("summary").press("Enter");
    await expect(failed).toContainText("Amount$10.00Credits0Statusfailed");
    expect(await problemsOf(page, colorScheme)).toEqual([]);
  }
});

/** Failed purchases of 10 USD, the newest an hour old and the others an hour apart. */
function addFailedPurchases(stack: Stack, email: string, count: number) {
  return inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at)
       SELECT gen_random_uuid(), users.id, wallet_id, 'stripe', 'failed', 'USD', 1000, 100000, now() - n * interval '1 hour'
         FROM users JOIN wallet_member ON user_id = users.id, generate_series(1, $2::integer) AS n WHERE email = $1`,
      [email, count],
    ),
  );
}
