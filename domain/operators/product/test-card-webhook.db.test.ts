import { beforeEach, expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { proofStore } from "#adapters/postgres/operators/proof-store.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { testCardWebhook } from "./test-card-webhook.ts";

const harness = paymentHarness();
const request: Request = { actor: { kind: "system", name: "ada" } };
/** Runs while the use-case waits. */
let meanwhile: () => Promise<unknown> = async () => undefined;
beforeEach(() => {
  meanwhile = async () => undefined;
});

const run = () => {
  const { clock, ids, provider } = harness.deps;
  const publish = () => {};
  return testCardWebhook(
    {
      clock,
      ids,
      provider,
      grantLimit_mc: 0,
      ...operatorAccess(harness.database, { cipher: testCipher, clock, publish }),
      cardWebhookSettings: "ours",
      pause: async () => void (await meanwhile()),
    },
    request,
  );
};
const notify = () => harness.notify("payment_intent.canceled", harness.stripe.only());
const proof = () => harness.database.withClient((client) => proofStore(client).find("card_webhook"));

test("a notification that comes back proves the way, and no card pays", async () => {
  meanwhile = notify;
  expect(await run()).toEqual(harness.deps.clock.now());
  expect(await proof()).toMatchObject({ provenAt: harness.deps.clock.now() });
  expect(harness.stripe.only()).toMatchObject({ status: "canceled", amount_received: 0 });
  expect(await harness.rows("payment")).toEqual([]);
  expect(await harness.rows("transfer")).toEqual([]);
});

test("none that comes proves nothing, nor does one with a wrong signature or of an earlier trial", async () => {
  expect(await run()).toBeNull();
  const earlier = harness.stripe.only();
  meanwhile = async () => {
    expect(await harness.notify("payment_intent.canceled", earlier)).toBe(200);
    const latest =
      harness.stripe.intents.find(({ id }) => id !== earlier.id) ?? expect.fail("no second intent");
    expect(await harness.notify("payment_intent.canceled", latest, "whsec_other")).toBe(400);
  };
  expect(await run()).toBeNull();
  expect(await proof()).toMatchObject({ provenAt: null });
});

test("a provider that refuses is said, and nothing is waited for", async () => {
  harness.stripe.traffic.fault = () => stripeError(401, { type: "invalid_request_error" });
  meanwhile = () => expect.fail("it waits");
  const refused = await run();
  expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.webhookTrialRefused);
  expect(await proof()).toMatchObject({ provenAt: null });
});
