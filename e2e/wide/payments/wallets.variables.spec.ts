import { expect } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import { openTenDollars } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";
import { giveWallets, walletButton, walletFrame } from "#e2e/support/wallets.ts";

test.use({ variables: { STRIPE_WALLETS: "apple_pay,google_pay" } });

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

test("a browser without wallets shows nothing of them, and leaves no gap", async ({ page, stack }) => {
  await openTenDollars(page, stack, token);
  const cardFrame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(cardFrame.getByLabel("Card number")).toBeVisible();
  await expect(page.getByText("or pay by card")).toBeHidden();
  await expect(walletFrame(page).contentFrame().getByRole("button")).toHaveCount(0);
  const gap_px = await page.evaluate(`(() => {
    const summary = document.querySelector("main section[aria-label=Summary]");
    return document.querySelector("main form").getBoundingClientRect().top - summary.getBoundingClientRect().bottom;
  })()`);
  expect(gap_px).toBe(24);
});

test("wallets that are known too late leave the card form where it is", async ({ page, stack }) => {
  await giveWallets(page, stack, "Apple Pay");
  const late = Promise.withResolvers<void>();
  await page.route("**/cards/express", async (route) => {
    await late.promise;
    await route.continue();
  });
  await openTenDollars(page, stack, token);
  const cardNumber = page
    .frameLocator('iframe[title="Secure payment input frame"]')
    .getByLabel("Card number");
  await expect(cardNumber).toBeVisible();
  const before = await cardNumber.boundingBox();
  late.resolve();
  await expect(walletFrame(page).contentFrame().getByRole("button")).toBeAttached();
  await expect(page.getByText("or pay by card")).toBeHidden();
  expect(await cardNumber.boundingBox()).toEqual(before);
});

test("everyone can use the wallets' buttons on a phone and a desk, in both themes", async ({
  page,
  stack,
}) => {
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
