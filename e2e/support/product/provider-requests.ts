import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import twilio from "twilio";
import { expect } from "vitest";
import { ecbRateSource } from "#adapters/exchange-rates/ecb-rate-source.ts";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";
import { signInAs } from "#sandbox/openid/testing/visitor.ts";
import { type FailingProviders, timeout_ms } from "./failing-providers.ts";

interface Given {
  token?: string;
  body?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

const { accountSid, authToken } = sandboxAccounts.voice;
export const london = "+442079460000";

export const newCallSid = () => `CA${randomUUID().replaceAll("-", "")}`;

/** Requests of users and providers to the product. */
export function requestsTo({ product, urlOf }: Pick<FailingProviders, "product" | "urlOf">) {
  let machines = 0;

  /** One request from a machine of its own, so that no limit of a network is reached. */
  async function ask(method: string, path: string, { token, body, form, headers }: Given = {}) {
    machines += 1;
    const reply = await fetch(product.url + path, {
      method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": `10.1.${machines >> 8}.${machines & 255}`,
        ...(token === undefined ? {} : { "x-auth-token": token }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? (form ? new URLSearchParams(form) : null) : JSON.stringify(body),
    });
    const [cookie = ""] = reply.headers.getSetCookie();
    return {
      status: reply.status,
      location: reply.headers.get("location"),
      cookie: cookie.split(";")[0] ?? "",
      text: await reply.text(),
    };
  }

  const cards = () =>
    new Stripe(sandboxAccounts.cards.secretKey, {
      host: "localhost",
      port: new URL(product.sandboxUrl).port,
      protocol: "http",
    });

  const buy = ({ token }: ReadyUser, options: { saveCard?: CardConsent } = {}) =>
    ask("POST", "/api/payments/create-payment-intent", { token, body: { amount: 10, ...options } });
  const claim = ({ token }: ReadyUser) =>
    ask("POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  const creditsOf = async ({ token }: ReadyUser): Promise<number> =>
    JSON.parse((await ask("GET", "/api/payments/credits", { token })).text).credits;

  /** A user who has begun to pay; returns the provider's id of the payment. */
  async function buyer(
    options: Parameters<typeof buy>[1] = {},
  ): Promise<{ user: ReadyUser; intent: string }> {
    const user = await readyUser(product.database);
    const started = await buy(user, options);
    expect(started.status).toBe(200);
    return { user, intent: String(JSON.parse(started.text).clientSecret).replace(/_secret_.*/, "") };
  }

  /** The customers that the card provider has. */
  const customers = async () => (await cards().customers.list()).data;

  /** The card pays at the provider itself, which then notifies the product. */
  const pay = (intent: string) =>
    cards().paymentIntents.confirm(intent, { payment_method: "pm_card_visa", return_url: product.url });

  /** The bank declines the card at the provider itself, which then notifies the product. */
  const decline = (intent: string) =>
    cards()
      .paymentIntents.confirm(intent, {
        payment_method: "pm_card_visa_chargeDeclined",
        return_url: product.url,
      })
      .catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      });

  function notify(intent: string) {
    const payload = JSON.stringify({ type: "charge.refunded", data: { object: { payment_intent: intent } } });
    const secret = sandboxAccounts.cards.webhookSecret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    return ask("POST", paymentWebhookPath, {
      body: JSON.parse(payload),
      headers: { "stripe-signature": signature },
    });
  }

  function postAsCarrier(path: string, fields: Record<string, string>) {
    const form = { AccountSid: accountSid, ...fields };
    const signature = twilio.getExpectedTwilioSignature(authToken, product.url + path, form);
    return ask("POST", path, { form, headers: { "x-twilio-signature": signature } });
  }

  function dial({ id: userId, sessionId }: ReadyUser, CallSid = newCallSid()) {
    const From = `client:${writeIdentity({ userId, sessionId })}`;
    return postAsCarrier(voicePaths.outgoing, { CallSid, From, To: london });
  }

  /** A person has chosen an account at the provider; returns how the browser comes back. */
  async function departure() {
    const left = await ask("GET", "/api/auth/google");
    const person = { email: `${randomUUID()}@example.org`, firstName: "Grace", lastName: "Hopper" };
    const answer = await signInAs(String(left.location), person);
    return () => ask("GET", answer.pathname + answer.search, { headers: { cookie: left.cookie } });
  }

  async function signIn(): Promise<URL> {
    const comeBack = await departure();
    return new URL(String((await comeBack()).location), product.url);
  }

  const contact = () =>
    ask("POST", "/api/contact", {
      body: {
        name: "Ada",
        email: `${randomUUID()}@example.org`,
        subject: "A question",
        message: "How are you?",
        recaptchaToken: "solved",
      },
    });

  const rates = () => ecbRateSource({ url: `${urlOf("rates")}/rates.xml`, timeout_ms }).latest();

  /** A call of a few seconds; returns the carrier's id of it. */
  async function talk(user: ReadyUser): Promise<string> {
    const CallSid = newCallSid();
    expect((await dial(user, CallSid)).text).toContain("<Dial");
    const ended = {
      CallSid: `${CallSid}child`,
      ParentCallSid: CallSid,
      SequenceNumber: "3",
      CallStatus: "completed",
      CallDuration: "5",
    };
    const path = `${voicePaths.status}?wallet=${user.walletId}`;
    expect((await postAsCarrier(path, ended)).status).toBe(204);
    return CallSid;
  }

  return {
    talk,
    ask,
    buy,
    claim,
    creditsOf,
    buyer,
    customers,
    pay,
    decline,
    notify,
    postAsCarrier,
    dial,
    departure,
    signIn,
    contact,
    rates,
  };
}
