import { expect } from "@playwright/test";
import { cardProvider } from "#e2e/support/cards.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import { expectLedger, openTenDollars, tenDollars } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";
import { giveWallets, openSheet, payInSheet, walletSheet } from "#e2e/support/wallets.ts";

test.use({ variables: { STRIPE_WALLETS: "apple_pay,google_pay" } });

test("a wallet pays the shown price from its sheet, also after a card that was declined", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await giveWallets(page, stack, "Apple Pay", "Google Pay");
  await openTenDollars(page, stack, token);
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that is declined");
  await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeInViewport({ ratio: 1 });
  await expect(walletSheet(page).getByRole("heading")).toHaveCount(0);
  expect(await problemsOf(page, "a declined wallet")).toEqual([]);
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that pays");
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
  const { data } = await cardProvider(stack).charges.list({ limit: 1 });
  expect(data[0]?.payment_method_details?.card?.wallet?.type).toBe("google_pay");
});
