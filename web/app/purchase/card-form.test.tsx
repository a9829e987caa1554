import { loadStripe } from "@stripe/stripe-js/pure";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { configRoutes, type PublicConfig } from "#contract/pages/config.ts";
import { buyTenDollars, expireQuotes, ledgerOf } from "#testing/screens/payments.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { chooseTheme } from "#web/kit/browser/theme.ts";
import { chooseLanguage } from "#web/kit/loading/language.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import {
  giveOwnTime,
  type OpenScreen,
  obstacles,
  openScreen,
  type ScreenOptions,
} from "#web/testing/screen.tsx";
import { type Answer, lost, reply, silent, unreachable } from "#web/testing/server.ts";
import {
  allowStripe,
  answerBank,
  askingCard,
  chooseWallets,
  decliningCard,
  emptyCard,
  fillCard,
  payingCard,
  payWith,
  proceed,
  provider,
} from "#web/testing/stripe.ts";

vi.mock("@stripe/stripe-js/pure", { spy: true });

const bought = { status: "completed", amount: 10, currency: "USD", credits: 100 };
const failed = { ...bought, status: "failed", credits: 0 };

type Answers = NonNullable<ScreenOptions["answers"]>;

let as: SignedInUser;
beforeEach(async () => {
  allowStripe();
  as = await signedInUser();
});

async function openForm(price = "$10.00", currency = "USD", answers: Answers = []): Promise<OpenScreen> {
  const page = await openScreen("/purchase-credits", { as, answers });
  await page.user.selectOptions(await screen.findByLabelText("Currency"), currency);
  await page.user.click(await screen.findByRole("button", { name: new RegExp(`^\\${price}`) }));
  await proceed(page.user);
  await screen.findByRole("button", { name: "Cancel" });
  return page;
}

const payNow = () => screen.getByRole<HTMLButtonElement>("button", { name: "Pay Now" });

async function expectLedger(credits: number, history: object[]): Promise<void> {
  await expect.poll(() => ledgerOf(as)).toMatchObject({ credits, history });
}

async function expectBought({ router }: OpenScreen, credits = "100"): Promise<void> {
  await screen.findByText(`Successfully purchased ${credits} credits!`);
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
}

it("pays the shown price in the buyer's own name", async () => {
  const page = await openForm("¥1,499", "JPY");
  const name = screen.getByLabelText<HTMLInputElement>("Name on card");
  await waitFor(() => expect(name.value).toBe("Ada Lovelace"));
  screen.getByText("¥1,499 for 100 credits");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Summary" }));
  await screen.findByLabelText("Card number");
  expect(await obstacles()).toEqual([]);
  await payWith(page.user, payingCard);
  await expectBought(page);
  expect(page.server.sent(provider.confirm)[0]?.body).toMatchObject({
    "client_context[payment_method_types][0]": "card",
    "client_context[currency]": "jpy",
    "payment_method_data[billing_details][name]": "Ada Lovelace",
    return_url: `${window.location.origin}/dashboard`,
  });
  await expectLedger(100, [{ ...bought, amount: 1_499, currency: "JPY" }]);
});

