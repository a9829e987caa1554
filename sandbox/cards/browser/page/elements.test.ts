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

test("a form may say what its card is saved for, also later", () => {
  const group = elements({ setupFutureUsage: "off_session" });
  expect(() => group.update({ setupFutureUsage: null })).not.toThrow();
  expect(() => elements({ setupFutureUsage: "always" })).toThrow("as off_session only");
});

test.each([
  ["payment", { wallets: { applePay: "never", googlePay: "never", link: "never" } }],
  ["payment", { terms: { card: "never" }, business: { name: "Ring & Söhne" } }],
  ["expressCheckout", { paymentMethods: { applePay: "auto", googlePay: "always", klarna: "never" } }],
])("the %s element takes the options that Stripe.js has", (type, creation) => {
  expect(elements().create(type, creation)).toBeDefined();
});

test.each([
  ["payment", { wallets: { applePay: "always" } }, "applePay should be one of auto, never"],
  ["payment", { wallets: { apple_pay: "never" } }, "apple_pay should be"],
  [
    "payment",
    { terms: { card: "hidden" } },
    "terms.card should be one of the following strings: auto, always",
  ],
  ["payment", { business: { name: 1 } }, "business.name should be a string"],
  ["expressCheckout", { paymentMethods: { googlePay: true } }, "googlePay should be one of auto, always"],
])("the %s element refuses %j as the page's fault", (type, creation, sentence) => {
  expect(() => elements().create(type, creation)).toThrow(sentence);
});

test("wallets' buttons are submitted in their confirm event alone", async () => {
  const wallets = elements().create("expressCheckout");
  await expect(wallets.submit()).rejects.toThrow("belongs into its confirm event");
});

test("one group has at most one express checkout element", () => {
  const group = elements();
  group.create("expressCheckout");
  expect(() => group.create("expressCheckout")).toThrow("Can only create one Element");
  expect(group.getElement({ __elementType: "expressCheckout" })).not.toBeNull();
});

test("nothing is submitted or confirmed before an element is on the page", async () => {
  const group = elements();
  group.create("expressCheckout");
  await expect(group.submit()).rejects.toThrow("should have a mounted Payment Element or Express");
  expect(() => group.expectSubmitted("stripe.confirmPayment")).toThrow("elements.submit() must be called");
});
