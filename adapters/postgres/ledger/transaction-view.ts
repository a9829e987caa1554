import type { Client } from "#adapters/postgres/connection/database.ts";
import { ofMember as isOfMember, refundStatus } from "#adapters/postgres/fragments.ts";
import { cursorColumn, cutPage, type PagedRow, pageFrom } from "#adapters/postgres/page.ts";
import { columnsOf, many, type Part, type Statement, sql } from "#adapters/postgres/sql.ts";
import type { TransactionEntry, TransactionQuery, TransactionView } from "#domain/ledger/transactions.ts";
import type { VisibleWallet } from "#domain/ledger/viewer.ts";

export function transactionView(client: Client): TransactionView {
  return {
    async list(visible, query) {
      const rows = await many<TransactionEntry & PagedRow>(client, listing(visible, query), {
        credits_mc: "always",
      });
      const { page, next } = cutPage(rows, query.limit);
      return { entries: page.map(({ cursor, ...entry }) => entry), next };
    },
  };
}

/**
 * Each part reads no more rows than a page can need, in the order of an index of its own. A payment's first transfer is the
 * purchase; later ones are refunds or their reversals. A completed purchase shows the credits of its transfer, so all rows
 * but the purchases that are not completed always sum to the balance. A member's call that the reader sees without its number names the
 * caller instead. Owner and member are two statements, because a plan for all values would read the whole wallet's rows for a
 * member. A row that belongs to another is found by LATERAL with a limit: PostgreSQL, which expects few rows of a wallet,
 * would join with all of them.
 */
function listing(visible: VisibleWallet, query: TransactionQuery): Statement {
  const history = {
    wallet: sql.parameter(visible.walletId),
    numbersOf: sql.parameter(visible.numbersOf),
    type: sql.parameter(query.type ?? null),
    ...pageFrom(query),
  };
  return visible.moneyOf === null ? ofWallet(history) : ofMember(history, sql.parameter(visible.moneyOf));
}

type Parameter = ReturnType<typeof sql.parameter>;
type History = Record<"wallet" | "numbersOf" | "type" | "createdAt" | "id" | "limit", Parameter>;

const columns = sql.fragment`
  ${columnsOf<TransactionEntry>()(`kind, id, created_at, status, credits_mc, amount_minor, currency, ended_because,
           rule_end, declined, by_rule, finisher, country, destination, number, caller`)}, ${cursorColumn}`;

/** A transfer of an index that calls and purchases pay nothing for: what was given back, and taken back. */
const isGiven = sql.fragment`t.contra <> 'calls' AND t.ref NOT LIKE 'payment:%:1'`;

function ofWallet(history: History): Statement {
  const { wallet, type, createdAt, id, limit } = history;
  return sql("transaction.list")`
    SELECT ${columns} FROM (
    ${purchases(history, sql.part`true`)}
    UNION ALL
    (SELECT ${refund} FROM (VALUES ('payments'), ('disputes')) AS house (name)
      CROSS JOIN LATERAL (
        SELECT t.contra, t.ref, t.created_at, t.delta_mc, p.charge_minor, p.credits_mc, p.currency, p.refunds
          FROM transfer t
         CROSS JOIN LATERAL (
           SELECT charge_minor, credits_mc, currency, refunds FROM payment WHERE wallet_id = ${wallet} AND payment.id = t.subject_id LIMIT 1
         ) AS p
         WHERE t.wallet_id = ${wallet} AND t.contra = house.name AND ${isGiven}
           AND (${type}::text IS NULL OR ${type} = 'refund') AND (t.created_at, t.ref) < (${createdAt}, ${id})
         ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit}
      ) AS moved)
    UNION ALL
    ${adjustments(history, sql.part`true`)}
    UNION ALL
    ${rents(history)}
    UNION ALL
    (SELECT ${call(history)}
       FROM call c
      WHERE c.wallet_id = ${wallet} AND c.cost_mc > 0 AND (${type}::text IS NULL OR ${type} = 'call')
        AND (c.created_at, c.id::text) < (${createdAt}, ${id})
      ORDER BY c.created_at DESC, c.id::text DESC LIMIT ${limit})
    ) AS history
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

function ofMember(history: History, member: Parameter): Statement {
  const { wallet, type, createdAt, id, limit } = history;
  return sql("transaction.listOfMember")`
    SELECT ${columns} FROM (
    ${purchases(history, sql.part`p.user_id = ${member}`)}
    UNION ALL
    (SELECT ${refund} FROM (
       SELECT t.contra, t.ref, t.created_at, t.delta_mc, p.charge_minor, p.credits_mc, p.currency, p.refunds
         FROM payment p
        CROSS JOIN LATERAL (
          SELECT * FROM transfer t
           WHERE t.wallet_id = ${wallet} AND t.subject_id = p.id AND t.contra IN ('payments', 'disputes') AND ${isGiven}
             AND (t.created_at, t.ref) < (${createdAt}, ${id}) OFFSET 0
        ) AS t
        WHERE p.wallet_id = ${wallet} AND p.user_id = ${member} AND p.postings > 1
          AND (${type}::text IS NULL OR ${type} = 'refund')
        ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit}
      ) AS moved)
    UNION ALL
    ${adjustments(history, sql.part`c.user_id = ${member}`)}
    UNION ALL
    (SELECT ${call(history)} FROM (
       SELECT call.id FROM call
        WHERE wallet_id = ${wallet} AND user_id = ${member} AND cost_mc > 0
          AND (${type}::text IS NULL OR ${type} = 'call') AND (created_at, call.id::text) < (${createdAt}, ${id})
        ORDER BY created_at DESC, call.id::text DESC LIMIT ${limit}
      ) AS own
      CROSS JOIN LATERAL (SELECT * FROM call WHERE wallet_id = ${wallet} AND call.id = own.id LIMIT 1) AS c)
    ) AS history
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** The newest change or end of a rule that names the payment `p`, for one that ended because its rule does not wait for it. */
const ruleEnd = ({ wallet }: History) => sql.part`
            CASE WHEN p.initiator = 'rule' AND p.ended_because = 'replaced' THEN (
              SELECT CASE kind WHEN 'ended' THEN because ELSE 'changed' END FROM recharge_event
               WHERE wallet_id = ${wallet} AND payment_id = p.id AND kind IN ('ended', 'changed')
               ORDER BY at DESC LIMIT 1) END`;

