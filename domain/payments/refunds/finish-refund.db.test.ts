import { beforeEach, describe, expect, test } from "vitest";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { isRefund, moneyBackHarness } from "#testing/payments/money-back-harness.ts";
import { sweepRefunds } from "./finish-refund.ts";

const { harness, firstPurchase, offers, pressed, refunds, wallet, post, beginCall } = moneyBackHarness();
let paymentId = "";

beforeEach(async () => {
  paymentId = await firstPurchase();
});

test("a refund that the provider refuses changes nothing, and another may follow", async () => {
  const charge_disputed = { type: "invalid_request_error", code: "charge_disputed", message: "disputed" };
  harness.stripe.traffic.fault = ({ method, path }) =>
    isRefund(method, path) ? stripeError(400, charge_disputed) : undefined;
  expect(await pressed(10)).toBe("money_back_refused");
  expect(await wallet()).toEqual({ posted_mc: 100_000, held_mc: 0, floor_mc: 0 });
  harness.stripe.traffic.fault = () => undefined;
  expect(await pressed(10)).toBe("done");
  expect(await harness.audit()).toEqual([]);
});

test("reconciling returns how each refund has ended", async () => {
  expect(await pressed(10)).toBe("done");
  const id = refunds()[0]?.metadata?.refund_id;
  const reconcile = () => reconcilePayment(harness.deps, { walletId: harness.walletId, id: paymentId });
  expect(await reconcile()).toMatchObject({ added_mc: 0, refundEnds: new Map([[id, "done"]]) });
  harness.stripe.failRefund();
  expect(await reconcile()).toMatchObject({ added_mc: 100_000, refundEnds: new Map([[id, "refused"]]) });
  expect(await reconcile()).toMatchObject({ added_mc: 0, refundEnds: new Map() });
});

describe("a lost answer is on its way:", () => {
  const notifyRefunded = () =>
    harness.notify("charge.refunded", { object: "charge", payment_intent: harness.stripe.only().id });

  test.each([
    ["one that the provider has made", () => "lost" as const],
    ["one that never arrived", () => stripeError(500, { type: "api_error" })],
  ])("%s is finished by the sweep, once, and no call spends its credits meanwhile", async (_name, fault) => {
    harness.stripe.traffic.fault = ({ method, path }) => (isRefund(method, path) ? fault() : undefined);
    expect(await pressed(10)).toBe("on_its_way");
    expect(await offers()).toMatchObject([{ paymentId, state: "on_its_way", amount: 10, credits: 100 }]);
    expect(await beginCall(1_000)).toBe(false);
    expect(await pressed(10)).toBe("money_back_under_way");
    expect(await harness.audit()).toEqual([]);
    harness.stripe.traffic.fault = () => undefined;
    harness.pass(61_000);
    harness.published = [];
    await Promise.all([sweepRefunds(harness.deps), sweepRefunds(harness.deps)]);
    expect(refunds().map(({ amount }) => amount)).toEqual([1_000]);
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
    expect(await offers()).toEqual([]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({
      type: "transaction",
      id: paymentId,
    });
    expect(await harness.audit()).toEqual([]);
  });

  test("one that never reached the card is offered again, and says so", async () => {
    harness.stripe.traffic.fault = ({ method, path }) => (isRefund(method, path) ? "lost" : undefined);
    expect(await pressed(10)).toBe("on_its_way");
    harness.stripe.traffic.fault = () => undefined;
    harness.stripe.failRefund();
    harness.pass(61_000);
    harness.published = [];
    await sweepRefunds(harness.deps);
    expect(await offers()).toMatchObject([{ paymentId, state: "available", amount: 10, wasRefused: true }]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({
      type: "transaction",
      id: paymentId,
    });
    expect(await wallet()).toEqual({ posted_mc: 100_000, held_mc: 0, floor_mc: 0 });
    expect(await pressed(10)).toBe("done");
    expect(await harness.audit()).toEqual([]);
  });

  test("its credits and its hold go in one transaction when the provider notifies first", async () => {
    harness.stripe.traffic.fault = ({ method, path }) => (isRefund(method, path) ? "lost" : undefined);
    await post("adjustments", 50_000);
    expect(await pressed(10)).toBe("on_its_way");
    harness.stripe.traffic.fault = () => undefined;
    harness.published = [];
    await notifyRefunded();
    expect(await wallet()).toEqual({ posted_mc: 50_000, held_mc: 0, floor_mc: 0 });
    expect(await offers()).toEqual([]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({ type: "changed" });
    expect(await beginCall(50_000)).toBe(true);
    expect(await harness.audit()).toEqual([]);
  });
});
