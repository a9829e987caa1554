import { expect } from "@playwright/test";
import { fillCard, newPerson, openAccount } from "#e2e/support/people.ts";
import { decliningCard, openTenDollars, payNow, summary } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the form opens at its summary, and says the price above Pay Now, at ${width} px`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height });
    await openTenDollars(page, stack, await openAccount(stack, newPerson()));
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    const price = page.getByText("$10.00 for 100 credits");
    // The card provider's frame grows while its fields load.
    await expect(async () => {
      const [above, button] = [await price.boundingBox(), await payNow(page).boundingBox()];
      const gap = (button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(gap, "nothing stands between them").toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(24);
    }).toPass();
  });
}

test("an error is visible beside the button for the next attempt, with movements too", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openTenDollars(page, stack, await openAccount(stack, newPerson()));
  await fillCard(page, decliningCard);
  await payNow(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
  await payNow(page).press("Enter");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(payNow(page)).toBeInViewport({ ratio: 1 });
});
