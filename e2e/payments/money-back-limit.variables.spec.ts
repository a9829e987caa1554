import { expect } from "@playwright/test";
import { payWith, startPayment } from "#e2e/support/cards.ts";
import { api, mailsTo, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const operatorEmail = "operator@example.com";
test.use({ variables: { MONEY_BACK_USD_A_MONTH: "15", OPERATOR_EMAIL: operatorEmail } });

const limit = "Within 30 days you can take back up to $15.00 by yourself, in up to 3 requests.";

test("the page says what the limit of 30 days leaves before the press, and what remains to do once it is used up", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  for (let count = 0; count < 2; count++) {
    await payWith(stack, await startPayment(stack, token), "pm_card_visa");
    await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  }
  await openAs(page, stack, token, "/transactions");
  const purchases = page.getByRole("row").filter({ hasText: "100 credits by card" });
  await expect(purchases).toHaveCount(2);
  const open = (place: number) =>
    purchases
      .nth(place)
      .getByRole("button", { name: /^Get money back for/ })
      .click();
  const dialog = page.getByRole("dialog", { name: "Get your money back?" });

  await open(0);
  await expect(dialog).not.toContainText("30 days");
  await dialog.getByRole("button", { name: "Get $10.00 back" }).click();
  await expect(page.getByText("$10.00 went back to your card.")).toBeVisible();

  await open(1);
  await expect(dialog).toContainText(
    `$10.00 of this purchase is unused. ${limit} For more, please contact us.`,
  );
  await expect(dialog.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await expect(dialog.getByRole("definition")).toHaveText(["$5.00", "50 credits"]);
  await dialog.getByRole("button", { name: "Get $5.00 back" }).click();
  await expect(page.getByText("$5.00 went back to your card.")).toBeVisible();

  await expect(purchases.nth(1)).toContainText(
    `You cannot get more back on your own right now. ${limit} For more, please contact us.`,
  );
  await expect(purchases.nth(1).getByRole("link", { name: "Contact" })).toBeVisible();
  await expect(purchases.getByRole("button")).toHaveCount(0);

  await test.step("before a deletion it is said in the buyer's currency", async () => {
    await page.goto(`${stack.url}/purchase-credits`);
    await page.getByLabel("Currency").selectOption("EUR");
    await page.goto(`${stack.url}/settings`);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page.getByRole("dialog")).toContainText(
      /Within 30 days you can take back up to €13\.\d\d \(\$15\.00\) by yourself/,
    );
  });

  const subject = "A wallet takes one purchase after the other back";
  await expect
    .poll(async () => (await mailsTo(stack, operatorEmail)).filter((mail) => mail.subject === subject).length)
    .toBe(1);
});
