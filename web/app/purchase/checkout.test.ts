import type { StripeElements } from "@stripe/stripe-js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { createCheckout, type Payment, PaymentEnded, PriceExpired } from "./checkout.ts";

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
let asked: string[];

const fetcher: typeof fetch = async (input) => {
  const path = String(input);
  asked.push(path);
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
} = {}) {
  const elements = { submit } satisfies Pick<StripeElements, "submit">;
  const payment = {
    stripe: { confirmPayment },
    elements,
    billingName,
    billingEmail,
    isFromForm,
    returnUrl: "https://x/dashboard",
  };
  return { checkout, result: checkout.pay(payment as unknown as Payment) };
}

beforeEach(() => {
  asked = [];
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
    expect(asked).toEqual([paymentRoutes.createPaymentIntent.path, paymentRoutes.addCredits.path]);
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
    expect(asked).toEqual([]);
  });

  it("continues the same payment after a decline", async () => {
    confirmPayment.mockResolvedValueOnce({ error: { message: "Your card was declined." } });
    const first = pay();
    await expect(first.result).rejects.toThrow("Your card was declined.");
    expect(await pay(first).result).toBe(100);
    expect(asked.filter((path) => path === paymentRoutes.createPaymentIntent.path)).toHaveLength(1);
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
    expect(asked.filter((path) => path === paymentRoutes.createPaymentIntent.path)).toHaveLength(2);
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
