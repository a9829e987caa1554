import { expect, type Page } from "@playwright/test";
import { cardProvider } from "#e2e/support/cards.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  expectLedger,
  expectSummary,
  openTenDollars,
  outdatePrices,
  payingCard,
  payWith,
  proceedWith,
  tenDollars,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";
import {
  giveWallets,
  openSheet,
  payInSheet,
  walletButton,
  walletFrame,
  walletSheet,
} from "#e2e/support/wallets.ts";

test.use({ variables: { STRIPE_WALLETS: "apple_pay,google_pay" } });

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

async function expectBought(page: Page, stack: Stack): Promise<void> {
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
}

async function lastCharge(stack: Stack) {
  const { data } = await cardProvider(stack).charges.list({ limit: 1 });
  return data[0]?.payment_method_details?.card;
}

for (const [name, type] of [
  ["Apple Pay", "apple_pay"],
  ["Google Pay", "google_pay"],
] as const) {
  test(`${name} pays the quoted price and credits it once`, async ({ page, stack }) => {
    await giveWallets(page, stack, name);
    await openAs(page, stack, token, "/purchase-credits");
    await page.getByLabel("Currency").selectOption("GBP");
    const preset = page.getByRole("button", { name: "100 credits", exact: false }).first();
    const price = /£[\d.]+/.exec(await preset.innerText())?.[0] ?? "no price";
    await proceedWith(page, price);
    await expectSummary(page, price, "100");
    const started: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/create-payment-intent")) started.push(request.url());
    });
    const sheet = await openSheet(page, name, price);
    expect(started).toEqual([]);
    await payInSheet(sheet, "Card that pays");
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
    expect(started).toHaveLength(1);
    const purchases = [{ ...tenDollars, currency: "GBP", amount: Number(price.slice(1)) }];
    await expectLedger(stack, token, { credits: 100, purchases });
    expect((await lastCharge(stack))?.wallet?.type).toBe(type);
  });
}

test("a cancelled wallet starts no payment, and the card form still pays", async ({ page, stack }) => {
  await giveWallets(page, stack, "Apple Pay", "Google Pay");
  await openTenDollars(page, stack, token);
  const cardFrame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(cardFrame.getByLabel("Card number")).toBeVisible();
  await expect(cardFrame.getByRole("list", { name: "Ways to pay" })).toBeHidden();
  const sheet = await openSheet(page, "Google Pay", "$10.00");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator('iframe[title="Wallet"]')).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectLedger(stack, token, { credits: 0, purchases: [] });
  await payWith(page, payingCard);
  await expectBought(page, stack);
  expect((await lastCharge(stack))?.wallet).toBeNull();
});

test("the box beside Pay Now holds for a wallet's card too: it is saved, and pays without the wallet", async ({
  page,
  stack,
}) => {
  await giveWallets(page, stack, "Google Pay");
  await openTenDollars(page, stack, token);
  await page.getByRole("checkbox", { name: "Save this card for next time" }).check();
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that pays");
  await expectBought(page, stack);
  await page.goto(`${stack.url}/purchase-credits`);
  await expect(page.getByRole("radio", { name: "Visa ...4242 (Google Pay)" })).toBeChecked();
  await page.getByRole("button", { name: "Pay $10.00 with Visa ...4242" }).click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expectLedger(stack, token, { credits: 200, purchases: [tenDollars, tenDollars] });
});

test("a declined wallet is told as a declined card is, and the same payment goes on", async ({
  page,
  stack,
}) => {
  await giveWallets(page, stack, "Google Pay");
  await openTenDollars(page, stack, token);
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that is declined");
  const alert = page.getByRole("alert").getByText("Your card was declined.");
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.locator('iframe[title="Wallet"]')).toHaveCount(0);
  await expectLedger(stack, token, {
    credits: 0,
    purchases: [{ ...tenDollars, status: "failed", credits: 0 }],
  });
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that pays");
  await expectBought(page, stack);
});

test("a wallet's card may ask for 3-D Secure, which can fail and then pass", async ({ page, stack }) => {
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await giveWallets(page, stack, "Google Pay");
  await openTenDollars(page, stack, token);
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that asks for 3-D Secure");
  await expect(page.locator('iframe[title="Wallet"]')).toHaveCount(0);
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByText("Your bank did not confirm the payment.")).toBeVisible();
  await payInSheet(await openSheet(page, "Google Pay", "$10.00"), "Card that asks for 3-D Secure");
  await bank.getByRole("button", { name: "Complete" }).click();
  await expectBought(page, stack);
});

test("a price that expired under the sheet is not paid, and the next sheet shows the new one", async ({
  page,
  stack,
}) => {
  await giveWallets(page, stack, "Apple Pay");
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("GBP");
  const preset = page.getByRole("button", { name: "100 credits", exact: false }).first();
  await proceedWith(page, /£[\d.]+/.exec(await preset.innerText())?.[0] ?? "no price");
  const restore = await outdatePrices(stack, 900_000);
  try {
    await walletButton(page, "Apple Pay").click();
    await payInSheet(walletSheet(page), "Card that pays");
    await expect(page.getByText("Pay Farline")).toHaveCount(0);
    await expectSummary(page, "£9.00", "100");
    // Until the attempt has ended the wallet's button opens no second sheet.
    await expect(page.getByText("This price has expired.")).toBeVisible();
    await expectLedger(stack, token, { credits: 0, purchases: [] });
    await payInSheet(await openSheet(page, "Apple Pay", "£9.00"), "Card that pays");
    await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  } finally {
    await restore();
  }
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

test("nothing of the form can be pressed until the wallets, which move it, are known", async ({
  page,
  stack,
}) => {
  await giveWallets(page, stack, "Apple Pay");
  const script = Promise.withResolvers<void>();
  await page.route("**/stripe.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("Loading the card form...")).toBeVisible();
  const form = page.locator("main form");
  await expect(form.getByRole("button")).toHaveCount(0);
  await expect(form.getByRole("checkbox")).toHaveCount(0);
  await expect(form.getByRole("textbox")).toHaveCount(0);
  script.resolve();
  await expect(walletButton(page, "Apple Pay")).toBeVisible();
  await expect(form.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await expect(form.getByRole("checkbox")).toBeVisible();
});

test("a form that fails to load is shown with the reason, also before the wallets are known", async ({
  page,
  stack,
}) => {
  await page.route("**/stripe.js", (route) => route.abort());
  await openTenDollars(page, stack, token);
  await expect(page.getByText(/^Payment form failed to load/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeVisible();
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

test("the page's elements are held to the vendor's rules", async ({ page, stack }) => {
  await giveWallets(page, stack, "Apple Pay");
  await openTenDollars(page, stack, token);
  await expect(walletButton(page, "Apple Pay")).toBeVisible();
  const answer = await page.evaluate(`(() => {
    const group = Stripe("pk_test_x").elements({ mode: "payment", amount: 1000, currency: "usd" });
    group.create("expressCheckout").mount(document.body.appendChild(document.createElement("div")));
    return group.submit().then(() => "taken", String);
  })()`);
  expect(answer).toContain("belongs into its confirm event");
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
