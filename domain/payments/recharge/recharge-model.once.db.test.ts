/** Saved cards, purchases of the rule, pauses and removals in any order end as plain arithmetic says. */
import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { lateAfterFirst } from "#testing/ledger/late-after-first.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import {
  type Bank,
  banks,
  newUser,
  perform,
  type RechargeModel,
  type RechargeOperation,
} from "#testing/payments/recharge-model.ts";
import { turnOnRule } from "./change-rule.ts";
import { lookAtRule, sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const hour_ms = 60 * 60_000;

/** The user's purchases at the provider. */
interface Real {
  /** The purchases that saved the cards, by the number of the card. */
  saves: Stripe.PaymentIntent[];
  /** The numbers of those whose money has not gone back. */
  refundable: number[];
}

/** Mostly the first card, so that operations meet. */
const card = fc.constantFrom(0, 0, 0, 1, 2);
const bank = fc.constantFrom(...(Object.keys(banks) as Bank[]));
const look = fc.record({ kind: fc.constant("look"), times: fc.integer({ min: 1, max: 3 }) });
const spend = fc.record({ kind: fc.constant("spend"), credits: fc.constantFrom(30, 200, 200) });
const turnBank = fc.record({ kind: fc.constant("turn bank"), card, bank });
const wait = fc.record({ kind: fc.constant("wait"), hours: fc.constantFrom(1, 25, 25, 32 * 24) });
const turnOn = fc.record({ kind: fc.constant("turn on"), card, most: fc.integer({ min: 1, max: 3 }) });
const confirm = fc.record({ kind: fc.constant("confirm") });
const nextDay = fc.constant({ kind: "wait", hours: 25 } as const);
const single: fc.Arbitrary<RechargeOperation> = fc.oneof(
  look,
  spend,
  turnBank,
  wait,
  turnOn,
  fc.record({ kind: fc.constant("turn off") }),
  fc.record({ kind: fc.constant("save") }),
  fc.record({ kind: fc.constant("renew"), card }),
  fc.record({ kind: fc.constant("remove"), card }),
  fc.record({ kind: fc.constant("refund") }),
);

type Episode = readonly RechargeOperation[];
const episode: fc.Arbitrary<Episode> = fc.oneof(
  // A need, and what the bank says to it.
  { weight: 6, arbitrary: fc.tuple(turnBank, spend, look) },
  // The end of a pause.
  { weight: 4, arbitrary: fc.tuple(wait, look) },
  { weight: 2, arbitrary: fc.tuple(confirm) },
  // A bank that stays as it is, until the rule has failed for good.
  { weight: 3, arbitrary: fc.tuple(turnBank, spend, look, nextDay, look, nextDay, look) },
  // A user who turns the rule on again instead of confirming its payment, and confirms too late.
  { weight: 3, arbitrary: fc.tuple(turnBank, spend, look, turnOn, turnBank, look, confirm) },
  { weight: 5, arbitrary: fc.tuple(single) },
);
/** It begins with a card and a rule. */
const story = fc
  .array(episode, { minLength: 5, maxLength: 25, size: "max" })
  .map((episodes): Episode => [{ kind: "save" }, { kind: "turn on", card: 0, most: 3 }, ...episodes.flat()]);

async function act(real: Real, model: RechargeModel, step: RechargeOperation): Promise<void> {
  switch (step.kind) {
    case "save": {
      const number = real.saves.length;
      await rule.saveCard();
      real.saves.push(rule.newest());
      real.refundable.push(number);
      return;
    }
    case "turn bank":
      if (model.cards.has(step.card)) harness.stripe.become(refOf(real, step.card), banks[step.bank]);
      return;
    case "renew":
      if (model.cards.has(step.card)) await renew(refOf(real, step.card));
      return;
    case "remove":
      await harness.call("DELETE", `/api/payments/cards/${idOf(real, step.card)}?endsRecharge=true`);
      return;
    case "turn on":
      return turnOnBelowRoute(idOf(real, step.card), step.most * 10);
    case "turn off":
      await rule.turnOff();
      return;
    case "spend": {
      const credits = Math.min(step.credits, Math.max(0, model.credits));
      if (credits > 0) await rule.spend(credits);
      return;
    }
    case "look":
      return lookAtOnce(step.times);
    case "confirm":
      return confirmWaiting();
    case "refund": {
      const number = real.refundable.pop();
      if (number === undefined) return;
      const intent = saveOf(real, number);
      harness.stripe.refund(intent, intent.amount);
      expect(await harness.notify("charge.refunded", { payment_intent: intent.id })).toBe(200);
      return;
    }
    case "wait":
      harness.pass(step.hours * hour_ms);
  }
}

/** Below the route, whose limit of changes a day a story may reach. */
async function turnOnBelowRoute(cardId: string, monthlyLimit: number): Promise<void> {
  const user = { id: harness.userId, walletId: harness.walletId };
  const usual = {
    below: 50,
    amountUsd: 10,
    currency: "USD",
    timeZone: "UTC",
    consent: rule.consent,
  } as const;
  await turnOnRule(harness.deps, user, { ...usual, cardId, monthlyLimit }, async () => ({
    passwordHash: "none",
  }));
}

/**
 * Looks on several nodes at once, until two rounds have bought nothing: one look may only end a payment that waits. The sweep
 * alone would look again a minute later.
 */
async function lookAtOnce(times: number): Promise<void> {
  const payments = async () => (await rule.paymentsOfRule()).length;
  for (let before = await payments(), idle = 0; idle < 2; ) {
    await rule.trigger();
    await Promise.all([
      sweepRecharges(harness.deps),
      ...Array.from({ length: times }, () => lookAtRule(harness.deps, harness.walletId)),
    ]);
    const after = await payments();
    idle = after === before ? idle + 1 : 0;
    before = after;
  }
}

/** The user follows the mail to the payment that waits, as long as its rule does. */
async function confirmWaiting(): Promise<void> {
  const waiting = harness.stripe.intents.findLast(
    ({ status, setup_future_usage }) => status === "requires_payment_method" && !setup_future_usage,
  );
  if (!waiting) return;
  const { status, body } = await rule.finish(waiting.metadata.payment_id);
  if (status !== 200) return expect(body.error.code).toBe("recharge_payment_over");
  harness.stripe.pay(waiting);
  expect(await harness.notify("payment_intent.succeeded", waiting)).toBe(200);
}

/** The card's network gives it another date, and its bank pays. */
async function renew(ref: string): Promise<void> {
  harness.stripe.become(ref, banks.pays);
  const method = harness.stripe.store.methods.get(ref)?.object;
  if (method?.card) method.card.exp_year += 1;
  expect(await harness.notify("payment_method.automatically_updated", method ?? {})).toBe(200);
}

function saveOf({ saves }: Real, number: number): Stripe.PaymentIntent {
  const intent = saves[number];
  if (!intent) throw new Error(`There is no card ${number}`);
  return intent;
}
const refOf = (real: Real, number: number) => String(saveOf(real, number).payment_method);
/** The id of a card; another one for a card that was never saved. */
const idOf = (real: Real, number: number) => real.saves[number]?.metadata.payment_id ?? harness.userId;

/** The state as it is now, in the model's words. */
async function seen(real: Real) {
  const numbers = new Map(real.saves.map((intent, number) => [intent.metadata.payment_id, number]));
  const [row] = await rule.rows("recharge_rule");
  const until = (at: unknown) => (at instanceof Date ? at.getTime() : null);
  const cards = await harness.database.query<{ id: string; refused: boolean }>(
    "SELECT id, refused_at IS NOT NULL AS refused FROM saved_card WHERE wallet_id = $1 ORDER BY saved_at",
    [harness.walletId],
  );
  const bought = (await harness.rows("payment")).filter(
    ({ initiator, status }) => initiator === "rule" && status === "completed",
  );
  return {
    credits: (await harness.balance_mc()) / 1_000,
    cards: cards.map(({ id, refused }) => [numbers.get(id), refused]),
    rule: row
      ? {
          card: numbers.get(String(row.card_id)),
          failures: row.failures,
          pause: row.paused_because && {
            because: row.paused_because,
            until: until(row.paused_until),
          },
        }
      : null,
    bought: bought.map(({ created_at }) => created_at.getTime()).toSorted(),
    charges: harness.stripe.store.charges.newest().length,
  };
}

function said({ credits, cards, rule: stored, bought, charges }: RechargeModel) {
  return {
    credits,
    cards: [...cards].map(([number, { isRefused }]) => [number, isRefused]),
    rule: stored && { card: stored.card, failures: stored.failures, pause: stored.pause },
    bought: bought.toSorted(),
    charges,
  };
}

let users = 0;

async function begin(): Promise<void> {
  users += 1;
  harness.stripe.reset();
  harness.becomeAnother();
  harness.ip = `2001:db8:ffff:${users.toString(16)}::1`;
  harness.now = new Date("2026-11-10T12:00:00Z");
  // The looks are at the rules of all users.
  await harness.database.query("DELETE FROM recharge_rule", []);
  await harness.database.query("UPDATE wallet SET recharge_due_at = NULL, recharge_below_mc = NULL", []);
}

test("a user's cards and rule agree with the model after each operation", async () => {
  const isLate = lateAfterFirst();
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      if (isLate()) return;
      await begin();
      const real: Real = { saves: [], refundable: [] };
      let model = newUser;
      for (const step of steps) {
        await act(real, model, step);
        model = perform(model, step, harness.now.getTime());
        expect(await seen(real), JSON.stringify(step)).toEqual(said(model));
        expect(await harness.audit()).toEqual([]);
        expect(harness.reported).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
});
