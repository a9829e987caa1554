import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { call, type Reply } from "./support/call.ts";
import { solvedCaptcha } from "./support/captcha.ts";
import { logIn, refusal, verifiedPerson } from "./support/people.ts";
import { target } from "./support/target.ts";

const start = (token: string, body: object = {}) =>
  call("POST", "/api/payments/create-payment-intent", { token, body: { amount: 10, ...body } });

/** The card provider's state of a started payment, as a browser may read it. */
async function statusOf(started: Reply): Promise<unknown> {
  const client_secret = String(started.body.clientSecret);
  const id = client_secret.replace(/_secret_.*/, "");
  const query = new URLSearchParams({ key: sandboxAccounts.cards.publishableKey, client_secret });
  const reply = await fetch(`${target.sandboxUrl}/v1/payment_intents/${id}?${query}`);
  return ((await reply.json()) as { status?: unknown }).status;
}

describe.skipIf(!target.sandboxUrl)("a new account", () => {
  test("is told how much it may buy, and refused more with a sentence", async () => {
    const token = await logIn(await verifiedPerson());
    const { body } = await call("GET", "/api/payments/allowance", { token });
    expect(body.allowance).toMatchObject({ leftUsd: expect.any(Number), moreAt: null, endsAt: null });
    const sentence = /^This is more than a new account may buy now\. .+ up to \$[\d,.]+ now\./;
    const refused = await start(token, { amount: 1_000 });
    expect(refused).toMatchObject({
      status: 429,
      body: refusal("purchase_cap_reached", expect.stringMatching(sentence)),
    });
  });

  test("has one payment that can be paid, and none after its deletion", async () => {
    const person = await verifiedPerson();
    const token = await logIn(person);
    const [first, second] = [await start(token), await start(token, { amount: 20 })];
    expect([await statusOf(first), await statusOf(second)]).toEqual(["canceled", "requires_payment_method"]);
    const { password } = person;
    const deleted = await call("DELETE", "/api/account", {
      token,
      body: { password },
    });
    expect(deleted.status).toBe(200);
    expect(await statusOf(second)).toBe("canceled");
  });

  test.skipIf(!target.altcha)(
    "that starts payment after payment has to solve a CAPTCHA for each",
    async () => {
      const token = await logIn(await verifiedPerson());
      let reply = await start(token);
      expect(reply.status).toBe(200);
      for (let count = 1; count < 30 && reply.status === 200; count += 1) reply = await start(token);
      expect(reply).toMatchObject({ status: 403, body: refusal("captcha_required") });
      const captchaToken = await solvedCaptcha();
      expect((await start(token, { captchaToken })).status).toBe(200);
      expect(await start(token, { captchaToken })).toMatchObject({
        status: 400,
        body: refusal("captcha_failed"),
      });
    },
  );
});
