import { expect } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import { openTenDollars } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";
import { giveWallets, walletButton } from "#e2e/support/wallets.ts";

test.use({ variables: { STRIPE_WALLETS: "apple_pay,google_pay" } });

test("everyone can use the wallets' buttons on a phone and a desk, in both themes", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await giveWallets(page, stack, "Apple Pay", "Google Pay");
  // The width decides the layout and the scheme the colours, so two of the four combinations cover all of both.
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openTenDollars(page, stack, token);
    await expect(walletButton(page, "Google Pay")).toBeVisible();
    await expect(page.getByText("or pay by card")).toBeVisible();
    await expect(page.locator("main .animate-spin")).toHaveCount(0);
    expect(await problemsOf(page, `/purchase-credits at ${width} px`)).toEqual([]);
  }
});
