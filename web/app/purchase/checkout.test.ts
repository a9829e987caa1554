import type { StripeElements } from "@stripe/stripe-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import {
  type Checkout,
  createCheckout,
  type NewCard,
  type Payment,
  PaymentEnded,
  PriceExpired,
} from "./checkout.ts";

const quote: Quote = {
  quoteId: "6f2c2f9e-5b7e-4f0a-9f4e-0c4f4b8a1d11",
  amount: 7.91,
  currency: "GBP",
  amountUsd: 10,
  credits: 100,
  expiresAt: "2026-11-21T12:00:00.000Z",
};

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const submit = vi.fn();
const confirmPayment = vi.fn();
/** Answers by path. A string is a refusal with that code. */
let answers: Record<string, unknown>;
let requests: string[];
/** Bodies of the requests for a payment. */
let bodies: Record<string, unknown>[];

const fetcher: typeof fetch = async (input, init) => {
  const path = String(input);
  requests.push(path);
  if (path === paymentRoutes.createPaymentIntent.path) bodies.push(JSON.parse(String(init?.body)));
  const answer = answers[path];
  if (answer === undefined) throw new TypeError("Failed to fetch");
  if (typeof answer !== "string") return Response.json(answer);
  return Response.json(
    { error: { code: answer, message: answer }, message: answer, msg: answer },
    { status: 409 },
  );
};

const newCheckout = () => createCheckout(createApi(createSession(noStore), fetcher), quote);

function pay({
  checkout = newCheckout(),
  billingName = "Ada Lovelace",
  billingEmail = "ada@example.org",
  isFromForm = true,
  isToBeSaved = false,
} = {}) {
  const elements = { submit } satisfies Pick<StripeElements, "submit">;
  const card = { elements, billingName, billingEmail, isFromForm, isToBeSaved };
  return { checkout, result: payWith(checkout, card as unknown as NewCard) };
}

function payWith(checkout: Checkout, card: Payment["card"]): Promise<number> {
  return checkout.pay({ stripe: { confirmPayment }, card, returnUrl: "https://x/dashboard" });
}

const savedCardId = "0d9c9a52-6b0e-4a2c-8a57-1d8f4c1b9a33";
const paymentsOpened = () =>
  requests.filter((path) => path === paymentRoutes.createPaymentIntent.path).length;

beforeEach(() => {
  requests = [];
  bodies = [];
  answers = {
    [paymentRoutes.createPaymentIntent.path]: { clientSecret: "pi_1_secret_2", credits: 100 },
    [paymentRoutes.addCredits.path]: { credits: 100, added: 100 },
  };
  submit.mockReset().mockResolvedValue({});
  confirmPayment.mockReset().mockResolvedValue({ paymentIntent: { status: "succeeded" } });
});

describe("paying", () => {
  it("checks the form, opens the payment, confirms it and has it credited", async () => {
    expect(await pay().result).toBe(100);
    expect(requests).toEqual([paymentRoutes.createPaymentIntent.path, paymentRoutes.addCredits.path]);
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: "pi_1_secret_2",
        redirect: "if_required",
        confirmParams: {
          return_url: "https://x/dashboard",
          payment_method_data: { billing_details: { name: "Ada Lovelace", email: "ada@example.org" } },
        },
      }),
    );
  });

  it("opens no payment for an incomplete form", async () => {
    submit.mockResolvedValue({
      error: { type: "validation_error", message: "Your card number is incomplete." },
    });
    await expect(pay().result).rejects.toThrow("Check your card details and try again. Nothing was charged.");
    expect(requests).toEqual([]);
  });

  it("continues the same payment after a decline", async () => {
    confirmPayment.mockResolvedValueOnce({ error: { message: "Your card was declined." } });
    const first = pay();
    await expect(first.result).rejects.toThrow("Your card was declined.");
    expect(await pay(first).result).toBe(100);
    expect(paymentsOpened()).toBe(1);
  });

  it("credits a payment whose earlier answer was lost", async () => {
    const lost = { message: "We are experiencing issues connecting." };
    const paidAlready = { message: "It has already succeeded.", payment_intent: { status: "succeeded" } };
    confirmPayment.mockResolvedValueOnce({ error: lost }).mockResolvedValueOnce({ error: paidAlready });
    const first = pay();
    await expect(first.result).rejects.toThrow(lost.message);
    expect(await pay(first).result).toBe(100);
  });

  it("starts another payment once the first one was ended", async () => {
    const ended = { message: "It has a status of canceled.", payment_intent: { status: "canceled" } };
    confirmPayment.mockResolvedValueOnce({ error: ended });
    const first = pay();
    await expect(first.result).rejects.toThrow(PaymentEnded);
    expect(await pay(first).result).toBe(100);
    expect(paymentsOpened()).toBe(2);
  });

  it.each([
    ["ada@почта.рф", undefined],
    ["ада@example.org", undefined],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ])("sends the address %s as Stripe takes it", async (billingEmail, email) => {
    await pay({ billingEmail }).result;
    const { payment_method_data } = confirmPayment.mock.calls[0]?.[0].confirmParams ?? {};
    expect(payment_method_data.billing_details.email).toBe(email);
  });

  it("leaves out an empty billing name and address", async () => {
    await pay({ billingName: "", billingEmail: "" }).result;
    expect(confirmPayment.mock.calls[0]?.[0].confirmParams).toEqual({ return_url: "https://x/dashboard" });
  });

  it("opens no payment for an expired quote and throws PriceExpired", async () => {
    answers[paymentRoutes.createPaymentIntent.path] = "quote_expired";
    await expect(pay().result).rejects.toThrow(PriceExpired);
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it("does not charge again when a payment is paid but not yet credited", async () => {
    delete answers[paymentRoutes.addCredits.path];
    const first = pay();
    await expect(first.result).rejects.toThrow(
      "Payment succeeded but credits were not updated. Please contact support.",
    );
    answers[paymentRoutes.addCredits.path] = { credits: 100, added: 100 };
    expect(await pay(first).result).toBe(100);
    expect(confirmPayment).toHaveBeenCalledTimes(1);
  });
});

