import Stripe from "stripe";
import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();
const { open } = tests;

const authorization = `Bearer ${sandboxAccounts.cards.secretKey}`;

/** A raw request, for what the `stripe` package would never send. */
async function raw(path: string, init: RequestInit = {}): Promise<{ status: number; error: unknown }> {
  const reply = await fetch(`${tests.cards.url}${path}`, {
    ...init,
    headers: { authorization, ...init.headers },
  });
  const body = (await reply.json()) as { error?: unknown };
  return { status: reply.status, error: body.error };
}

const form = (encoded: string): RequestInit => ({
  method: "POST",
  body: encoded,
  headers: { "content-type": "application/x-www-form-urlencoded" },
});

const params = { amount: 1_000, currency: "usd" };

test("the same key and parameters return the same payment, marked as a replay", async () => {
  const first = await tests.stripe.paymentIntents.create(params, { idempotencyKey: "same" });
  const second = await tests.stripe.paymentIntents.create(params, { idempotencyKey: "same" });
  expect(second).toEqual(first);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test.each([
  ["a cursor of another account", "starting_after=pi_1", 404, "No such"],
  ["a page too long", "limit=101", 400, "between 1 and 100"],
  ["a filter that does not exist", "status=succeeded", 400, "unknown parameter"],
  ["a time that is no number", "created[gte]=yesterday", 400, "Invalid integer"],
])("a list with %s is an error", async (_name, query, status, message) => {
  const { error, ...reply } = await raw(`/v1/payment_intents?${query}`);
  expect(reply.status).toBe(status);
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
});

test("a list goes on after a cursor that its filter leaves out", async () => {
  const { id, created } = await open();
  const { data } = await tests.stripe.paymentIntents.list({
    starting_after: id,
    created: { gte: created + 60 },
  });
  expect(data).toEqual([]);
});

test("the same key with other parameters or another address is an error", async () => {
  await tests.stripe.paymentIntents.create(params, { idempotencyKey: "once" });
  await expect(
    tests.stripe.paymentIntents.create({ ...params, amount: 2_000 }, { idempotencyKey: "once" }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  await expect(
    tests.stripe.refunds.create({ payment_intent: "pi_1" }, { idempotencyKey: "once" }),
  ).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    message: expect.stringContaining("same endpoint"),
  });
});

test("a refused parameter leaves the key usable, a decline uses it up", async () => {
  const options = { idempotencyKey: "mended" };
  await expect(tests.stripe.paymentIntents.create({ ...params, amount: 1 }, options)).rejects.toMatchObject({
    code: "amount_too_small",
  });
  await expect(tests.stripe.paymentIntents.create(params, options)).resolves.toMatchObject({ amount: 1_000 });

  const intent = await open();
  const pay = () =>
    tests.stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: "pm_card_chargeDeclined", return_url: "http://localhost:3000/" },
      { idempotencyKey: "declined" },
    );
  const [first, second] = [await pay().catch((error) => error), await pay().catch((error) => error)];
  expect(first).toMatchObject({ type: "StripeCardError", decline_code: "generic_decline" });
  expect(second.charge).toBe(first.charge);
  expect(await tests.chargesOf(intent)).toHaveLength(1);
});

test.each([
  ["an unknown parameter", "amount=1000&currency=usd&colour=red", "parameter_unknown", "colour"],
  [
    "an unknown part",
    "amount=1000&currency=usd&payment_method_options[colour]=red",
    "parameter_unknown",
    "payment_method_options[colour]",
  ],
  ["a missing one", "currency=usd", "parameter_missing", "amount"],
  ["a decimal amount", "amount=10.5&currency=usd", "parameter_invalid_integer", "amount"],
  ["half a yen", "amount=500.5&currency=jpy", "parameter_invalid_integer", "amount"],
  ["an empty text", "amount=1000&currency=", "parameter_invalid_empty", "currency"],
  ["less than Stripe charges", "amount=49&currency=usd", "amount_too_small", "amount"],
  ["more than Stripe charges", "amount=100000000&currency=usd", "amount_too_large", "amount"],
])("%s is refused", async (_name, encoded, code, param) => {
  const reply = await raw("/v1/payment_intents", form(encoded));
  expect(reply).toMatchObject({ status: 400, error: { type: "invalid_request_error", code, param } });
});