it("reports an incomplete, empty or declined card once, with the next step, and takes another one", async () => {
  const page = await openForm();
  const expectSaidOnce = async (problem: string, step: string) => {
    await screen.findByText(`${step} Nothing was charged.`);
    expect(screen.getAllByText(problem)).toHaveLength(1);
  };
  await payWith(page.user, "4242");
  await expectSaidOnce("Your card number is incomplete.", "Check your card details and try again.");
  await expectLedger(0, []);
  await payWith(page.user, emptyCard);
  await expectSaidOnce("Your card has insufficient funds.", "Try another card, or add money to this one.");
  await page.user.click(screen.getByRole("button", { name: "Cancel" }));
  expect((await screen.findByRole("button", { name: /^\$10\.00/ })).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await expectLedger(0, [failed]);
  await proceed(page.user);
  await payWith(page.user, decliningCard);
  await expectSaidOnce("Your card was declined.", "Try another card or ask your bank.");
  expect(await obstacles()).toEqual([]);
  await expectLedger(0, [failed, failed]);
  await payWith(page.user, payingCard);
  await expectBought(page);
  await expectLedger(100, [bought, failed]);
});

it("lets 3-D Secure that failed be tried again", async () => {
  const page = await openForm();
  await payWith(page.user, askingCard);
  await screen.findByText("Your bank asks about $10.00");
  await answerBank(page.user, "Fail");
  await screen.findByText(
    "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.",
  );
  await expectLedger(0, [failed]);
  await page.user.click(payNow());
  await answerBank(page.user, "Complete");
  await expectBought(page);
  await expectLedger(100, [bought]);
});

it("asks the bank of a new account's card, which would not ask by itself", async () => {
  const page = await openForm();
  await payWith(page.user, "4000000000003055");
  await answerBank(page.user, "Complete");
  await expectBought(page);
});

it("makes one payment when Pay Now is pressed twice", async () => {
  const page = await openForm();
  await fillCard(page.user, payingCard);
  const button = payNow();
  // The second press comes before the first one is drawn.
  await act(async () => {
    button.click();
    button.click();
  });
  await expectBought(page);
  expect(page.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(1);
  await expectLedger(100, [bought]);
});

it("keeps what is typed while the language and the theme change, and pays", async () => {
  const page = await openForm();
  const name = screen.getByLabelText("Name on card");
  await page.user.clear(name);
  await page.user.type(name, "A. Lovelace");
  await fillCard(page.user, payingCard);
  const number = screen.getByLabelText<HTMLInputElement>("Card number");
  const looks = () => [number.closest("section")?.dataset.theme, number.closest("section")?.lang];
  expect(looks()).toEqual(["stripe", "en"]);
  act(() => chooseTheme("dark"));
  await act(() => chooseLanguage("de"));
  await waitFor(() => expect(looks()).toEqual(["night", "de"]));
  expect(number.isConnected && number.value).toBe("4242 4242 4242 4242");
  expect(screen.getByLabelText<HTMLInputElement>("Name auf der Karte").value).toBe("A. Lovelace");
  await page.user.click(screen.getByRole("button", { name: "Jetzt bezahlen" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/dashboard"));
  await expectLedger(100, [bought]);
});

it("keeps what was chosen when it is left", async () => {
  const page = await openForm("£15.80", "GBP");
  expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain("£15.80, 200 credits");
  await page.user.click(screen.getByRole("button", { name: "Cancel" }));
  const preset = await screen.findByRole("button", { name: /^£15\.80/ });
  expect(preset.getAttribute("aria-pressed")).toBe("true");
  const amount = screen.getByLabelText<HTMLInputElement>("Custom amount (GBP)");
  await page.user.type(amount, "12.34");
  await page.user.click(screen.getByRole("button", { name: "Apply" }));
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Summary" }).textContent).toContain("£12.34, 156.2 credits"),
  );
  await proceed(page.user);
  await page.user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Custom amount (GBP)")).value).toBe("12.34");
});

describe("a form that does not load", () => {
  /** A script's address is loaded once by a page, and a test is no new page. */
  const ownScript = (name: string): Answers => [
    [
      configRoutes.config,
      async (_request, proceed) => {
        const config = (await (await proceed()).json()) as PublicConfig;
        const scriptUrl = `${config.stripe.scriptUrl}?${name}`;
        return Response.json({ ...config, stripe: { ...config.stripe, scriptUrl } });
      },
    ],
  ];
  const notSupported = () => {
    throw new Error("This browser is not supported");
  };
  const host = () => new URL(inject("product").sandboxUrl).host;

  it("says that the script failed and what to do, and loads at the next attempt", async () => {
    const page = await openForm("$10.00", "USD", [...ownScript("failing"), [provider.script, unreachable]]);
    await screen.findByText(`Payment form failed to load: ${host()} did not answer`);
    screen.getByText(new RegExp(`allow ${host()} in it and try again`));
    expect(payNow().disabled).toBe(true);
    expect(await obstacles()).toEqual([]);
    page.server.off(provider.script);
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    await payWith(page.user, payingCard);
    await expectBought(page);
  });

  it.each([
    ["cannot be read", () => Reflect.deleteProperty(window, "Stripe")],
    ["refuses to begin", () => vi.mocked(loadStripe).mockRejectedValueOnce(new Error("not supported"))],
    ["fails later", () => vi.mocked(loadStripe).mockResolvedValueOnce({ elements: notSupported } as never)],
  ])("says of a script that %s that it does not work in this browser, and goes on", async (how, prepare) => {
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      Reflect.set(window, "Stripe", () => {});
      prepare();
      if (script instanceof HTMLScriptElement) queueMicrotask(() => script.onload?.(new Event("load")));
    });
    const page = await openForm("$10.00", "USD", ownScript(how.replaceAll(" ", "-")));
    await screen.findByText(/The card form does not work/);
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    const amount = await screen.findByRole("button", { name: /^\$10\.00/ });
    expect(amount.getAttribute("aria-pressed")).toBe("true");
  });

  it("says that the form failed, and can be left", async () => {
    const page = await openForm("$10.00", "USD", [[provider.session, unreachable]]);
    await screen.findByText(/^Payment form failed to load: We are experiencing issues/);
    expect(payNow().disabled).toBe(true);
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    await screen.findByRole("button", { name: "Proceed to Payment" });
    await expectLedger(0, []);
  });

  it("says that it is slow, and ends after 15 seconds", async () => {
    giveOwnTime();
    const page = await openForm("$10.00", "USD", [...ownScript("slow"), [provider.script, silent]]);
    await waitFor(() => expect(page.server.sent(provider.script)).toHaveLength(1));
    await page.user.click(payNow());
    await screen.findByText("Stripe hasn't fully loaded yet. Please wait a moment.");
    await vi.advanceTimersByTimeAsync(15_000);
    await screen.findByText(`Payment form failed to load: ${host()} took too long to answer`);
    await expectLedger(0, []);
  });
});

it("ends an attempt that no payment answers within 10 seconds, and the next press pays", async () => {
  giveOwnTime();
  const page = await openForm("$10.00", "USD", [[paymentRoutes.createPaymentIntent, silent]]);
  await fillCard(page.user, payingCard);
  await page.user.click(payNow());
  await waitFor(() => expect(page.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText(/Failed to initialize payment/);
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(screen.queryByText(/Failed to initialize payment/)).toBeNull());
  page.server.off(paymentRoutes.createPaymentIntent);
  await page.user.click(payNow());
  await expectBought(page);
  await expectLedger(100, [bought]);
});

it("makes a payment whose answer was lost no second time", async () => {
  const page = await openForm("$10.00", "USD", [[provider.confirm, lost]]);
  await payWith(page.user, payingCard);
  await screen.findByText(/^We are experiencing issues connecting/);
  page.server.off(provider.confirm);
  await page.user.click(payNow());
  await expectBought(page);
  await expectLedger(100, [bought]);
});

it("says that paid credits are not there yet, and asks for them at the next press alone", async () => {
  const page = await openForm("$10.00", "USD", [[paymentRoutes.addCredits, unreachable]]);
  await payWith(page.user, payingCard);
  await screen.findByText("Payment succeeded but credits were not updated. Please contact support.");
  await expectLedger(100, [bought]);
  page.server.off(paymentRoutes.addCredits);
  await page.user.click(payNow());
  await expectBought(page);
  expect(page.server.sent(provider.confirm)).toHaveLength(1);
  await expectLedger(100, [bought]);
});

it("credits a payment whose page was closed before it asked for the credits", async () => {
  const page = await openForm("$10.00", "USD", [[paymentRoutes.addCredits, silent]]);
  await payWith(page.user, payingCard);
  await waitFor(() => expect(page.server.sent(paymentRoutes.addCredits)).toHaveLength(1));
  await expectLedger(100, [bought]);
  await openScreen("/dashboard", { as });
  await screen.findByRole("row", { name: /Purchase.*\$10\.00.*completed/ });
});

it("shows a payment that is neither made nor declined, which the next press makes", async () => {
  const processing = { id: "pi_1", object: "payment_intent", status: "processing" };
  const page = await openForm("$10.00", "USD", [[provider.confirm, async () => Response.json(processing)]]);
  await payWith(page.user, payingCard);
  await screen.findByText("Payment status: processing Please try again.");
  await expectLedger(0, [{ ...bought, status: "pending" }]);
  page.server.off(provider.confirm);
  await page.user.click(payNow());
  await expectBought(page);
  await expectLedger(100, [bought]);
});

it("shows the new price where the old one has expired, and keeps the card", async () => {
  // As if the first price had been fixed at another rate, long ago.
  const expired: Answer = async (_request, proceed) => {
    const quote = (await (await proceed()).json()) as Quote;
    await expireQuotes(as);
    return Response.json({ ...quote, amount: 7.5 });
  };
  const page = await openForm("£7.90", "GBP", [[paymentRoutes.quotes, expired]]);
  screen.getByText("£7.50 for 100 credits");
  page.server.off(paymentRoutes.quotes);
  await payWith(page.user, payingCard);
  await screen.findByText(/^This price has expired\. The new one is shown above/);
  screen.getByText("£7.90 for 100 credits");
  await expectLedger(0, []);
  await page.user.click(payNow());
  await expectBought(page);
  await expectLedger(100, [{ ...bought, amount: 7.9, currency: "GBP" }]);
});

it.each([
  ["succeeded", "Successfully purchased 100 credits!"],
  ["failed", "Payment failed"],
])("tells how it went when a bank leads back to the dashboard: %s", async (status, sentence) => {
  if (status === "succeeded") await buyTenDollars(as);
  sessionStorage.setItem("farline.purchase", "100");
  const address = `/dashboard?payment_intent=pi_1&payment_intent_client_secret=x&redirect_status=${status}`;
  const { router } = await openScreen(address, { as });
  await screen.findByText(sentence);
  expect(router.state.location).toMatchObject({ pathname: "/dashboard", search: "" });
});

describe("a new account", () => {
  const cap = () => screen.queryByText(/^Your account is new/);

  it("reads what it may buy only where an amount is more, and is refused what is too much since", async () => {
    const page = await openScreen("/purchase-credits", { as });
    await screen.findByText("$10.00 to $100.00");
    expect(cap()).toBeNull();
    await page.user.type(screen.getByLabelText("Custom amount (USD)"), "150");
    await page.user.click(screen.getByRole("button", { name: "Apply" }));
    await screen.findByText(
      "Your account is new, so you can buy for up to $100.00 now. The limit ends 7 days after your first purchase.",
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Proceed to Payment" });
    expect(button.disabled).toBe(true);
    await page.user.click(screen.getByRole("button", { name: /^\$100\.00/ }));
    // The price is here, and with it the reason why it would be refused.
    await proceed(page.user);
    expect(cap()).toBeNull();
    await fillCard(page.user, payingCard);
    await buyTenDollars(as);
    await page.user.click(payNow());
    await screen.findByText("This is more than a new account may buy now.");
    await screen.findByText(/so you can buy for up to \$90\.00 now\. You can buy more from /);
    await expectLedger(100, [bought]);
  });

  it("reads what is left in its currency, and where nothing is left, that", async () => {
    const allowance = { newDays: 7, moreAt: "2030-01-01T20:00:00.000Z", endsAt: "2030-01-05T20:00:00.000Z" };
    const allow = (leftUsd: number) =>
      [
        paymentRoutes.allowance,
        reply(paymentRoutes.allowance, { allowance: { ...allowance, leftUsd } }),
      ] as const;
    const page = await openScreen("/purchase-credits", { as, answers: [allow(50)] });
    await page.user.selectOptions(await screen.findByLabelText("Currency"), "EUR");
    await screen.findByText("€9.21 to €46.01");
    await page.user.click(screen.getByRole("button", { name: /^€92\.01/ }));
    await screen.findByText(
      `Your account is new, so you can buy for up to €46.01 now. You can buy more from ${formatDateTime(allowance.moreAt)}. The limit ends on ${formatDateTime(allowance.endsAt)}.`,
    );
    const apply = async (amount: string) => {
      await page.user.clear(screen.getByLabelText("Custom amount (EUR)"));
      await page.user.type(screen.getByLabelText("Custom amount (EUR)"), amount);
      await page.user.click(screen.getByRole("button", { name: "Apply" }));
    };
    await apply("46.02");
    await waitFor(() => expect(cap()).not.toBeNull());
    await apply("46.01");
    await waitFor(() => expect(cap()).toBeNull());
    await openScreen("/purchase-credits", { as, answers: [allow(5)] });
    await screen.findByText(/Nothing can be bought for now\./);
    // The field knows the limit before the chosen amount has its price.
    await screen.findByText(/^Your account is new, and you have bought all that it may buy for now\. /);
  });
});

it("ends a payment once another one was started elsewhere, so that one alone is paid", async () => {
  const page = await openForm();
  await payWith(page.user, decliningCard);
  await screen.findByText("Try another card or ask your bank. Nothing was charged.");
  await buyTenDollars(as);
  await payWith(page.user, payingCard);
  await screen.findByText(/This payment has ended/);
  await expectLedger(100, [bought, { status: "failed", reason: "declined", credits: 0 }]);
  await openScreen("/transactions", { as });
  await screen.findByRole("row", { name: /100 credits by card.* \$10\.00 0 declined$/ });
  await openScreen("/dashboard", { as });
  await screen.findByRole("row", { name: /\$10\.00 0 declined$/ });
});

it("asks for no wallets where none are configured, although the browser has them", async () => {
  chooseWallets(["apple_pay", "google_pay"]);
  const page = await openForm();
  await screen.findByLabelText("Card number");
  expect(screen.queryByRole("button", { name: /Pay$/ })).toBeNull();
  expect(page.server.sent(provider.form)).toHaveLength(1);
  expect(page.server.sent(provider.express)).toEqual([]);
});

describe("without a network", () => {
  function setOnline(isOnline: boolean): void {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  }

  it.each([true, false])(
    "a payment waits, and is made when the network is back unless it was cancelled: %s",
    async (isPaid) => {
      giveOwnTime();
      const page = await openForm();
      await fillCard(page.user, payingCard);
      setOnline(false);
      onTestFinished(() => setOnline(true));
      await page.user.click(payNow());
      await vi.advanceTimersByTimeAsync(3_000);
      await screen.findByText(/You are offline\. Nothing was charged\./);
      if (!isPaid) await page.user.click(screen.getByRole("button", { name: "Cancel" }));
      setOnline(true);
      if (isPaid) await expectBought(page);
      else await screen.findByRole("button", { name: "Proceed to Payment" });
      expect(page.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(isPaid ? 1 : 0);
      await expectLedger(isPaid ? 100 : 0, isPaid ? [bought] : []);
    },
  );
});
