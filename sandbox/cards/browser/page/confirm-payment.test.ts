import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";
import { type ConfirmOptions, confirmPayment } from "./confirm-payment.ts";
import { Elements } from "./elements.ts";

const tests = cardsForTests();
const { publishableKey } = sandboxAccounts.cards;

const confirm = (options: ConfirmOptions) =>
  confirmPayment(tests.cards.url, publishableKey, { redirect: "if_required", ...options });

async function openPayment(customer: string) {
  const { id, client_secret } = await tests.open({ customer });
  return { id, clientSecret: client_secret ?? "" };
}

const params = { return_url: "http://localhost:3000/dashboard" };

test("a saved card pays its customer's payment without a form, and no other's", async () => {
  const [saved, other] = [await tests.savedCard(), await tests.savedCard()];
  const { id, clientSecret } = await openPayment(saved.customer);
  const foreign = await confirm({ clientSecret, confirmParams: { ...params, payment_method: other.card } });
  expect(foreign.error).toMatchObject({ type: "invalid_request_error", param: "payment_method" });
  const paid = await confirm({ clientSecret, confirmParams: { ...params, payment_method: saved.card } });
  expect(paid.paymentIntent).toMatchObject({ id, status: "succeeded" });
});

test("a card that declines says so", async () => {
  const customer = (await tests.stripe.customers.create()).id;
  const { id: payment_method } = await tests.stripe.paymentMethods.attach("pm_card_chargeCustomerFail", {
    customer,
  });
  const { clientSecret } = await openPayment(customer);
  const { error } = await confirm({ clientSecret, confirmParams: { ...params, payment_method } });
  expect(error).toMatchObject({ type: "card_error", decline_code: "generic_decline" });
});

test("the page can have a saved card set up, with the person's acceptance", async () => {
  const customer = (await tests.stripe.customers.create()).id;
  const card = (await tests.stripe.paymentMethods.attach("pm_card_visa", { customer })).id;
  const { id, clientSecret } = await openPayment(customer);
  const mandate_data = { customer_acceptance: { type: "online", online: { infer_from_client: true } } };
  await confirm({
    clientSecret,
    confirmParams: { ...params, payment_method: card, setup_future_usage: "off_session", mandate_data },
  });
  const intent = await tests.stripe.paymentIntents.retrieve(id, {
    expand: ["latest_charge.payment_method_details.card.mandate"],
  });
  expect(intent).toMatchObject({
    setup_future_usage: "off_session",
    latest_charge: {
      payment_method_details: { card: { mandate: { payment_method: card, status: "active" } } },
    },
  });
});

const clientSecret = "pi_1_secret_1";
const form = () =>
  new Elements("http://sandbox", publishableKey, { mode: "payment", amount: 100, currency: "usd" });
const misuses: [string, () => ConfirmOptions, string][] = [
  ["neither a form nor a card", () => ({ clientSecret, confirmParams: params }), "or a `payment_method`"],
  [
    "a form and a saved card",
    () => ({ clientSecret, elements: form(), confirmParams: { ...params, payment_method: "pm_1" } }),
    "without `elements`",
  ],
  [
    "billing details for a saved card",
    () => ({
      clientSecret,
      confirmParams: {
        ...params,
        payment_method: "pm_1",
        payment_method_data: { billing_details: { name: "Ada" } },
      },
    }),
    "without `elements` and `payment_method_data`",
  ],
  [
    "another future usage",
    () => ({
      clientSecret,
      confirmParams: { ...params, payment_method: "pm_1", setup_future_usage: "ever" },
    }),
    "as off_session only",
  ],
  [
    "another acceptance",
    () => ({ clientSecret, confirmParams: { ...params, payment_method: "pm_1", mandate_data: {} } }),
    "`infer_from_client`",
  ],
  [
    "a redirect after each payment",
    () => ({ clientSecret, redirect: "always", confirmParams: { ...params, payment_method: "pm_1" } }),
    "`if_required`",
  ],
  ["no client secret", () => ({ confirmParams: { ...params, payment_method: "pm_1" } }), "clientSecret"],
];
test.each(misuses)("%s is the page's fault", async (_name, options, sentence) => {
  await expect(confirm(options())).rejects.toThrow(sentence);
});
