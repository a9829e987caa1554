import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { RechargeRule, RechargeWish } from "#contract/money/recharge.ts";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { noteRule } from "#domain/payments/recharge/end-rule.ts";
import { sweepRecharges } from "#domain/payments/recharge/look-at-rule.ts";
import { pauseRule } from "#domain/payments/recharge/pause-rule.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { ownPassword, paymentHarness } from "./payment-harness.ts";

type Reply<T> = { status: number; body: T & { error: { code: string } } };

/** A user who saves a card and turns automatic recharge on. Call it at the top of the file. */
export function rechargeHarness() {
  const harness = paymentHarness();
  const consent = { version: 1, language: "de" } as const;

  /** Buys 100 credits with a card, another one each time unless it is named, and saves it. */
  async function saveCard(card?: string): Promise<SavedCard> {
    const owners = await harness.database.query("SELECT 1 FROM users WHERE id = $1", [harness.userId]);
    if (owners.length === 0) await harness.addOwner();
    // The card saved last is proposed.
    harness.pass(1_000);
    const intent = await harness.startPayment(10, { saveCard: consent });
    harness.stripe.pay(intent, card);
    await harness.notify("payment_intent.succeeded", intent);
    return rechargeCard();
  }

  async function rechargeCard(): Promise<SavedCard> {
    const [card] = (await harness.call("GET", "/api/payments/cards")).body;
    if (!card) throw new Error("No card is saved");
    return card;
  }

  /** Turns the rule on: below 50 credits, 100 credits for $10.00, at most $100.00 a month. */
  async function turnOn(wish: Partial<RechargeWish> = {}): Promise<Reply<{ rule: RechargeRule }>> {
    const cardId = wish.cardId ?? (await rechargeCard()).id;
    const usual = {
      password: ownPassword,
      below: 50,
      amountUsd: 10,
      currency: "USD",
      timeZone: "UTC",
      cardId,
      consent,
    };
    const amountUsd = wish.amountUsd ?? usual.amountUsd;
    return harness.call("PUT", "/api/payments/recharge", { ...usual, monthlyLimit: amountUsd * 10, ...wish });
  }

  /** Turns off the rule that a page showed: the present one unless given. */
  async function turnOff(shown?: RechargeWish | RechargeRule): Promise<Reply<{ rule: RechargeRule | null }>> {
    const { rule } = (await harness.call("GET", "/api/payments/recharge")).body;
    const noRule = { below: 50, amountUsd: 10, currency: "USD", monthlyLimit: 100, cardId: randomUUID() };
    return harness.call("DELETE", "/api/payments/recharge", { rule: shown ?? rule ?? noRule });
  }

  /** Saves a card and turns the rule on, with 100 credits on the wallet, which need nothing. Forgets what that has published. */
  async function on(wish: Partial<RechargeWish> = {}, card?: string): Promise<void> {
    await saveCard(card);
    const { status, body } = await turnOn(wish);
    if (status !== 200) throw new Error(`The rule was not turned on: ${JSON.stringify(body)}`);
    await sweepRecharges(harness.deps);
    harness.published = [];
  }

  const spend = (credits: number) =>
    harness.deps.transaction(({ ledger }) => {
      const id = randomUUID();
      const cost = { walletId: harness.walletId, contra: "calls", delta_mc: -credits * 1_000 } as const;
      return ledger.post({ ...cost, ref: id, subjectId: id, mayOverdraw: false });
    });

  /** Has the rule looked at, as a settlement below the threshold does. */
  const trigger = () =>
    harness.database.query(
      `UPDATE wallet SET recharge_due_at = coalesce(recharge_due_at, $2)
        WHERE id = $1 AND recharge_below_mc IS NOT NULL`,
      [harness.walletId, harness.now],
    );

  async function look(): Promise<void> {
    await trigger();
    await sweepRecharges(harness.deps);
  }

  /** Spends down to ten credits and has the rule looked at, so many times. */
  async function need(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const left_mc = await harness.balance_mc();
      if (left_mc > 10_000) await spend((left_mc - 10_000) / 1_000);
      await look();
    }
  }

  async function rows(
    table: "recharge_rule" | "recharge_event" | "recharge_link" | "saved_card" | "card_removal",
  ) {
    return harness.database.query(`SELECT * FROM ${table} WHERE wallet_id = $1`, [harness.walletId]);
  }

  const paymentsOfRule = () =>
    harness.database.query<{ id: string }>(
      "SELECT id FROM payment WHERE wallet_id = $1 AND initiator = 'rule'",
      [harness.walletId],
    );

  const newest = (): Stripe.PaymentIntent => {
    const intent = harness.stripe.intents.at(-1);
    if (!intent) throw new Error("There is no payment");
    return intent;
  };

  const events = () =>
    harness.database.query<{ kind: string; because: string | null }>(
      "SELECT kind, because FROM recharge_event WHERE wallet_id = $1 ORDER BY at, kind = 'changed'",
      [harness.walletId],
    );

  /** The texts of the user's mails whose subject has these words, the oldest first. */
  async function mails(subject: string): Promise<string[]> {
    const mine = await readOutbox(harness.database, `${harness.userId}@example.org`);
    return mine
      .filter((mail) => mail.subject.includes(subject))
      .map(({ text_body }) => text_body)
      .toReversed();
  }

  return {
    harness,
    consent,
    saveCard,
    card: rechargeCard,
    turnOn,
    turnOff,
    on,
    spend,
    trigger,
    look,
    need,
    rows,
    paymentsOfRule,
    newest,
    mails,

    async set(table: "saved_card" | "recharge_rule", change: string): Promise<void> {
      await harness.database.query(`UPDATE ${table} SET ${change} WHERE wallet_id = $1`, [harness.walletId]);
    },

    async state(): Promise<RechargeRule> {
      const { rule } = (await harness.call("GET", "/api/payments/recharge")).body;
      if (!rule) throw new Error("The rule is not on");
      return rule;
    },

    async watched(): Promise<{ below: number | null; due: Date | number | null } | undefined> {
      const [wallet] = await harness.database.query<{ below: number | null; due: Date | number | null }>(
        "SELECT recharge_below_mc AS below, recharge_due_at AS due FROM wallet WHERE id = $1",
        [harness.walletId],
      );
      return wallet;
    },

    /** As an operator's pause at the desk. */
    async holdByOperator(): Promise<void> {
      await harness.deps.transaction(async (stores) => {
        const held = await stores.recharge.lock(harness.walletId);
        const pause = { because: "operator", decline: null, until: null, paymentId: null } as const;
        if (held) await pauseRule(harness.deps, stores, held, pause);
      });
      harness.pass(1_000);
    },

    /** As an operator allows it again. */
    async allowByOperator(): Promise<void> {
      const what = { kind: "resumed" } as const;
      await harness.deps.transaction((stores) =>
        noteRule(harness.deps, stores, { walletId: harness.walletId, userId: harness.userId }, what),
      );
      harness.pass(1_000);
    },

    history: async () => (await events()).map(({ kind }) => kind),
    endings: async () =>
      (await events()).filter(({ kind }) => kind === "ended").map(({ because }) => because),
    published: (): UserEvent[] => harness.published.map(({ event }) => event),

    /** The token of the link by which a mail turns the rule off. */
    offLink: (mail: string | undefined) => /\/recharge-off#(\S+)/.exec(mail ?? "")?.[1] ?? "",
    follow: (token: string, session = ""): Promise<Reply<object>> =>
      harness.call("POST", "/api/payments/recharge/turn-off", { token }, session),
    finish: (paymentId: string | null | undefined, consent?: object): Promise<Reply<object>> =>
      harness.call("POST", "/api/payments/recharge/finish", { paymentId, consent }),

    /** From here on the saved card's bank acts as that of this test number does. */
    become: (number: string) => harness.stripe.become(String(newest().payment_method ?? savedRef()), number),

    forgetSetUp: () => harness.stripe.forgetSetUp(savedRef()),

    /** The user confirms the newest payment with the saved card at the page, and answers the bank. */
    answerBank: (outcome: "complete" | "fail", parameters: Record<string, string> = {}) =>
      harness.stripe.answerBank(newest(), outcome, { payment_method: savedRef(), ...parameters }),

    /** Has the network give a saved card another number and date. */
    async renew(cardRef: string): Promise<void> {
      const method = harness.stripe.store.methods.get(cardRef)?.object;
      Object.assign(method?.card ?? {}, { last4: "4444", exp_year: 2041 });
      await harness.notify("payment_method.automatically_updated", method ?? {});
    },

    /** A request of the merchant's at the provider's own pages. */
    async atProvider(method: "POST" | "DELETE", path: string): Promise<void> {
      const response = await fetch(`${harness.stripe.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${sandboxAccounts.cards.secretKey}` },
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };

  function savedRef(): string {
    const saved = harness.stripe.intents.findLast(({ setup_future_usage }) => setup_future_usage !== null);
    return String(saved?.payment_method);
  }
}
