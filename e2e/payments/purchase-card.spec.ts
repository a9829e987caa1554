import { expect } from "@playwright/test";
import { fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import {
  applyCustomAmount,
  askingCard,
  decliningCard,
  expectLedger,
  expectSummary,
  openTenDollars,
  payNow,
  payWith,
  pressPayNow,
  summary,
  tenDollars,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test("credits are bought on a small phone: each step stands in view, and the bank asks in place", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await test.step(`summary and button stay in view at ${width} px, and cover nothing that has the focus`, async () => {
      await page.setViewportSize({ width, height });
      await openAs(page, stack, token, "/purchase-credits");
      await page.getByLabel("Currency").selectOption("USD");
      const button = page.getByRole("button", { name: "Proceed to Payment" });
      const bar = page.getByRole("navigation", { name: "Shortcuts" });
      await expectSummary(page, "$10.00", "100");
      await expect(summary(page)).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      const lower = (await button.boundingBox()) ?? { y: 0, height: 0 };
      expect(lower.y + lower.height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      const box = page.getByLabel("Custom amount (USD)");
      await box.focus();
      const [focused, covering] = [await box.boundingBox(), await summary(page).boundingBox()];
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
      // What is typed brings the field into view, and the field alone.
      await page.evaluate("scrollTo(0, 0)");
      await applyCustomAmount(page, "5");
      const refusal = page.getByText("Please enter a valid amount (minimum $10.00)");
      await expect(async () => {
        const [refusalBox, below] = [await refusal.boundingBox(), await summary(page).boundingBox()];
        expect((refusalBox?.y ?? Infinity) + (refusalBox?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }).toPass();
      await page.evaluate("sessionStorage.clear()");
    });
  }
  await openTenDollars(page, stack, token);
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await expect(summary(page)).toBeFocused();
  const price = page.getByText("$10.00 for 100 credits");
  // The card provider's frame grows while its fields load.
  await expect(async () => {
    const [above, button] = [await price.boundingBox(), await payNow(page).boundingBox()];
    const gap = (button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap, "nothing stands between them").toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(24);
  }).toPass();

  await fillCard(page, decliningCard);
  // An alert above the button would push it out of the window here.
  await payNow(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
  await payNow(page).press("Enter");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("alert")).toHaveText("Try another card or ask your bank. Nothing was charged.");
  await expect(payNow(page)).toBeInViewport({ ratio: 1 });

  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await payWith(page, askingCard);
  await expect(bank.getByText("$10.00")).toBeVisible();
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText("Your bank did not confirm the payment.");
  await pressPayNow(page);
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
});
