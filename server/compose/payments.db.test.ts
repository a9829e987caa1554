import Fastify from "fastify";
import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { reportPayment } from "./payments.ts";

const harness = paymentHarness();
const { secretKey, webhookSecret } = sandboxAccounts.cards;

test("a payment that the provider refuses is logged with its id and the provider's code, and without a secret", async () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  const intent = await harness.startPayment();
  const { id } = await harness.onlyPayment();
  harness.stripe.traffic.fault = () =>
    stripeError(401, {
      type: "invalid_request_error",
      code: "api_key_expired",
      message: `Expired API Key provided: ${secretKey}, for ${intent.client_secret}`,
    });
  harness.pass(6_000);
  await sweepPayments({ ...harness.deps, report: reportPayment(log) });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      paymentId: id,
      msg: "a payment needs attention",
      err: { message: expect.stringContaining("api_key_expired") },
    },
  ]);
  for (const secret of [secretKey, intent.client_secret, webhookSecret]) {
    expect(lines.join()).not.toContain(secret);
  }
});
