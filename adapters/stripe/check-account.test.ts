import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsSandbox } from "#sandbox/cards/cards-sandbox.ts";
import { servedTwin } from "#sandbox/testing/served-twin.ts";
import type { Fault } from "#sandbox/testing/traffic.ts";
import { type StripeCheckOptions, stripeCheck } from "./check-account.ts";
import { handledEvents } from "./event.ts";

const { cards } = sandboxAccounts;
const publicUrl = "https://farline.example";
const webhookUrl = `${publicUrl}/api/payments/webhook`;

const twin = servedTwin((app) =>
  cardsSandbox(app, { publicUrl, sandboxUrl: "http://localhost:3100", smtpPort: 0 }),
);

async function check(changes: Partial<StripeCheckOptions> = {}) {
  const findings = await stripeCheck({ ...cards, publicUrl, apiUrl: twin.apiUrl, ...changes }).check();
  for (const secret of [cards.secretKey, cards.webhookSecret, changes.secretKey ?? cards.secretKey]) {
    expect(JSON.stringify(findings)).not.toContain(secret);
  }
  return findings;
}

async function wrongs(changes: Partial<StripeCheckOptions> = {}): Promise<string[]> {
  return (await check(changes)).filter(({ right }) => !right).map(({ sentence }) => sentence);
}

/** Other fields of the first item of a list. */
const firstWith = (fields: object): Fault => ({
  changed: (list) => ({ ...Object(list), data: [{ ...Object(list).data[0], ...fields }] }),
});

test("the sandbox's own account is right in every respect", async () => {
  expect(await check()).toEqual([
    { right: true, sentence: "Stripe accepts STRIPE_SECRET_KEY, in test mode." },
    { right: true, sentence: "The Stripe account can take payments." },
    { right: true, sentence: "Stripe accepts STRIPE_PUBLISHABLE_KEY, of the same mode." },
    {
      right: true,
      sentence: `The webhook endpoint ${webhookUrl} is enabled and has every event and the version that are needed.`,
    },
  ]);
});

test.each([
  [{ secretKey: "sk_test_of_another_account" }, /^Stripe refuses STRIPE_SECRET_KEY/],
  [{ publishableKey: "pk_test_of_another_account" }, /^Stripe refuses STRIPE_PUBLISHABLE_KEY/],
  [{ publishableKey: "pk_live_1" }, /are of different modes: set both live or both test keys/],
  [
    { publishableKey: cards.secretKey },
    /^STRIPE_PUBLISHABLE_KEY can read the account, so it is a secret key/,
  ],
  [
    { publicUrl: "https://other.example" },
    /^No webhook endpoint .* https:\/\/other\.example\/api\/payments\/webhook: .* refund\.failed/,
  ],
])("%j is told in one sentence", async (changes, sentence) => {
  expect(await wrongs(changes)).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [{ status: "disabled" }, /is disabled: enable it/],
  [
    { enabled_events: ["charge.refunded"] },
    /lacks the events payment_intent\.succeeded, .*refund\.failed.*: add them/,
  ],
  [{ enabled_events: handledEvents.slice(1) }, /lacks the events payment_intent\.succeeded: add them/],
  [{ api_version: "2020-08-27" }, /has the API version 2020-08-27, and this program speaks/],
  [{ api_version: null }, /has the API version of the account/],
])("a webhook endpoint with %j is told in one sentence", async (fields, sentence) => {
  twin.traffic.failAt("/v1/webhook_endpoints", firstWith(fields));
  expect(await wrongs()).toEqual([expect.stringMatching(sentence)]);
});

test("the handled events suffice, and another endpoint does no harm", async () => {
  twin.traffic.failAt("/v1/webhook_endpoints", {
    changed: (list) => {
      const [ours] = Object(list).data;
      const other = { ...ours, url: "https://other.example", status: "disabled" };
      return { ...Object(list), data: [other, { ...ours, enabled_events: handledEvents }] };
    },
  });
  expect(await wrongs()).toEqual([]);
});

test("an account that may not charge is wrong in live mode only", async () => {
  const disabled = { charges_enabled: false, requirements: { disabled_reason: "requirements.past_due" } };
  twin.traffic.failAt("/v1/account", { changed: (body) => ({ ...Object(body), ...disabled }) });
  expect(await check()).toContainEqual({
    right: true,
    sentence: "The Stripe account is not activated, which only live payments need.",
  });
  twin.traffic.failAt("/v1/account", { status: 200, body: { object: "account", ...disabled } });
  expect(await wrongs({ secretKey: "sk_live_1", publishableKey: "pk_live_1" })).toEqual([
    expect.stringMatching(/^The Stripe account cannot take payments \(requirements\.past_due\)/),
  ]);
});

test("a restricted key without the permission is told", async () => {
  const error = { type: "invalid_request_error", message: "The provided key does not have the permissions" };
  twin.traffic.failAt("/v1/webhook_endpoints", { status: 403, body: { error } });
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is a restricted key that may not read the webhook endpoints/),
  ]);
});

test("a dead, a silent and a failing provider are each one sentence", async () => {
  expect(await wrongs({ apiUrl: "http://127.0.0.1:9" })).toEqual([
    expect.stringMatching(/^Stripe gave no answer about the account \(ECONNREFUSED\)/),
  ]);
  twin.traffic.failAt("/v1/account", { status: 500, body: { error: { type: "api_error" } } });
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^Stripe answered 500 .* when asked about the account/),
  ]);
  twin.traffic.failAt("/v1/account", "silent");
  expect(await wrongs({ timeout_ms: 100 })).toEqual([
    expect.stringMatching(/^Stripe gave no answer about the account/),
  ]);
});

const wallets = ["apple_pay", "google_pay"] as const;

test("with wallets the domain must be registered, and without them it is not asked about", async () => {
  expect(await check({ wallets })).toContainEqual({
    right: true,
    sentence: "The domain farline.example is registered for apple_pay, google_pay.",
  });
  twin.traffic.failAt("/v1/payment_method_domains", { changed: (list) => ({ ...Object(list), data: [] }) });
  expect(await wrongs()).toEqual([]);
  expect(await wrongs({ wallets })).toEqual([
    expect.stringMatching(
      /^The domain farline\.example is not registered for STRIPE_WALLETS: add it at https/,
    ),
  ]);
});

test.each([
  [{ enabled: false }, /registered and not enabled: enable it/],
  [{ apple_pay: { status: "inactive" } }, /but apple_pay is not active there: see the reason/],
])("a domain with %j is told in one sentence", async (fields, sentence) => {
  twin.traffic.failAt("/v1/payment_method_domains", firstWith(fields));
  expect(await wrongs({ wallets })).toEqual([expect.stringMatching(sentence)]);
});

test("a wallet that is not offered may be inactive", async () => {
  twin.traffic.failAt("/v1/payment_method_domains", firstWith({ apple_pay: { status: "inactive" } }));
  expect(await wrongs({ wallets: ["google_pay"] })).toEqual([]);
});

test("a key that may not read the domains is told", async () => {
  const error = { type: "invalid_request_error", message: "The provided key does not have the permissions" };
  twin.traffic.failAt("/v1/payment_method_domains", { status: 403, body: { error } });
  expect(await wrongs({ wallets })).toEqual([
    expect.stringMatching(/restricted key that may not read the payment method domains/),
  ]);
});
