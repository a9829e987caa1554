import { describe, expect, test } from "vitest";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { endRule } from "./end-rule.ts";
import { lookAtRule, sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const day_ms = 24 * 60 * 60_000;

describe("a declined card", () => {
  const insufficient = "4000000000009995";

  test("without money is tried again after a day, three times in all, and then the rule ends", async () => {
    await rule.on();
    rule.become(insufficient);
    await rule.need(1);
    expect((await rule.state()).pause).toEqual({
      because: "declined",
      decline: "insufficient_funds",
      until: new Date(harness.now.getTime() + day_ms).toISOString(),
      paymentId: null,
    });
    expect(rule.published()).toContainEqual({
      type: "recharge_failed",
      because: "declined",
      decline: "insufficient_funds",
      paymentId: null,
    });
    expect(rule.newest().status, "nothing can pay it later").toBe("canceled");
    for (const tries of [1, 2, 3]) {
      expect(await rule.paymentsOfRule()).toHaveLength(tries);
      harness.pass(day_ms - 1);
      await rule.look();
      await lookAtRule(harness.deps, harness.walletId);
      expect(await rule.paymentsOfRule()).toHaveLength(tries);
      harness.pass(1);
      await sweepRecharges(harness.deps);
    }
    expect(await rule.paymentsOfRule()).toHaveLength(3);
    expect(await rule.rows("recharge_rule")).toEqual([]);
    expect(await rule.mails("Automatic recharge is off")).toHaveLength(1);
    expect(await rule.mails("paused"), "the last failure has the mail of the end alone").toHaveLength(2);
    expect(await harness.balance_mc()).toBe(10_000);
  });

  test("that was stolen is never charged by a rule again, also when it is saved once more", async () => {
    await rule.on({}, "the stolen one");
    rule.become("4000000000009979");
    await rule.need(1);
    expect((await rule.state()).pause).toMatchObject({
      because: "card_refused",
      decline: "blocked",
      until: null,
    });
    harness.pass(30 * day_ms);
    await rule.look();
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect((await rule.turnOn()).body.error.code).toBe("recharge_card_refused");
    harness.pass(1_000);
    await rule.saveCard("the stolen one");
    expect((await rule.turnOn()).body.error.code).toBe("recharge_card_refused");
    harness.pass(1_000);
    await rule.saveCard("another");
    expect(await rule.turnOn()).toMatchObject({ status: 200, body: { rule: { pause: null } } });
  });

  test("of another card than the rule's own counts for that card alone, and the rule buys with its own", async () => {
    await rule.on();
    const first = rule.newest();
    harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
    harness.stripe.become(String(first.payment_method), "4000000000009979");
    await rule.need(1);
    harness.stripe.traffic.reset();
    const { id: cardId } = await rule.saveCard();
    await rule.spend(90);
    await rule.turnOn({ cardId });
    harness.pass(61_000);
    await sweepPayments(harness.deps);
    expect(await rule.state()).toMatchObject({ pause: null, cardId });
    expect((await rule.rows("saved_card")).filter((card) => card.refused_at !== null)).toHaveLength(1);
    await sweepRecharges(harness.deps);
    expect(rule.newest()).toMatchObject({ status: "succeeded", metadata: { initiator: "rule" } });
  });

  test("whose bank had forbidden it is charged again once the network has given it another number", async () => {
    await rule.on();
    const ref = String(rule.newest().payment_method);
    rule.become("4000000000009979");
    await rule.need(1);
    await rule.look();
    expect((await rule.state()).pause?.because).toBe("card_refused");
    harness.stripe.become(ref, "4242424242424242");
    await rule.renew(ref);
    await sweepRecharges(harness.deps);
    expect((await rule.state()).pause).toBeNull();
    expect(await harness.balance_mc()).toBe(110_000);
  });

  test("that pays again ends the count of failures", async () => {
    await rule.on();
    for (const number of [insufficient, insufficient, "4242424242424242", insufficient, insufficient]) {
      rule.become(number);
      await rule.need(1);
      harness.pass(day_ms);
    }
    expect(await rule.rows("recharge_rule")).toHaveLength(1);
  });

  test.each([
    ["that declines", insufficient, 1, 10_000],
    ["that pays", "4242424242424242", 0, 110_000],
  ])(
    "%s, of a purchase that was under way, leaves an operator's pause as it is",
    async (_name, number, failures, balance_mc) => {
      await rule.on();
      rule.become(number);
      harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
      await rule.need(1);
      harness.stripe.traffic.reset();
      await rule.holdByOperator();
      harness.pass(61_000);
      await sweepPayments(harness.deps);
      expect((await rule.state()).pause).toMatchObject({ because: "operator", until: null });
      expect(await rule.rows("recharge_rule")).toMatchObject([{ failures }]);
      expect(await harness.balance_mc()).toBe(balance_mc);
    },
  );

  test("counts for the limits against card testing, which then let the rule wait", async () => {
    const declines = {
      ...harness.deps.cardLimits.declines.user,
      attempts: 0,
      window_s: 90_000,
      firstWait_s: 90_000,
    };
    await rule.on();
    await harness.limit({ declines: { user: declines, network: declines } });
    rule.become(insufficient);
    await rule.need(1);
    harness.pass(day_ms);
    await sweepRecharges(harness.deps);
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect((await rule.state()).pause?.because).toBe("unavailable");
  });
});

describe("a bank that asks for the holder", () => {
  const asksAlways = "4000002760003184";

  test("pauses the rule, and the payment that its user confirms ends the pause and is credited once", async () => {
    await rule.on();
    rule.become(asksAlways);
    await rule.need(1);
    const waiting = rule.newest();
    const { pause } = await rule.state();
    expect(pause).toMatchObject({
      because: "authentication",
      until: null,
      paymentId: waiting.metadata.payment_id,
    });
    const [mail = ""] = await rule.mails("confirm");
    expect(mail).toContain(`/recharge-finish?payment=${pause?.paymentId}`);
    const { status, body } = await rule.finish(pause?.paymentId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { clientSecret: waiting.client_secret, amount: 10, currency: "USD", credits: 100 },
    });
    await rule.trigger();
    await sweepRecharges(harness.deps);
    await lookAtRule(harness.deps, harness.walletId);
    expect(await rule.paymentsOfRule(), "no other purchase meanwhile").toHaveLength(1);
    harness.stripe.pay(waiting);
    for (const _ of [1, 2]) await harness.notify("payment_intent.succeeded", waiting);
    expect(await harness.balance_mc()).toBe(110_000);
    expect((await rule.state()).pause).toBeNull();
    expect((await rule.finish(pause?.paymentId)).body.error.code).toBe("recharge_payment_done");
  });

  const setsUp = {
    setup_future_usage: "off_session",
    "mandate_data[customer_acceptance][type]": "online",
    "mandate_data[customer_acceptance][online][infer_from_client]": "true",
  };

  test.each([
    ["sets the card up", setsUp, "succeeded"],
    ["does not", {}, "requires_payment_method"],
  ])("asks at the next recharge unless the confirmation %s", async (_does, parameters, next) => {
    await rule.on();
    rule.become("4000002500003155");
    rule.forgetSetUp();
    await rule.need(1);
    const { paymentId } = (await rule.state()).pause ?? {};
    const consent = { version: 1, language: "fr" };
    expect((await rule.finish(paymentId, consent)).status).toBe(200);
    await rule.answerBank("complete", parameters);
    await harness.notify("payment_intent.succeeded", rule.newest());
    expect(await harness.balance_mc()).toBe(110_000);
    const isSetUp = next === "succeeded";
    const [card] = await rule.rows("saved_card");
    expect(card?.consent, "the yes stands with the card").toEqual(isSetUp ? consent : rule.consent);
    expect(await harness.rows("payment")).toContainEqual(expect.objectContaining({ id: paymentId, consent }));
    await rule.need(1);
    expect(rule.newest().status).toBe(next);
    expect(await rule.rows("card_removal")).toEqual([]);
  });

  test("has the receipt and the history say who bought, also when the rule has ended since", async () => {
    await rule.on();
    harness.pass(1_000);
    rule.become(asksAlways);
    await rule.need(1);
    const waiting = rule.newest();
    await harness.deps.transaction((stores) => endRule(harness.deps, stores, harness.walletId, "frozen"));
    harness.stripe.pay(waiting);
    await harness.notify("payment_intent.succeeded", waiting);
    const [, receipt] = await rule.mails("receipt");
    expect(receipt).toContain("Automatic recharge has bought credits for you.");
    expect(receipt).not.toContain("Turn off automatic recharge");
    const { body } = await harness.call("GET", "/api/payments/transactions?type=purchase");
    expect(body.map(({ description }: { description: string }) => description)).toEqual([
      "100 credits by automatic recharge",
      "100 credits by card",
    ]);
  });

  test("lets no other user finish the payment, and no one after its time", async () => {
    await rule.on();
    rule.become(asksAlways);
    await rule.need(1);
    const id = (await rule.state()).pause?.paymentId;
    const own = harness.userId;
    const { payment_id: openAtPage } = (await harness.startPayment(20)).metadata;
    expect((await rule.finish(openAtPage)).body.error.code).toBe("payment_not_found");
    harness.shareWallet();
    expect((await rule.finish(id)).body.error.code).toBe("payment_not_found");
    harness.becomeAnother();
    expect((await rule.finish(id)).body.error.code).toBe("payment_not_found");
    harness.pass(day_ms);
    await sweepPayments(harness.deps);
    const { consent } = rule;
    const over = await harness.call("POST", "/api/payments/recharge/finish", { paymentId: id, consent }, own);
    expect(over.body.error.code).toBe("recharge_payment_over");
    expect(await harness.database.query("SELECT consent FROM payment WHERE id = $1", [id])).toEqual([
      { consent: null },
    ]);
    const shown = (await harness.call("GET", "/api/payments/recharge", undefined, own)).body.rule;
    expect(shown.pause).toMatchObject({ because: "authentication", paymentId: null });
  });

  test("is nothing to finish where the payment was over before the bank's wish was known", async () => {
    await rule.on();
    rule.become(asksAlways);
    harness.stripe.traffic.fault = ({ method }) => (method === "GET" ? "lost" : undefined);
    await rule.need(1);
    harness.stripe.traffic.fault = () => undefined;
    harness.pass(day_ms);
    await sweepPayments(harness.deps);
    expect((await rule.state()).pause).toMatchObject({ because: "authentication", paymentId: null });
  });
});

test("a provider that refuses the request says nothing of the card: the rule waits ten minutes and no failure counts", async () => {
  await rule.on();
  harness.stripe.traffic.failAt(
    "/v1/payment_intents",
    stripeError(400, { type: "invalid_request_error", message: "no" }),
  );
  await rule.need(1);
  expect((await rule.state()).pause).toMatchObject({
    because: "unavailable",
    until: new Date(harness.now.getTime() + 10 * 60_000).toISOString(),
  });
  expect(await rule.rows("recharge_rule")).toMatchObject([{ failures: 0 }]);
  const mandated = () =>
    harness.stripe.traffic.requests.filter(
      ({ path, body }) => path === "/v1/payment_intents" && JSON.stringify(body).includes("mandate"),
    );
  expect(mandated()).toHaveLength(1);
  harness.stripe.traffic.reset();
  harness.pass(10 * 60_000);
  await sweepRecharges(harness.deps);
  expect(await harness.balance_mc()).toBe(110_000);
  expect(await rule.rows("recharge_rule")).toMatchObject([{ failures: 0, paused_because: null }]);
  expect(mandated(), "a mandate that may have ended is not sent again").toEqual([]);
});