/** The provider's answer to a declined card. */
const decline = {
  error: {
    type: "card_error",
    code: "card_declined",
    message: "Your card was declined.",
    payment_intent: { status: "requires_payment_method" },
  },
};
const lost = { error: { type: "api_connection_error", message: "We are experiencing issues connecting." } };

describe("saving the card that pays", () => {
  it("asks for it with the sentence that was read, and for nothing without a yes", async () => {
    await pay({ isToBeSaved: true }).result;
    expect(bodies.at(-1)).toMatchObject({ saveCard: { version: 1, language: "en" } });
    await pay().result;
    expect(bodies.at(-1)).not.toHaveProperty("saveCard");
  });

  it("tells the provider that this person allowed later charges, and nothing of it without a yes", async () => {
    const acceptance = { customer_acceptance: { type: "online", online: { infer_from_client: true } } };
    await pay({ isToBeSaved: true }).result;
    expect(confirmPayment.mock.lastCall?.[0].confirmParams).toMatchObject({ mandate_data: acceptance });
    await pay().result;
    expect(confirmPayment.mock.lastCall?.[0].confirmParams).not.toHaveProperty("mandate_data");
    await payWith(newCheckout(), { savedCardId }).catch(() => undefined);
    expect(confirmPayment.mock.lastCall?.[0].confirmParams).not.toHaveProperty("mandate_data");
  });

  it.each([
    [false, true],
    [true, false],
  ])(
    "opens another payment when the choice changes after a decline, from %s to %s",
    async (before, after) => {
      confirmPayment.mockResolvedValueOnce(decline);
      const { checkout, result } = pay({ isToBeSaved: before });
      await expect(result).rejects.toThrow("Try another card");
      expect(checkout.state).toBe("open");
      answers[paymentRoutes.createPaymentIntent.path] = { clientSecret: "pi_2_secret_2", credits: 100 };
      expect(await pay({ checkout, isToBeSaved: after }).result).toBe(100);
      expect(bodies.map(({ saveCard }) => saveCard !== undefined)).toEqual([before, after]);
      expect(confirmPayment.mock.lastCall?.[0].clientSecret).toBe("pi_2_secret_2");
    },
  );

  it.each([
    ["a lost answer", lost],
    ["an answer without an end", { paymentIntent: { status: "processing" } }],
  ])("keeps the payment and refuses another choice after %s, which may have paid", async (_, answer) => {
    confirmPayment.mockResolvedValueOnce(answer);
    const { checkout, result } = pay();
    await expect(result).rejects.toThrow();
    expect(checkout.state).toBe("undecided");
    await expect(pay({ checkout, isToBeSaved: true }).result).rejects.toThrow("We do not know yet");
    await expect(payWith(checkout, { savedCardId })).rejects.toThrow("We do not know yet");
    expect(confirmPayment).toHaveBeenCalledTimes(1);
    expect(paymentsOpened()).toBe(1);
    expect(await pay({ checkout }).result).toBe(100);
    expect(paymentsOpened()).toBe(1);
  });

  it("stays undecided when the next card is refused before the payment hears of it", async () => {
    const { error } = decline;
    confirmPayment
      .mockResolvedValueOnce(lost)
      .mockResolvedValueOnce({ error: { ...error, payment_intent: undefined } });
    const { checkout, result } = pay();
    await expect(result).rejects.toThrow();
    await expect(pay({ checkout }).result).rejects.toThrow("Try another card");
    expect(checkout.state).toBe("undecided");
  });

  it("allows another choice once a later try was declined", async () => {
    confirmPayment.mockResolvedValueOnce(lost).mockResolvedValueOnce(decline);
    const { checkout, result } = pay();
    await expect(result).rejects.toThrow();
    await expect(pay({ checkout }).result).rejects.toThrow("Try another card");
    expect(checkout.state).toBe("open");
  });

  it("only credits a payment that is paid, also when another card is chosen since", async () => {
    delete answers[paymentRoutes.addCredits.path];
    const { checkout, result } = pay();
    await expect(result).rejects.toThrow("credits were not updated");
    expect(checkout.state).toBe("paid");
    answers[paymentRoutes.addCredits.path] = { credits: 100, added: 100 };
    expect(await pay({ checkout, isToBeSaved: true }).result).toBe(100);
    expect(paymentsOpened()).toBe(1);
    expect(confirmPayment).toHaveBeenCalledTimes(1);
  });
});