/** The user of the payment `p` while the bank wants it confirmed and its rule still pays with its card. */
const finisher = ({ wallet }: History) => sql.part`
            CASE WHEN p.initiator = 'rule' AND p.status = 'pending'
                  AND EXISTS (SELECT FROM card_standing WHERE wallet_id = ${wallet} AND paused_payment_id = p.id)
                  AND EXISTS (SELECT FROM recharge_rule AS rule
                                JOIN saved_card AS card ON card.wallet_id = ${wallet} AND card.id = rule.card_id
                               WHERE rule.wallet_id = ${wallet} AND card.provider_ref = p.card_ref)
                 THEN p.user_id END`;

const purchases = (history: History, seen: Part) => {
  const { wallet, type, createdAt, id, limit } = history;
  return sql.part`
    (SELECT 'purchase' AS kind, p.id::text, p.created_at, p.status,
            CASE WHEN p.status = 'completed'
              THEN coalesce((SELECT delta_mc FROM transfer t
                              WHERE t.wallet_id = ${wallet} AND t.ref = 'payment:' || p.id || ':1'), 0)
              ELSE p.credits_mc END AS credits_mc,
            p.charge_minor AS amount_minor, p.currency, p.ended_because, ${ruleEnd(history)} AS rule_end,
            p.status = 'failed' AND p.declines > 0
              AND (p.initiator <> 'rule' OR coalesce(p.ended_because, 'declines') = 'declines') AS declined,
            p.initiator = 'rule' AS by_rule, ${finisher(history)} AS finisher, NULL AS country, NULL AS destination,
            NULL AS number, NULL AS caller
       FROM payment p
      WHERE p.wallet_id = ${wallet} AND ${seen} AND (${type}::text IS NULL OR ${type} = 'purchase')
        AND (p.created_at, p.id::text) < (${createdAt}, ${id})
      ORDER BY p.created_at DESC, p.id::text DESC LIMIT ${limit})`;
};

const refund = sql.fragment`
            CASE contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END, ref, created_at, ${refundStatus}, delta_mc,
            round(charge_minor::numeric * delta_mc / credits_mc)::bigint, currency, NULL, NULL, NULL::boolean, NULL::boolean,
            NULL::uuid, NULL, NULL, NULL, NULL`;

const adjustments = (history: History, seen: Part) => {
  const { wallet, type, createdAt, id, limit } = history;
  return sql.part`
    (SELECT CASE WHEN c.id IS NOT NULL AND ${seesNumber(history)} THEN 'bad_line' WHEN c.id IS NOT NULL THEN 'member_bad_line'
                 WHEN starts_with(t.ref, 'debt:') THEN 'debt' ELSE 'adjustment' END,
            t.ref, t.created_at, 'completed', t.delta_mc, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${dialled(history)}
       FROM transfer t
       LEFT JOIN LATERAL (
         SELECT * FROM call WHERE wallet_id = ${wallet} AND call.id = t.subject_id AND t.ref = 'bad-line:' || call.id LIMIT 1
       ) AS c ON true
      WHERE t.wallet_id = ${wallet} AND t.contra = 'adjustments' AND ${isGiven} AND ${seen}
        AND (${type}::text IS NULL OR ${type} = 'adjustment') AND (t.created_at, t.ref) < (${createdAt}, ${id})
      ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit})`;
};

/** Rents of numbers, which the owner of the wallet alone has. */
const rents = (history: History) => {
  const { wallet, numbersOf, type, createdAt, id, limit } = history;
  return sql.part`
    (SELECT 'rent', t.ref, t.created_at, 'completed', t.delta_mc, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
            (SELECT rented.number FROM rented_number AS rented
              WHERE rented.wallet_id = ${wallet} AND rented.id = t.subject_id AND ${isOfMember(sql.fragment`rented.user_id`, numbersOf)}),
            NULL
       FROM transfer t
      WHERE t.wallet_id = ${wallet} AND t.contra = 'rents' AND ${isGiven}
        AND (${type}::text IS NULL OR ${type} = 'usage') AND (t.created_at, t.ref) < (${createdAt}, ${id})
      ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit})`;
};

const call = (history: History) => sql.part`
            CASE WHEN ${seesNumber(history)} THEN 'call' ELSE 'member_call' END, c.id::text, c.created_at, 'completed',
            -c.cost_mc, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${dialled(history)}`;

const seesNumber = ({ numbersOf }: History) => isOfMember(sql.fragment`c.user_id`, numbersOf);

const dialled = (history: History) => sql.part`
            CASE WHEN ${seesNumber(history)} THEN c.country END, CASE WHEN ${seesNumber(history)} THEN c.destination END,
            CASE WHEN ${seesNumber(history)} THEN c.number END,
            CASE WHEN NOT ${seesNumber(history)}
              THEN (SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = c.user_id) END`;
