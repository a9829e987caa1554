import { expect, type Page } from "@playwright/test";
import { cardProvider, payWith, startPayment } from "#e2e/support/cards.ts";
import { api, enterAt, newPerson, openAccount, type Person } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

test("deleting an account offers the money back first, and asks for nothing once all went back", async ({
  page,
  stack,
}) => {
  const person = newPerson();
  const token = await enterWithAccount(page, stack, person, "/settings");
  for (const card of ["pm_card_visa", "pm_card_mastercard"]) {
    await payWith(stack, await startPayment(stack, token), card);
    await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  }
  await page.reload();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("You still have 200 credits, which would be lost.");
  await expect(dialog.getByText("Taken from your balance")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Get $10.00 back" }).first().click();
  await expect(dialog).toContainText("You still have 100 credits, which would be lost.");
  await dialog.getByRole("button", { name: "Get $10.00 back" }).click();
  await expect(dialog.getByLabel("I give up my credits")).toHaveCount(0);
  await dialog.getByLabel("Your current password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Account deleted successfully.")).toBeVisible();
  const refunds = (await cardProvider(stack).refunds.list({ limit: 2 })).data;
  expect(refunds.map(({ amount }) => amount)).toEqual([1_000, 1_000]);
});

async function enterWithAccount(
  page: Page,
  stack: Stack,
  person: Person,
  path = "/dashboard",
): Promise<string> {
  const token = await openAccount(stack, person);
  await enterAt(page, stack, person, path);
  return token;
}
