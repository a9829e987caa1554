/** The life of a rule's payment: what the history, the page that finishes it and the settings say after each event. */
import { expect, test } from "vitest";
import { endPayments } from "#domain/payments/end-payments.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { endRule } from "./end-rule.ts";
import { sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const day_ms = 24 * 60 * 60_000;
const asksAlways = "4000002760003184";
const insufficient = "4000000000009995";
const bought = "100 credits by automatic recharge";

interface Shown {
  status: string;
  reason?: string;
  description: string;
  toFinish?: true;
  /** The answer to the page that finishes the payment. */
  page: string;
  /** The rule's pause in the settings; none once it has ended. */
  pause?: object | null;
  mails?: readonly string[];
}

const waiting: Shown = {
  status: "pending",
  description: bought,
  toFinish: true,
  page: "open",
  pause: { because: "authentication", until: null },
  mails: ["Please confirm your automatic recharge"],
};
const failed = { status: "failed", page: "recharge_payment_over", description: "" };
const notConfirmed = { because: "authentication", paymentId: null, until: null };
const over = (reason: string): Shown => ({
  ...failed,
  description: `${bought}: ended together with automatic recharge. ${reason}`,
});

/** The waiting payment at the provider, as each event finds it. */
const intent = () => {
  const found = harness.stripe.intents.findLast(({ metadata }) => metadata.initiator === "rule");
  if (!found) throw new Error("The rule has charged nothing");
  return found;
};
const ends = (because: Parameters<typeof endRule>[3]) => () =>
  harness.deps.transaction((stores) => endRule(harness.deps, stores, harness.walletId, because));

test.each<[string, () => unknown, Shown]>([
  ["nothing", () => undefined, waiting],
  ["a purchase by hand", () => rule.saveCard(), waiting],
  [
    "an operator's pause",
    () => rule.holdByOperator(),
    { ...waiting, pause: { because: "operator" }, mails: [] },
  ],
  [
    "the holder's yes",
    async () => {
      harness.stripe.pay(intent());
      await harness.notify("payment_intent.succeeded", intent());
    },
    { status: "completed", description: bought, page: "recharge_payment_done", pause: null },
  ],
  [
    "the holder's no",
    async () => {
      await rule.answerBank("fail");
      await harness.notify("payment_intent.payment_failed", intent());
    },
    waiting,
  ],
  [
    "the bank's decline after the holder's yes",
    async () => {
      harness.stripe.decline(intent());
      await harness.notify("payment_intent.payment_failed", intent());
    },
    {
      ...failed,
      reason: "declined",
      description: `${bought}: your bank declined the card`,
      pause: { because: "declined", paymentId: null },
      mails: ["Automatic recharge is paused"],
    },
  ],
  [
    "a day",
    () => harness.pass(day_ms),
    {
      ...failed,
      description: `${bought}: not confirmed in time`,
      pause: notConfirmed,
      mails: ["Automatic recharge is paused"],
    },
  ],
  ["the rule turned off", () => rule.turnOff(), over("You have turned it off.")],
  [
    "the link of the mail",
    async () => rule.follow(rule.offLink((await rule.mails("confirm")).at(-1))),
    over("It was turned off with the link of a mail."),
  ],
  [
    "the card removed",
    async () => {
      const { id } = await rule.card();
      await harness.call("DELETE", `/api/payments/cards/${id}?endsRecharge=true`);
    },
    over("Its card has been removed."),
  ],
  ["the card's last month", ends("card_expired"), over("Its card has expired.")],
  ["a frozen account", ends("frozen"), over("Your account has been frozen.")],
  ["money back", ends("money_back"), over("Money of a purchase has gone back to your card.")],
  ["a dispute", ends("dispute"), over("A payment was disputed at your bank.")],
  [
    "another card of the rule",
    async () => {
      const { id: cardId } = await rule.saveCard();
      await rule.turnOn({ cardId });
    },
    {
      ...failed,
      description: `${bought}: ended, because automatic recharge was changed`,
      pause: null,
    },
  ],
  [
    "the rule turned off and on again at once",
    async () => {
      await rule.turnOff();
      await rule.turnOn();
    },
    waiting,
  ],
  [
    "the user's deletion",
    () => endPayments(harness.deps, { id: harness.userId, walletId: harness.walletId }),
    { ...failed, description: `${bought}: cancelled when the account was deleted`, pause: notConfirmed },
  ],
])("after %s a payment that waits for its holder", async (_event, happen, expected) => {
  await rule.on({}, "its card");
  rule.become(asksAlways);
  harness.pass(1_000);
  await rule.need(1);
  const { id } = intentPayment();
  await happen();
  await settle();
  const { mails = [], ...told } = expected;
  expect(await shown(id)).toMatchObject(told);
  for (const subject of mails) expect(await rule.mails(subject)).toHaveLength(1);
  if (expected.status === "failed") expect(intent().status, "nothing can pay it later").toBe("canceled");
});

test("a rule whose payment was not confirmed in time buys again once its user has saved it, with the same card", async () => {
  await rule.on({}, "its card");
  rule.become(asksAlways);
  harness.pass(1_000);
  await rule.need(1);
  harness.pass(day_ms);
  await settle();
  expect(await rule.mails("Automatic recharge is paused")).toHaveLength(1);
  await settle();
  expect(await rule.mails("confirm"), "nothing is tried by itself").toHaveLength(1);
  expect(await rule.mails("Automatic recharge is paused"), "nor told twice").toHaveLength(1);
  await rule.turnOn();
  await settle();
  expect(await rule.mails("confirm")).toHaveLength(2);
});

test("a first decline is told as such, and neither as many cards nor as something to finish", async () => {
  await rule.on();
  rule.become(insufficient);
  harness.pass(1_000);
  await rule.need(1);
  expect(await shown(intentPayment().id)).toMatchObject({
    status: "failed",
    reason: "declined",
    description: `${bought}: your bank declined the card`,
    page: "recharge_payment_over",
    pause: { because: "declined", decline: "insufficient_funds", paymentId: null },
  });
});

test("a waiting payment is the payer's alone to finish, and counts for no month", async () => {
  await rule.on({ monthlyLimit: 10 });
  rule.become(asksAlways);
  harness.pass(1_000);
  await rule.need(1);
  expect(await rule.state()).toMatchObject({ spent: 0 });
  const { id } = intentPayment();
  const payer = harness.userId;
  harness.shareWallet();
  const { body } = await harness.call("GET", "/api/payments/transactions?type=purchase");
  const seen = body.find((row: { id: string }) => row.id === id);
  expect(seen).not.toHaveProperty("toFinish");
  const own = await harness.call("GET", "/api/payments/transactions?type=purchase", undefined, payer);
  expect(own.body.find((row: { id: string }) => row.id === id)).toMatchObject({ toFinish: true });
});

function intentPayment(): { id: string } {
  return { id: String(intent().metadata.payment_id) };
}

/** All that the product does by itself soon. */
async function settle(): Promise<void> {
  await sweepPayments(harness.deps);
  await sweepRecharges(harness.deps);
  harness.pass(1_000);
  await sweepPayments(harness.deps);
}

async function shown(id: string) {
  const { body } = await harness.call("GET", "/api/payments/transactions?type=purchase");
  const { status, reason, description, toFinish } = body.find((row: { id: string }) => row.id === id);
  const finish = await rule.finish(id);
  const page = finish.status === 200 ? "open" : finish.body.error.code;
  const pause = (await harness.call("GET", "/api/payments/recharge")).body.rule?.pause;
  return { status, reason, description, toFinish, page, pause };
}