describe("paying with a saved card", () => {
  beforeEach(() => {
    const intent = { clientSecret: "pi_1_secret_2", credits: 100, paymentMethod: "pm_1" };
    answers[paymentRoutes.createPaymentIntent.path] = intent;
  });

  it("confirms the payment without a form", async () => {
    expect(await payWith(newCheckout(), { savedCardId })).toBe(100);
    expect(bodies).toEqual([expect.objectContaining({ cardId: savedCardId })]);
    expect(submit).not.toHaveBeenCalled();
    expect(confirmPayment).toHaveBeenCalledWith({
      clientSecret: "pi_1_secret_2",
      confirmParams: { payment_method: "pm_1", return_url: "https://x/dashboard" },
      redirect: "if_required",
    });
  });

  it("says the provider's sentence with the next step after a decline, and goes on with another card", async () => {
    confirmPayment.mockResolvedValueOnce(decline);
    const checkout = newCheckout();
    const sentence = "Your card was declined. Try another card or ask your bank. Nothing was charged.";
    await expect(payWith(checkout, { savedCardId })).rejects.toThrow(sentence);
    expect(await pay({ checkout }).result).toBe(100);
    expect(bodies.map(({ cardId }) => cardId)).toEqual([savedCardId, undefined]);
  });

  it("names its own button once the price or the payment has ended", async () => {
    confirmPayment.mockResolvedValueOnce({ error: { payment_intent: { status: "canceled" } } });
    await expect(payWith(newCheckout(), { savedCardId })).rejects.toThrow("Press the button to start again.");
    answers[paymentRoutes.createPaymentIntent.path] = "quote_expired";
    await expect(payWith(newCheckout(), { savedCardId })).rejects.toThrow("The button shows the new one");
  });
});

describe("the sentence about a payment that failed", () => {
  it.each([
    ["is the server's after a refusal", "This price has expired.", "This price has expired."],
    ["is ours when the server is unreachable", undefined, "Failed to initialize payment"],
  ])("%s", async (_, answer, sentence) => {
    answers[paymentRoutes.createPaymentIntent.path] = answer;
    await expect(pay().result).rejects.toThrow(sentence);
  });

  it("is short for a cap, which the page explains in the buyer's currency", async () => {
    answers[paymentRoutes.createPaymentIntent.path] = "purchase_cap_reached";
    await expect(pay().result).rejects.toThrow("This is more than a new account may buy now.");
  });

  it("names every other status", async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { status: "processing" } });
    await expect(pay().result).rejects.toThrow("Payment status: processing Please try again.");
  });

  it.each([
    ["a failure without a message", { error: {} }, "Payment failed"],
    ["an exception", undefined, "An unexpected error occurred."],
  ])("covers %s", async (_, result, sentence) => {
    confirmPayment.mockResolvedValue(result);
    await expect(pay().result).rejects.toThrow(sentence);
  });
});
