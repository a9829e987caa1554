import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { paymentHarness } from "./payment-harness.ts";

export const isRefund = (method: string, path: string) => method === "POST" && path === "/v1/refunds";

/** A user who takes purchases back, and calls beside it. Call it at the top of the file. */
export function moneyBackHarness() {
  const harness = paymentHarness();
  let paymentId = "";

  /** A payment at 10 credits a USD, paid and credited. */
  async function buy(amount = 10): Promise<string> {
    const intent = await harness.startPayment(amount);
    harness.stripe.pay(intent);
    await harness.notify("payment_intent.succeeded", intent);
    return intent.metadata.payment_id ?? "";
  }

  /** The payment for 100 credits that each test begins with. */
  async function firstPurchase(): Promise<string> {
    await harness.addOwner();
    paymentId = await buy();
    expect(await harness.balance_mc()).toBe(100_000);
    return paymentId;
  }

  const press = (amount: number, id = paymentId, by = harness.userId) =>
    harness.call("POST", `/api/payments/${id}/money-back`, { amount }, by);

  async function pressed(amount: number, id = paymentId) {
    const { status, body } = await press(amount, id);
    return status === 200 ? body.state : body.error.code;
  }

  async function wallet(): Promise<{ posted_mc: number; held_mc: number; floor_mc: number }> {
    const { rows } = await harness.database.withClient((client) =>
      client.query("SELECT posted_mc, held_mc, floor_mc FROM wallet WHERE id = $1", [harness.walletId]),
    );
    return rows[0];
  }

  /** Posts what a call cost, or what an operator gave. */
  const post = (contra: "calls" | "adjustments", delta_mc: number) =>
    harness.deps.transaction(({ ledger }) => {
      const id = randomUUID();
      const { walletId } = harness;
      return ledger.post({ walletId, contra, delta_mc, ref: id, subjectId: id, mayOverdraw: false });
    });

  /** Opens a call that holds so much, as `authoriseCall` does; false when the wallet refuses it. */
  async function beginCall(hold_mc: number): Promise<boolean> {
    const { walletId, userId } = harness;
    const number = e164Schema.parse("+447400123456");
    return harness.database.withClient(async (client) => {
      const { rows } = await client.query("SELECT version FROM wallet WHERE id = $1", [walletId]);
      const at = harness.now;
      const result = await callStores(client).calls.authorise({
        id: randomUUID(),
        walletId,
        userId,
        sessionId: userId,
        number,
        carrier: "twilio",
        providerCallId: randomUUID(),
        createdAt: at,
        cutoffAt: at,
        checkAt: at,
        shownNumber: null,
        newNumber: true,
        carrierLimit_s: null,
        hold_mc,
        version: Number(rows[0].version),
        terms: {
          country: "GB",
          destination: "United Kingdom",
          limit_s: 60,
          rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
        },
      });
      return result === "opened";
    });
  }

  return {
    harness,
    buy,
    firstPurchase,
    press,
    pressed,
    wallet,
    post,
    beginCall,
    offers: async () => (await harness.call("GET", "/api/payments/money-back")).body,
    refunds: () => harness.stripe.refunds,
  };
}
