import { expect } from "@playwright/test";
import { historyOf } from "#e2e/support/cards.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import {
  decliningCard,
  expectLedger,
  openTenDollars,
  payingCard,
  payNow,
  payWith,
  pressPayNow,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test("five declined cards end a payment, and the page offers to start anew after a CAPTCHA", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await openTenDollars(page, stack, token);
  await payWith(page, decliningCard);
  for (let declined = 1; declined <= 5; declined += 1) {
    await expect(
      page.getByRole("alert").getByText("Try another card or ask your bank. Nothing was charged."),
    ).toBeVisible();
    await expect(payNow(page)).toBeEnabled();
    if (declined < 5) await pressPayNow(page);
  }
  await expect
    .poll(async () => (await historyOf(stack, token))[0]?.description)
    .toBe("100 credits by card: ended, because too many cards were declined");
  await payWith(page, payingCard);
  await expect(page.getByRole("alert")).toContainText(
    "This payment has ended, because too many cards were declined",
  );
  await expectLedger(stack, token, {
    credits: 0,
    purchases: [{ status: "failed", reason: "declined", credits: 0 }],
  });

  await pressPayNow(page);
  await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  // By keyboard, because some people have no mouse; the browser then works for a while.
  await page.getByRole("checkbox", { name: "I'm not a robot" }).press("Space");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await pressPayNow(page);
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expectLedger(stack, token, {
    credits: 100,
    purchases: [{ status: "completed" }, { status: "failed" }],
  });
});
