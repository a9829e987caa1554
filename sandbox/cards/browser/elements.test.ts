import { expect, test } from "vitest";
import { Elements } from "./elements.ts";

const options = { mode: "payment", amount: 1_000, currency: "usd" };
const elements = (more: object = {}) => new Elements("http://sandbox", "pk_test_x", { ...options, ...more });

test("a form for a payment that is not open yet may name the ways to pay", () => {
  expect(() => elements({ allowedPaymentMethodTypes: ["card"] })).not.toThrow();
});

test.each(["paymentMethodTypes", "payment_method_types"])(
  "%s, which Stripe.js no longer takes, is the page's fault at creation and at an update",
  (name) => {
    const removed = { [name]: ["card"] };
    expect(() => elements(removed)).toThrow("no longer supported");
    expect(() => elements().update(removed)).toThrow("no longer supported");
  },
);
