import { expect } from "@playwright/test";
import { openCaller, talk, talkedFor } from "#e2e/support/callers.ts";
import { cardProvider, creditsOf, historyOf } from "#e2e/support/cards.ts";
import { openAs } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";
import { formatCredits } from "#words/money.ts";

test("what a call has left of a purchase goes back to the card in one press, and each place says the same figures", async ({
  page,
  context,
  stack,
}) => {
  const token = await openCaller(page, stack);
  await talk(page);
  await talkedFor(page, 2);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect.poll(() => creditsOf(stack, token)).toBeLessThan(100);
  const left = await creditsOf(stack, token);
  // All that is left goes back, and its money is rounded up to the cent.
  const cents = Math.ceil(Number((left * 10).toFixed(6)));
  const [amount, credits] = [`$${(cents / 100).toFixed(2)}`, formatCredits(left)];

  const other = await context.newPage();
  await openAs(other, stack, token, "/dashboard");
  await openAs(page, stack, token, "/transactions");
  const purchase = page.getByRole("row").filter({ hasText: "100 credits by card" });
  await purchase.getByRole("button", { name: "Get money back for 100 credits by card" }).click();
  const dialog = page.getByRole("dialog", { name: "Get your money back?" });
  await expect(dialog.getByRole("definition")).toHaveText([amount, `${credits} credits`]);
  await dialog.getByRole("button", { name: `Get ${amount} back` }).click();

  await expect(page.getByText(`${amount} went back to your card.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  const refund = page.getByRole("row").filter({ hasText: "Refund to your card" });
  await expect(refund).toContainText(`-${amount}`);
  await expect(refund).toContainText(`-${credits}`);
  await expect(purchase.getByRole("button")).toBeHidden();
  await expect(other.getByRole("region", { name: "Profile" })).toContainText("Credits balance0");
  expect(await creditsOf(stack, token)).toBe(0);

  await purchase.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("definition").filter({ hasText: amount })).toBeVisible();
  const [newest] = (await cardProvider(stack).refunds.list({ limit: 1 })).data;
  expect(newest?.amount).toBe(cents);
  expect((await historyOf(stack, token)).map(({ type }) => type)).toEqual(["refund", "call", "purchase"]);
  expect(await auditFindings(stack)).toEqual([]);
});
