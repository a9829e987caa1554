import type { Client } from "#adapters/postgres/connection/database.ts";
import { rentsUntil } from "#adapters/postgres/numbers/rented-number-store.ts";
import { changedOne, columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import type { WalletNeed } from "#domain/ledger/falling-balance.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import { daysAfter, warningDays } from "#domain/numbers/rented/months.ts";
import type {
  CardStanding,
  Charges,
  Pause,
  RechargeEvent,
  RechargeLink,
  RechargeRule,
  RechargeStore,
} from "#domain/payments/recharge/recharge-store.ts";

/** The pause of a row as its columns, all null without one. */
interface PauseRow {
  pausedBecause: Pause["because"] | null;
  pausedUntil: Date | null;
  decline: Pause["decline"];
  pausedPaymentId: string | null;
}

type Running = CallRate & { limit_s: number; cutoffAt: Date };
type RuleRow = Omit<RechargeRule, "pause"> & PauseRow;
type StandingRow = Omit<CardStanding, "pause"> & PauseRow;

const pauseColumns = columnsOf<PauseRow>()("paused_because, paused_until, decline, paused_payment_id");
const ruleColumns =
  columnsOf<RuleRow>()(`wallet_id, user_id, card_id, below_mc, value_cents, currency, limit_minor,
  time_zone, consent, turned_on_at, failures, paused_because, paused_until, decline, paused_payment_id`);
const standingColumns = columnsOf<StandingRow>()(`wallet_id, card, user_id, failures, failed_at, refused_at,
  paused_because, paused_until, decline, paused_payment_id`);
const eventColumns = columnsOf<RechargeEvent>()(
  "id, wallet_id, user_id, at, kind, because, decline, payment_id",
);
const linkColumns = columnsOf<RechargeLink>()("wallet_id, user_id, token_hash");
const runningColumns = columnsOf<Running>()(
  "per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, cutoff_at",
);
const ruleMoney = { below_mc: "always", value_cents: "always", limit_minor: "always" } as const;

/** Rules on one connection. All but `due`, `reader` and `endingCards` name the wallet. */
export function rechargeStore(client: Client): RechargeStore {
  return {
    async find(walletId) {
      const row = await one<RuleRow>(client, "recharge.find", ruleMoney)`
        SELECT ${ruleColumns} FROM recharge_rule WHERE wallet_id = ${walletId}`;
      return row && withPause(row);
    },

    async lock(walletId) {
      await one(client, "recharge.lockWallet")`SELECT 1 FROM wallet WHERE id = ${walletId} FOR UPDATE`;
      const row = await one<RuleRow>(client, "recharge.lock", ruleMoney)`
        SELECT ${ruleColumns} FROM recharge_rule WHERE wallet_id = ${walletId} FOR UPDATE`;
      return row && withPause(row);
    },

    async isHeldByOperator(walletId) {
      const newest = await one<{ because: string | null }>(client, "recharge.heldByOperator")`
        SELECT because FROM recharge_event
         WHERE wallet_id = ${walletId} AND (kind = 'resumed' OR (kind = 'paused' AND because = 'operator'))
         ORDER BY at DESC, kind LIMIT 1`;
      return newest?.because === "operator";
    },

    async save(rule, now) {
      const before = await one<{ expiryTold: string | null }>(client, "recharge.expiryTold")`
        SELECT expiry_told FROM recharge_rule WHERE wallet_id = ${rule.walletId} AND card_id = ${rule.cardId}`;
      await run(client, "recharge.clear")`DELETE FROM recharge_rule WHERE wallet_id = ${rule.walletId}`;
      await run(client, "recharge.save")`
        INSERT INTO recharge_rule (${ruleColumns}, expiry_told)
        VALUES (${ruleColumns.values(toRow(rule))}, ${before?.expiryTold ?? null})`;
      await run(client, "recharge.watch")`
        UPDATE wallet SET recharge_below_mc = ${rule.below_mc}, recharge_due_at = ${now} WHERE id = ${rule.walletId}`;
    },

    async update(rule) {
      const { walletId, cardId, failures, pause } = rule;
      await run(client, "recharge.update")`
        UPDATE recharge_rule
           SET card_id = ${cardId}, failures = ${failures}, (${pauseColumns}) = (${pauseColumns.values(toPauseRow(pause))})
         WHERE wallet_id = ${walletId}`;
      const nextAt = pause && (pause.until ?? "infinity");
      await run(client, "recharge.plan")`
        UPDATE wallet SET recharge_due_at = ${nextAt} WHERE id = ${walletId} AND recharge_below_mc IS NOT NULL`;
    },

    async end(walletId) {
      await run(client, "recharge.unwatch")`
        UPDATE wallet SET recharge_below_mc = NULL, recharge_due_at = NULL WHERE id = ${walletId}`;
      await run(client, "recharge.end")`DELETE FROM recharge_rule WHERE wallet_id = ${walletId}`;
      await run(client, "recharge.endLinks")`DELETE FROM recharge_link WHERE wallet_id = ${walletId}`;
    },

    note: (event) =>
      run(client, "recharge.note")`
        INSERT INTO recharge_event (${eventColumns}) VALUES (${eventColumns.values(event)})`,

    async need(walletId, now) {
      const id = sql.parameter(walletId);
      const wallet = await one<Required<Omit<WalletNeed, "running">>>(client, "recharge.balance", {
        posted_mc: "always",
        available_mc: "always",
        rents_mc: "always",
      })`
        SELECT posted_mc, posted_mc - held_mc - floor_mc AS available_mc, ${rentsUntil(id, daysAfter(now, warningDays[0]))} AS rents_mc
          FROM wallet WHERE wallet.id = ${id}`;
      const running = await many<Running>(client, "recharge.runningCalls", {
        perMinute_mc: "always",
        connect_mc: "always",
      })`
        SELECT ${runningColumns} FROM call
         WHERE wallet_id = ${walletId} AND open AND status = 'answered' AND left_at IS NULL`;
      return {
        posted_mc: wallet?.posted_mc ?? 0,
        available_mc: wallet?.available_mc ?? 0,
        rents_mc: wallet?.rents_mc ?? 0,
        running: running.map(({ limit_s, cutoffAt, ...rate }) => ({ rate, limit_s, cutoffAt })),
      };
    },

    async charges({ id, walletId }, { start, name, currency }) {
      const [own, wallet] = [sql.parameter(currency), sql.parameter(walletId)];
      const [user, since, month] = [sql.parameter(id), sql.parameter(start), sql.parameter(name)];
      const inMonth = sql.part`user_id = ${user} AND (created_at >= ${since} OR rule_month = ${month})`;
      const charges = await one<Charges>(client, "recharge.charges", {
        charged_minor: "always",
        other_mc: "always",
      })`
        SELECT coalesce(sum(charge_minor) FILTER (WHERE ${inMonth} AND currency = ${own}), 0) AS charged_minor,
               coalesce(sum(credits_mc) FILTER (WHERE ${inMonth} AND currency <> ${own}), 0) AS other_mc,
               coalesce(bool_or(status = 'pending'), false) AS is_pending
          FROM payment
         WHERE wallet_id = ${wallet} AND initiator = 'rule' AND status <> 'failed'
           AND NOT (status = 'pending' AND EXISTS (
             SELECT FROM card_standing AS standing
              WHERE standing.wallet_id = ${wallet} AND standing.paused_payment_id = payment.id))`;
      return charges ?? { charged_minor: 0, other_mc: 0, isPending: false };
    },

    async standing(walletId, card) {
      const row = await one<StandingRow>(client, "recharge.standing")`
        SELECT ${standingColumns} FROM card_standing WHERE wallet_id = ${walletId} AND card = ${card}`;
      return row && withPause(row);
    },

    async saveStanding(standing) {
      const { walletId, card } = standing;
      await run(client, "recharge.clearCard")`
        DELETE FROM card_standing WHERE wallet_id = ${walletId} AND card = ${card}`;
      await run(client, "recharge.saveStanding")`
        INSERT INTO card_standing (${standingColumns}) VALUES (${standingColumns.values(toRow(standing))})`;
    },

    clearStanding: (walletId, card, paymentId) =>
      run(client, "recharge.clearStanding")`
        UPDATE card_standing
           SET failures = 0, paused_because = NULL, paused_until = NULL, decline = NULL, paused_payment_id = NULL
         WHERE wallet_id = ${walletId} AND (card = ${card} OR paused_payment_id = ${paymentId})`,

    async waitFor({ walletId, id, cardRef }) {
      const wallet = sql.parameter(walletId);
      const row = await one<{ waits: boolean; hasRule: boolean }>(client, "recharge.waitFor")`
        SELECT EXISTS (SELECT FROM card_standing WHERE wallet_id = ${wallet} AND paused_payment_id = ${id}) AS waits,
               EXISTS (SELECT FROM recharge_rule AS rule
                         JOIN saved_card AS card ON card.wallet_id = ${wallet} AND card.id = rule.card_id
                        WHERE rule.wallet_id = ${wallet} AND card.provider_ref = ${cardRef}) AS has_rule`;
      if (!row?.waits) return "none";
      return row.hasRule ? "open" : "over";
    },

    async checkPayment(walletId, paymentId, at) {
      const wallet = sql.parameter(walletId);
      await run(client, "recharge.checkPayment")`
        UPDATE payment SET next_check_at = ${at}
         WHERE wallet_id = ${wallet} AND id = (
           SELECT id FROM payment
            WHERE wallet_id = ${wallet} AND id = ${paymentId} AND next_check_at IS NOT NULL
              FOR UPDATE SKIP LOCKED)`;
    },

    endWaiting: (walletId, paymentId) =>
      run(client, "recharge.endWaiting")`
        UPDATE card_standing SET paused_payment_id = NULL
         WHERE wallet_id = ${walletId} AND paused_payment_id = ${paymentId}`,

    holdsProof: (userId, { passwordHash }) =>
      exists(client, "recharge.holdsProof")`
        SELECT 1 FROM users
         WHERE id = ${userId} AND deleted_at IS NULL
           AND password_hash IS NOT DISTINCT FROM ${passwordHash}::text`,

    async due(now, limit) {
      const rows = await many<{ id: string }>(client, "recharge.due")`
        SELECT id FROM wallet WHERE recharge_due_at <= ${now} ORDER BY recharge_due_at LIMIT ${limit}`;
      return rows.map(({ id }) => id);
    },

    claim: (walletId, { now, nextAt }) =>
      changedOne(client, "recharge.claim")`
        UPDATE wallet SET recharge_due_at = ${nextAt} WHERE id = ${walletId} AND recharge_due_at <= ${now}`,

    lookAt: (walletId, at) =>
      run(client, "recharge.lookAt")`
        UPDATE wallet SET recharge_due_at = ${at} WHERE id = ${walletId} AND recharge_below_mc IS NOT NULL`,

    reader: (userId) =>
      one<MailReader>(client, "recharge.reader")`
        SELECT ${columnsOf<MailReader>()("email, first_name, language")} FROM users WHERE id = ${userId} AND deleted_at IS NULL`,

    addLink: (link) =>
      run(client, "recharge.addLink")`
        INSERT INTO recharge_link (${linkColumns}) VALUES (${linkColumns.values(link)})`,

    findLink: (walletId, tokenHash) =>
      one<RechargeLink>(client, "recharge.findLink")`
        SELECT ${linkColumns} FROM recharge_link
         WHERE wallet_id = ${walletId} AND token_hash = ${tokenHash}`,

    async endingCards({ now, by }, limit) {
      const end = sql.fragment`make_timestamptz(expires_year, expires_month, 1, 12, 0, 0, 'UTC') + interval '1 month'`;
      const rows = await many<{ walletId: string }>(client, "recharge.endingCards")`
        SELECT rule.wallet_id FROM recharge_rule AS rule
          JOIN saved_card AS card ON card.wallet_id = rule.wallet_id AND card.id = rule.card_id
         WHERE ${end} <= ${now}
            OR (${end} <= ${by} AND rule.expiry_told IS DISTINCT FROM
                to_char(make_date(expires_year, expires_month, 1), 'YYYY-MM'))
         LIMIT ${limit}`;
      return rows.map(({ walletId }) => walletId);
    },

    async tellExpiry(walletId, month) {
      const text = sql.parameter(month);
      return changedOne(client, "recharge.tellExpiry")`
        UPDATE recharge_rule SET expiry_told = ${text}
         WHERE wallet_id = ${walletId} AND expiry_told IS DISTINCT FROM ${text}`;
    },
  };
}

function withPause<Row extends PauseRow>({
  pausedBecause: because,
  pausedUntil: until,
  decline,
  pausedPaymentId: paymentId,
  ...row
}: Row) {
  return { ...row, pause: because === null ? null : { because, until, decline, paymentId } };
}

function toPauseRow(pause: Pause | null): PauseRow {
  const { because = null, until = null, decline = null, paymentId = null } = pause ?? {};
  return { pausedBecause: because, pausedUntil: until, decline, pausedPaymentId: paymentId };
}

function toRow<Paused extends { pause: Pause | null }>({ pause, ...row }: Paused) {
  return { ...row, ...toPauseRow(pause) };
}
