import { expect } from "@playwright/test";
import { act, openOperator } from "#e2e/support/operators.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { buyTenDollars, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

// What an owner sets counts for every receipt, so that this product serves no other spec.
test.use({ variables: { SELLER_NAME: "Acme" } });

test("an owner sets seller and tax, a buyer a company, and the next receipt has both on one printed page", async ({
  page,
  browser,
  stack,
}) => {
  const desk = await browser.newPage();
  await openOperator(desk, stack, "owner", "/admin/product");
  await act(desk, "Change the seller", {
    fields: {
      Seller: "Acme Telecom Ltd",
      Address: "1 High Street\nLondon",
      "Tax number": "GB987654321",
      "Name of the tax": "VAT",
      "Rate in percent": "20",
    },
  });
  await expect(desk.getByText("Receipts name Acme Telecom Ltd from now on.")).toBeVisible();
  await expect(desk.getByText("VAT 20 %")).toBeVisible();
  await desk.close();

  await openAs(page, stack, await openAccount(stack, newPerson()), "/settings");
  await page.getByLabel("Company").fill("Analytical Engines Ltd");
  await page.getByLabel("Address", { exact: true }).fill("12 St James's Square\nLondon");
  await page.getByLabel("Tax number").fill("GB123456789");
  await page.getByRole("button", { name: "Save billing details" }).click();
  await expect(page.getByText("Your billing details have been saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("12 St James's Square\nLondon");

  await buyTenDollars(page, stack);
  await page.goto(`${stack.url}/transactions`);
  await page.getByRole("link", { name: "Receipt for 100 credits by card" }).click();
  await expect(page.getByText(/^Paid on .+ with Visa ending in 4242$/)).toBeVisible();
  const definition = (text: string) => page.getByRole("definition").filter({ hasText: text });
  await expect(definition("Acme Telecom Ltd")).toHaveText(
    "Acme Telecom Ltd1 High StreetLondonTax number: GB987654321",
  );
  await expect(definition("Analytical Engines Ltd")).toContainText(
    "12 St James's SquareLondonTax number: GB123456789",
  );
  await expect(definition("VAT 20%")).toHaveText("$1.67 (VAT 20%)");
  expect(await problemsOf(page, "a company's receipt")).toEqual([]);

  // A PDF names its pages in clear text.
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
