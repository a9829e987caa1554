/** While the database is away, every part of the product says so, and works once the database is back. */
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import twilio from "twilio";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { refusals } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import { type BehindProxy, startBehindProxy } from "#e2e/support/product/behind-proxy.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { pathOf, requestTo, routesWithDatabase } from "#e2e/support/routes/all-routes.ts";
import type { Fault } from "#testing/database/faulty-proxy.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

let product: BehindProxy;

beforeAll(async () => {
  await buildPageIfNeeded();
  product = await startBehindProxy({ openDatabase: productDatabase });
});
afterAll(() => product?.stop());

interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
}

async function ask(path: string, init: RequestInit): Promise<Answer> {
  const reply = await fetch(product.url + path, { ...init, redirect: "manual" });
  return { status: reply.status, retryAfter: reply.headers.get("retry-after"), text: await reply.text() };
}

function unavailable(message: string) {
  return {
    status: 503,
    retryAfter: expect.stringMatching(/^[1-9]\d*$/),
    text: JSON.stringify({
      error: { code: "unavailable", message, key: message, values: {} },
      message,
      msg: message,
    }),
  };
}

const faults: [string, Fault][] = [
  ["refuses connections", "refuse"],
  ["resets connections", "reset"],
  ["recovers", { sqlState: "57P03" }],
  ["has too many connections", { sqlState: "53300" }],
];

/** Each route meets one fault, and each fault a quarter of the routes of every kind. */
const routesOf = (fault: Fault) =>
  routesWithDatabase.filter(
    (_, index) => index % faults.length === faults.findIndex(([, one]) => one === fault),
  );

describe.each(faults)("while the database %s", (_name, fault) => {
  beforeAll(async () => {
    await product.proxy.set("reset");
    await product.proxy.set(fault);
  });
  afterAll(async () => {
    await product.proxy.set("none");
    await vi.waitFor(async () => expect((await ask("/readyz", {})).status).toBe(200), { timeout: 100_000 });
  });

  test.each(routesOf(fault).map((route): [string, Route] => [`${route.method} ${route.path}`, route]))(
    "%s answers 503 with its own sentence",
    async (_route, route) => {
      const answer = await ask(pathOf(route), requestTo(route));
      expect(answer).toEqual(unavailable(route.failed ?? refusals.unavailable.message));
    },
  );

  test("a call is refused by TwiML that says why", async () => {
    const answer = await ask(voicePaths.outgoing, signedCall());
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<Response><Say>[^<]+<\/Say><Hangup\/><\/Response>$/);
    expect(answer.text).toContain(messages.call.unavailable);
  });

  test("the provider's notification is answered 503, so that it comes again", async () => {
    expect(await ask(paymentWebhookPath, signedNotification())).toEqual(
      unavailable(refusals.unavailable.message),
    );
  });

  test("a browser that opens a mailed link or Google sign-in is led to a page with a sentence", async () => {
    const opened = async (path: string) =>
      (await fetch(product.url + path, { redirect: "manual" })).headers.get("location");
    expect(await opened("/api/auth/verify-email/abc")).toBe("/login?error=server_error");
    expect(await opened("/api/auth/google")).toBe("/auth/google/callback?error=internal_error");
  });

  test("the process is healthy and not ready, and the page is served", async () => {
    expect(await ask("/healthz", {})).toMatchObject({ status: 200 });
    expect(await ask("/readyz", {})).toEqual(unavailable(refusals.unavailable.message));
    expect(await ask("/login", { headers: { accept: "text/html" } })).toMatchObject({ status: 200 });
  });
});

test("the log says what is away, without a stack for each request", async () => {
  expect(product.server.output()).toContain("request failed, because a service is away");
  expect(product.server.output()).not.toContain('"msg":"request failed"');
});

function signedCall(): RequestInit {
  const { accountSid: AccountSid, authToken } = sandboxAccounts.voice;
  const From = `client:${writeIdentity({ userId: randomUUID(), sessionId: randomUUID() })}`;
  const fields = { AccountSid, CallSid: `CA${"0".repeat(32)}`, From, To: "+442079460000" };
  const signature = twilio.getExpectedTwilioSignature(authToken, product.url + voicePaths.outgoing, fields);
  return {
    method: "POST",
    headers: { "x-twilio-signature": signature },
    body: new URLSearchParams(fields),
  };
}

function signedNotification(): RequestInit {
  const metadata = { wallet_id: randomUUID(), payment_id: randomUUID() };
  const event = { type: "payment_intent.succeeded", data: { object: { id: "pi_1", metadata } } };
  const payload = JSON.stringify(event);
  const secret = sandboxAccounts.cards.webhookSecret;
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
  };
}