test.each([
  ["a suffix without a letter", "statement_descriptor_suffix", "2026-11", "one letter"],
  ["a suffix with an asterisk", "statement_descriptor_suffix", "CALLS*5", "may not contain"],
  ["a suffix with a quote", "statement_descriptor_suffix", 'CALLS "5"', "may not contain"],
  ["a suffix that is not Latin", "statement_descriptor_suffix", "ЗВОНКИ", "Latin"],
  ["a long suffix", "statement_descriptor_suffix", "CALLS ALL OVER THE WORLD", "at most 22"],
  ["a receipt to no address", "receipt_email", "ada", "Invalid email address: ada"],
  ["a key with brackets", "metadata[a[b]]", "1", "Invalid parameter name"],
  ["a long note", "metadata[note]", "x".repeat(501), "up to 500 characters"],
  ["a long key", `metadata[${"k".repeat(41)}]`, "1", "up to 40 characters"],
])("%s is refused", async (_name, param, value, message) => {
  const encoded = new URLSearchParams({ amount: "1000", currency: "usd", [param]: value }).toString();
  const reply = await raw("/v1/payment_intents", form(encoded));
  expect(reply).toMatchObject({ status: 400, error: { message: expect.stringContaining(message) } });
});

test("a statement shows the account's prefix and the payment's suffix, cut at 22 characters", async () => {
  const pay = async (more: object) => {
    const [charge] = await tests.chargesOf(await tests.paid("pm_card_visa", more));
    return charge?.calculated_statement_descriptor;
  };
  expect(await pay({})).toBe("SANDBOX");
  expect(await pay({ statement_descriptor_suffix: "Calls" })).toBe("SANDBOX* CALLS");
  expect(await pay({ statement_descriptor_suffix: "Calls to the world" })).toBe("SANDBOX* CALLS TO THE ");
});

test("an error names the object that does not exist", async () => {
  await expect(tests.stripe.paymentIntents.retrieve("pi_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "intent",
    message: "No such payment_intent: 'pi_none'",
  });
  await expect(tests.stripe.setupIntents.create({})).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining("Unrecognized request URL (POST: /v1/setup_intents)"),
  });
});

test("a missing, unknown or publishable key is refused where a secret key is needed", async () => {
  expect(await raw("/v1/balance", { headers: { authorization: "" } })).toMatchObject({ status: 401 });
  const stranger = new Stripe("sk_test_someone_else", {
    host: "127.0.0.1",
    port: new URL(tests.cards.url).port,
    protocol: "http",
  });
  await expect(stranger.balance.retrieve()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    message: expect.stringMatching(/^Invalid API Key provided: sk_test_\*+else$/),
  });
  const browser = await tests.cards.fromBrowser("POST", "/v1/payment_intents", {
    amount: "1000",
    currency: "usd",
  });
  expect(browser).toMatchObject({ status: 401, body: { error: { code: "secret_key_required" } } });
});

test("a server cannot send card numbers", async () => {
  const card = { number: "4242424242424242", exp_month: 12, exp_year: 2040, cvc: "123" };
  const { id } = await open();
  const confirmed = tests.stripe.rawRequest("POST", `/v1/payment_intents/${id}/confirm`, {
    payment_method_data: { type: "card", card },
    return_url: "http://localhost/",
  });
  await expect(confirmed).rejects.toMatchObject({ statusCode: 402 });
});

test("a payment that allows redirects needs a return_url", async () => {
  const intent = await open();
  await expect(
    tests.stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }),
  ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining("return_url") });
});

const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
const version = (name: string): RequestInit => ({ headers: { "stripe-version": name } });
const special = "__proto__[amount]=1&constructor=2&amount=1000&currency=usd";

test.each([
  ["JSON", json, 400, "content type"],
  ["a text that also has parts", form("amount=1&amount[a]=2"), 400, "two shapes"],
  ["brackets without sense", form("a[[b=1&]c=2"), 400, "Invalid parameter name"],
  ["deep nesting", form(`a${"[b]".repeat(50)}=1`), 400, "nested too deeply"],
  ["too many parameters", form("a[]=1&".repeat(2_000)), 400, "Too many parameters"],
  ["a huge body", form(`description=${"x".repeat(300_000)}`), 413, "too large"],
  ["names of every object", form(special), 400, "unknown parameters: __proto__, constructor"],
  ["a strange version", { headers: { "stripe-version": "latest" } }, 400, "API version: latest"],
  ["a version that was never released", version("2026-10-29.endive"), 400, "API version: 2026-10-29.endive"],
  ["an older version", version("2024-06-20"), 400, "API version: 2024-06-20"],
])("hostile input is refused and harms nothing: %s", async (_name, init, status, message) => {
  const reply = await raw("/v1/payment_intents", init);
  expect(reply).toMatchObject({
    status,
    error: { type: "invalid_request_error", message: expect.stringContaining(message) },
  });
  expect((await tests.stripe.balance.retrieve()).object).toBe("balance");
});

test("a browser on the app's page may call the API", async () => {
  const preflight = await fetch(`${tests.cards.url}/v1/payment_intents/pi_1`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:3000", "access-control-request-method": "GET" },
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
});
