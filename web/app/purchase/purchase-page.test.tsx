import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { currencyCookie } from "#contract/money/currencies.ts";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { paymentRoutes } from "#contract/money/payments.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { buy } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { giveOwnTime, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { badGateway, reply, silent, unreachable } from "#web/testing/server.ts";

const unavailable = "Unable to initialize payment. Please try again.";
const defaultRates = "Failed to update currency. Using default rates.";

async function openPurchase(currency?: string, languages?: string[]): Promise<OpenScreen> {
  const opened = await openScreen("/purchase-credits", {
    as: await signedInUser(),
    ...(languages && { languages }),
  });
  await screen.findByRole("button", { name: /100 credits/ });
  if (currency !== undefined) await choose(opened, currency);
  return opened;
}

/** Chooses a currency and waits for its published rate. */
async function choose({ user }: Pick<OpenScreen, "user">, currency: string): Promise<void> {
  await user.selectOptions(screen.getByLabelText("Currency"), currency);
  await waitFor(() => expect(screen.queryByText(/\(default rate\)/)).toBeNull());
}

const amountField = () => screen.getByLabelText<HTMLInputElement>(/^Custom amount/);
const proceed = () => screen.getByRole<HTMLButtonElement>("button", { name: "Proceed to Payment" });

async function apply({ user }: Pick<OpenScreen, "user">, amount: string): Promise<void> {
  await user.clear(amountField());
  if (amount !== "") await user.type(amountField(), amount);
  await user.click(screen.getByRole("button", { name: "Apply" }));
}

async function expectSummary(price: string, credits: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain(
      `${price}, ${credits} credits`,
    ),
  );
}

describe("the currency", () => {
  it("is first that of the reader's region", async () => {
    await openPurchase(undefined, ["ja-JP"]);
    expect(screen.getByLabelText<HTMLSelectElement>("Currency").value).toBe("JPY");
  });

  it("is remembered once it was chosen", async () => {
    await openPurchase("EUR");
    const again = await openScreen("/purchase-credits", { as: await signedInUser() });
    expect((await screen.findByLabelText<HTMLSelectElement>("Currency")).value).toBe("EUR");
    await screen.findByRole("button", { name: /€9\.21/ });
    await waitFor(() =>
      expect(again.server.sent(paymentRoutes.quotes).at(-1)?.body).toMatchObject({ currency: "EUR" }),
    );
  });
});

it("has no obstacles, with a refused amount and without", async () => {
  const page = await openPurchase("USD");
  expect(await obstacles()).toEqual([]);
  await apply(page, "5");
  screen.getByText("Please enter a valid amount (minimum $10.00)");
  expect(await obstacles()).toEqual([]);
});

it("sells presets for what they show, in every currency", async () => {
  const page = await openPurchase();
  for (const [currency, rate, prices] of [
    ["USD", null, ["$10.00", "$20.00", "$50.00", "$100.00"]],
    ["GBP", "0.79", ["£7.90", "£15.80", "£39.50", "£79.00"]],
    ["EUR", "0.9201", ["€9.21", "€18.41", "€46.01", "€92.01"]],
    ["CAD", "1.35", ["CA$13.50", "CA$27.00", "CA$67.50", "CA$135.00"]],
    ["AUD", "1.52", ["A$15.20", "A$30.40", "A$76.00", "A$152.00"]],
    ["JPY", "149.8252", ["¥1,499", "¥2,997", "¥7,492", "¥14,983"]],
  ] as const) {
    await choose(page, currency);
    const note = screen.queryByText(/Exchange rate:/);
    if (rate === null) expect(note).toBeNull();
    else expect(note?.textContent).toMatch(`1 USD = ${rate} ${currency} (as of `);
    for (const [index, price] of prices.entries()) {
      const credits = ["100", "200", "500", "1,000"][index] ?? "";
      await page.user.click(screen.getByRole("button", { name: `${price} ${credits} credits` }));
      await expectSummary(price, credits);
    }
  }
});

it("begins with ten dollars, and later with what was bought last in the currency", async () => {
  const as = await signedInUser();
  const open = (language: string) => openScreen("/purchase-credits", { as, languages: [language] });
  await open("en-US");
  await expectSummary("$10.00", "100");
  expect(screen.getByRole("button", { name: /^\$10\.00/ }).getAttribute("aria-pressed")).toBe("true");
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Summary" }).textContent).toMatch(
      /, about [\d,]+ minutes to the United States$/,
    ),
  );
  await buy(as, { kind: "preset", amount: 20, currency: "GBP" });
  await open("en-GB");
  await expectSummary("£15.80", "200");
  await buy(as, { kind: "custom", amount: 12.34, currency: "GBP" });
  await open("en-GB");
  await expectSummary("£12.34", "156.2");
  expect(amountField().value).toBe("12.34");
  localStorage.setItem(currencyCookie, "USD");
  await open("en-US");
  await expectSummary("$10.00", "100");
});

it("says how long the credits last in the country called most", async () => {
  const as = await signedInUser();
  const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  const habits = { lastPurchase: null, destination: { country: "IN", rate } };
  await openScreen("/purchase-credits", {
    as,
    answers: [[paymentRoutes.habits, reply(paymentRoutes.habits, habits)]],
  });
  await expectSummary("$10.00", "100");
  expect(screen.getByRole("region", { name: "Summary" }).textContent).toBe(
    "$10.00, 100 credits, about 100 minutes to India",
  );
});

