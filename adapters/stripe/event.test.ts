import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { isRefusal } from "#contract/refusals.ts";
import { notification } from "#testing/payments/notification.ts";
import { stripeCardProvider } from "./card-provider.ts";

const { secretKey, webhookSecret } = sandboxAccounts.cards;
const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
const walletId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";

describe("a notification", () => {
  const read = (payload: string, signature?: string) =>
    stripeCardProvider({ secretKey, webhookSecret }).readEvent(Buffer.from(payload), {
      "stripe-signature": signature,
    });

  test.each([
    ["charge.refunded", { object: "charge", id: "ch_1", payment_intent: "pi_1" }],
    ["charge.refund.updated", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.created", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.updated", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.failed", { object: "refund", id: "re_1", payment_intent: { id: "pi_1" } }],
    ["charge.dispute.created", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.updated", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.funds_withdrawn", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.funds_reinstated", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.closed", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
  ])("%s names its intent", (type, object) => {
    const { payload, signature } = notification(type, object);
    expect(read(payload, signature)).toEqual({ intentRef: "pi_1" });
  });

  test.each([
    "payment_intent.succeeded",
    "payment_intent.processing",
    "payment_intent.payment_failed",
    "payment_intent.canceled",
  ])("%s names its intent and the payment", (type) => {
    const metadata = { payment_id: paymentId, wallet_id: walletId };
    const intent = { object: "payment_intent", id: "pi_1", metadata };
    const { payload, signature } = notification(type, intent);
    expect(read(payload, signature)).toEqual({ intentRef: "pi_1", payment: { walletId, id: paymentId } });
  });

  test.each([
    ["payment_method.automatically_updated", "card", "pm_1"],
    ["payment_method.updated", "card", "pm_1"],
    ["payment_method.detached", "card", "pm_1"],
    ["customer.deleted", "customer", "cus_1"],
  ])("%s names the %s", (type, kind, id) => {
    const { payload, signature } = notification(type, { object: kind, id });
    expect(read(payload, signature)).toEqual({ kind, ref: id });
  });

  test.each([
    ["payment_intent.succeeded", { id: "pi_1", metadata: {} }],
    ["payment_intent.succeeded", { id: "pi_1", metadata: { payment_id: "7", wallet_id: walletId } }],
    ["payment_intent.created", { id: "pi_1" }],
    ["customer.created", { id: "cus_1" }],
    ["charge.refunded", { id: "ch_1", payment_intent: null }],
    ["something.new", {}],
  ])("%s concerns nothing of ours", (type, object) => {
    const { payload, signature } = notification(type, object);
    expect(read(payload, signature)).toBeUndefined();
  });

  test("is refused when unsigned, signed with another secret, or changed", () => {
    const object = { object: "payment_intent", id: "pi_1" };
    const good = notification("payment_intent.succeeded", object);
    const foreign = notification("payment_intent.succeeded", object, { secret: "whsec_other" });
    for (const event of [
      read(good.payload),
      read(good.payload, "t=1,v1=00"),
      read(good.payload, "nonsense"),
      read(foreign.payload, foreign.signature),
      read(good.payload.replace("pi_1", "pi_2"), good.signature),
      read("", good.signature),
    ]) {
      expect(isRefusal(event) && event.refused).toBe("invalid_request");
    }
  });

  test("with an old signature is refused, because it may be replayed", () => {
    const { payload } = notification("payment_intent.succeeded", { id: "pi_1" });
    const timestamp = Math.floor(Date.now() / 1000) - 3_600;
    const old = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    expect(isRefusal(read(payload, old))).toBe(true);
  });
});
