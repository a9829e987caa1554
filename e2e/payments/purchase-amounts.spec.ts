import { expect } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { applyCustomAmount, expectSummary, summary } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test("summary and button stay in view on phones, and cover nothing that has the focus", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
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
      const [said, below] = [await refusal.boundingBox(), await summary(page).boundingBox()];
      expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await page.evaluate("sessionStorage.clear()");
  }
});