describe("a custom amount", () => {
  it("is bought without Apply when its field is left", async () => {
    const { user } = await openPurchase("USD");
    await expectSummary("$10.00", "100");
    await user.type(amountField(), "25");
    expect(proceed().disabled).toBe(true);
    await user.tab();
    await expectSummary("$25.00", "250");
    expect(proceed().disabled).toBe(false);
  });

  it("takes digits with the currency's decimals up to the maximum", async () => {
    const page = await openPurchase();
    for (const [currency, typed, expected] of [
      ["GBP", "1a2.x3-4", "12.34"],
      ["GBP", "12.345", "12.34"],
      ["GBP", "1e3", "13"],
      ["GBP", "12,50", "12,50"],
      ["GBP", "1,000", "1000"],
      ["GBP", "1001", "100"],
      ["GBP", "1000.01", "1000.0"],
      ["USD", "1000.00", "1000.00"],
      ["JPY", "1499.5", "14995"],
      ["JPY", "149826", "14982"],
    ] as const) {
      await choose(page, currency);
      await page.user.clear(amountField());
      await page.user.type(amountField(), typed);
      expect(amountField().value, `${typed} in ${currency}`).toBe(expected);
    }
  });

  it("is worth at least 10 USD in each currency and is charged exactly", async () => {
    const page = await openPurchase();
    for (const [currency, tooLittle, minimum, shown] of [
      ["USD", "9.99", "10", "$10.00"],
      ["GBP", "7.89", "7.90", "£7.90"],
      ["EUR", "9.20", "9.21", "€9.21"],
      ["CAD", "13.49", "13.50", "CA$13.50"],
      ["AUD", "15.19", "15.20", "A$15.20"],
      ["JPY", "1498", "1499", "¥1,499"],
    ] as const) {
      await choose(page, currency);
      for (const amount of ["", tooLittle]) {
        await apply(page, amount);
        screen.getByText(`Please enter a valid amount (minimum ${shown})`);
        expect(proceed().disabled).toBe(true);
      }
      await apply(page, minimum);
      await expectSummary(shown, "100");
      expect(screen.queryByText(/Please enter a valid amount/)).toBeNull();
    }
  });

  it("is at most 1000 of the currency, in yen the worth of 1000 USD", async () => {
    // As for an account that is not new.
    const page = await openScreen("/purchase-credits", {
      as: await signedInUser(),
      answers: [[paymentRoutes.allowance, reply(paymentRoutes.allowance, { allowance: null })]],
    });
    await screen.findByRole("button", { name: /100 credits/ });
    await choose(page, "GBP");
    await screen.findByText("£7.90 to £1,000.00");
    await apply(page, "1000");
    await expectSummary("£1,000.00", "12,658.2");
    await choose(page, "JPY");
    await screen.findByText("¥1,499 to ¥149,825");
    await apply(page, "149825");
    await expectSummary("¥149,825", "9,999.9");
  });
});

it("sells at default rates and says so while no rates are to be had", async () => {
  const page = await openScreen("/purchase-credits", {
    as: await signedInUser(),
    answers: [[exchangeRateRoutes.list, unreachable]],
  });
  await screen.findByRole("button", { name: /100 credits/ });
  await page.user.selectOptions(screen.getByLabelText("Currency"), "GBP");
  await screen.findByText(defaultRates);
  screen.getByText("Exchange rate: 1 USD = 0.79 GBP (default rate)");
  for (const [currency, price] of [
    ["CAD", "CA$13.50"],
    ["AUD", "A$15.20"],
    ["JPY", "¥1,499"],
    ["EUR", "€9.20"],
    ["GBP", "£7.90"],
  ] as const) {
    await page.user.selectOptions(screen.getByLabelText("Currency"), currency);
    await screen.findByRole("button", { name: `${price} 100 credits` });
  }
  await page.user.selectOptions(screen.getByLabelText("Currency"), "USD");
  expect(screen.queryByText(defaultRates)).toBeNull();
  page.server.off(exchangeRateRoutes.list);
  await page.user.selectOptions(screen.getByLabelText("Currency"), "EUR");
  await screen.findByRole("button", { name: "€9.21 100 credits" });
  await waitFor(() => expect(screen.queryByText(defaultRates)).toBeNull());
});

it("ends a check without an answer after 3 seconds, and a balance after 5", async () => {
  giveOwnTime();
  const { user, server } = await openScreen("/purchase-credits", {
    as: await signedInUser(),
    answers: [
      [paymentRoutes.test, silent],
      [walletRoutes.credits, silent],
      // Live events would bring the balance as well.
      [{ method: "GET", path: "/api/events" }, silent],
    ],
  });
  await waitFor(() => expect(server.sent(walletRoutes.credits)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText(/Failed to get credits/);
  server.off(walletRoutes.credits);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(screen.queryByText(/Failed to get credits/)).toBeNull());
  expect(screen.getByRole("main").textContent).toContain("Current credits0");
  await user.click(await screen.findByRole("button", { name: /100 credits/ }));
  await user.click(proceed());
  await waitFor(() => expect(server.sent(paymentRoutes.test)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText(unavailable);
});

it("opens the card form only when payments can be made", async () => {
  const page = await openPurchase("USD");
  page.server.on(paymentRoutes.test, badGateway);
  await page.user.click(proceed());
  await screen.findByText(unavailable);
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  page.server.off(paymentRoutes.test);
  await page.user.click(proceed());
  await screen.findByRole("button", { name: "Cancel" });
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toEqual([]);
});
