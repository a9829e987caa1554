import { expect } from "@playwright/test";
import { fillCard, newPerson, openAccount } from "#e2e/support/people.ts";
import {
  askingCard,
  decliningCard,
  expectLedger,
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
  await page.setViewportSize({ width: 360, height: 640 });
  const token = await openAccount(stack, newPerson());
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

test("a card form that does not run in this browser says so, and the page goes on", async ({
  page,
  stack,
}) => {
  await openTenDollars(page, stack, await openAccount(stack, newPerson()));
  for (const [how, body] of [
    ["cannot be read", "const = ;"],
    ["refuses to begin", "window.Stripe = () => { throw new Error('This browser is not supported'); };"],
    [
      "fails later",
      "window.Stripe = () => ({ registerAppInfo() {}, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, elements() { throw new Error('This browser is not supported'); } });",
    ],
  ] as const) {
    await test.step(`a script that ${how}`, async () => {
      await page.route("**/stripe.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto(`${stack.url}/purchase-credits`);
      await page.getByRole("button", { name: "$10.00" }).click();
      await page.getByRole("button", { name: "Proceed to Payment" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "The card form does not work" })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("button", { name: "$10.00" })).toHaveAttribute("aria-pressed", "true");
    });
  }
});
