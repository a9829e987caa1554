import { expect } from "@playwright/test";
import { openFundedAccount } from "#e2e/support/callers.ts";
import { openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("a user rents a number, and finds it in the history with its receipt", async ({ page, stack }) => {
  await openAs(page, stack, await openFundedAccount(stack), "/dashboard");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("link", { name: "A number of your own" }).click();
  const find = page.getByRole("region", { name: "Find a number" });
  await find.getByLabel("Country").selectOption({ label: "United Kingdom" });
  await find.getByLabel("City").fill("Manchester");
  await find.getByRole("button", { name: "Search numbers" }).click();
  await find
    .getByRole("button", { name: /^Rent \+44 161/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: /^Rent \+44 161.*\?$/ });
  await expect(dialog).toContainText("18 credits now, then each month.");
  await dialog.getByRole("button", { name: "Rent this number" }).click();
  await expect(page.getByRole("region", { name: "Your numbers" })).toContainText(
    "It rings here. The next renewal is on",
  );

  await page.goto(`${stack.url}/transactions`);
  const row = page.getByRole("row").filter({ hasText: "Number of your own: +44 161" });
  await expect(row).toContainText("-18");
  await row.getByRole("link", { name: /^Receipt/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Receipt of a number");
  await expect(page.getByRole("main")).toContainText("United Kingdom, landline");
  await expect(page.getByRole("main")).toContainText("$1.80");
});
