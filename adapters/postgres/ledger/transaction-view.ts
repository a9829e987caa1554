import type { Client } from "#adapters/postgres/connection/database.ts";
import { ofMember } from "#adapters/postgres/fragments.ts";
import { cursorColumn, cutPage, type PagedRow, pageFrom } from "#adapters/postgres/page.ts";
import { columnsOf, many, type Statement, sql } from "#adapters/postgres/sql.ts";
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

/** The newest change or end of a rule that names the payment `p`, for one that ended because its rule does not wait for it. */
const ruleEnd = (wallet: unknown) => sql.part`
            CASE WHEN p.initiator = 'rule' AND p.ended_because = 'replaced' THEN (
              SELECT CASE kind WHEN 'ended' THEN because ELSE 'changed' END FROM recharge_event
               WHERE wallet_id = ${wallet} AND payment_id = p.id AND kind IN ('ended', 'changed')
               ORDER BY at DESC LIMIT 1) END`;

/** The user of the payment `p` while the bank wants it confirmed and its rule still pays with its card. */
const finisher = (wallet: unknown) => sql.part`
            CASE WHEN p.initiator = 'rule' AND p.status = 'pending'
                  AND EXISTS (SELECT FROM card_standing WHERE wallet_id = ${wallet} AND paused_payment_id = p.id)
                  AND EXISTS (SELECT FROM recharge_rule AS rule
                                JOIN saved_card AS card ON card.wallet_id = ${wallet} AND card.id = rule.card_id
                               WHERE rule.wallet_id = ${wallet} AND card.provider_ref = p.card_ref)
                 THEN p.user_id END`;

/**
 * Each part reads no more rows than a page can need. A payment's first transfer is the purchase; later ones are refunds
 * or their reversals. A completed purchase shows the credits of its transfer, so the completed rows of a wallet always
 * sum to its balance. A member's call that the reader sees without its number names the caller instead.
 */
function listing({ walletId, moneyOf, numbersOf }: VisibleWallet, query: TransactionQuery): Statement {
  const wallet = sql.parameter(walletId);
  const member = sql.parameter(moneyOf);
  const paymentSeen = ofMember(sql.fragment`p.user_id`, member);
  const callSeen = ofMember(sql.fragment`c.user_id`, member);
  const numberSeen = ofMember(sql.fragment`c.user_id`, sql.parameter(numbersOf));
  const dialled = sql.part`
            CASE WHEN ${numberSeen} THEN c.country END, CASE WHEN ${numberSeen} THEN c.destination END,
            CASE WHEN ${numberSeen} THEN c.number END,
            CASE WHEN NOT ${numberSeen} THEN (SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = c.user_id) END`;
  const type = sql.parameter(query.type ?? null);
  const { createdAt, id, limit } = pageFrom(query);
  return sql("transaction.list")`
    SELECT ${columnsOf<TransactionEntry>()(`kind, id, created_at, status, credits_mc, amount_minor, currency, ended_because,
           rule_end, declined, by_rule, finisher, country, destination, number, caller`)}, ${cursorColumn} FROM (
    (SELECT 'purchase' AS kind, p.id::text, p.created_at, p.status,
            CASE WHEN p.status = 'completed' THEN coalesce(t.delta_mc, 0) ELSE p.credits_mc END AS credits_mc,
            p.charge_minor AS amount_minor, p.currency, p.ended_because, ${ruleEnd(wallet)} AS rule_end,
            p.status = 'failed' AND p.declines > 0
              AND (p.initiator <> 'rule' OR coalesce(p.ended_because, 'declines') = 'declines') AS declined,
            p.initiator = 'rule' AS by_rule, ${finisher(wallet)} AS finisher, NULL AS country, NULL AS destination,
            NULL AS number, NULL AS caller
       FROM payment p LEFT JOIN transfer t ON t.wallet_id = ${wallet} AND t.ref = 'payment:' || p.id || ':1'
      WHERE p.wallet_id = ${wallet} AND ${paymentSeen} AND (${type}::text IS NULL OR ${type} = 'purchase')
        AND (p.created_at, p.id::text) < (${createdAt}, ${id})
      ORDER BY p.created_at DESC, p.id::text DESC LIMIT ${limit})
    UNION ALL
    (SELECT CASE t.contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END, t.ref, t.created_at, 'completed',
            t.delta_mc, round(p.charge_minor::numeric * t.delta_mc / p.credits_mc)::bigint, p.currency, NULL, NULL,
            NULL, NULL, NULL, NULL, NULL, NULL, NULL
       FROM transfer t JOIN payment p ON p.wallet_id = ${wallet} AND p.id = t.subject_id
      WHERE t.wallet_id = ${wallet} AND t.contra IN ('payments', 'disputes') AND ${paymentSeen}
        AND t.ref <> 'payment:' || p.id || ':1'
        AND (${type}::text IS NULL OR ${type} = 'refund') AND (t.created_at, t.ref) < (${createdAt}, ${id})
      ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit})
    UNION ALL
    (SELECT CASE WHEN c.id IS NOT NULL AND ${numberSeen} THEN 'bad_line' WHEN c.id IS NOT NULL THEN 'member_bad_line'
                 WHEN starts_with(t.ref, 'debt:') THEN 'debt' ELSE 'adjustment' END,
            t.ref, t.created_at, 'completed', t.delta_mc, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${dialled}
       FROM transfer t
       LEFT JOIN call c ON c.wallet_id = ${wallet} AND c.id = t.subject_id AND t.ref = 'bad-line:' || c.id
      WHERE t.wallet_id = ${wallet} AND t.contra = 'adjustments' AND ${callSeen}
        AND (${type}::text IS NULL OR ${type} = 'adjustment') AND (t.created_at, t.ref) < (${createdAt}, ${id})
      ORDER BY t.created_at DESC, t.ref DESC LIMIT ${limit})
    UNION ALL
    (SELECT CASE WHEN ${numberSeen} THEN 'call' ELSE 'member_call' END, c.id::text, c.created_at, 'completed',
            -c.cost_mc, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${dialled}
       FROM call c
      WHERE c.wallet_id = ${wallet} AND NOT c.open AND c.cost_mc > 0 AND ${callSeen}
        AND (${type}::text IS NULL OR ${type} = 'call') AND (c.created_at, c.id::text) < (${createdAt}, ${id})
      ORDER BY c.created_at DESC, c.id::text DESC LIMIT ${limit})
    ) AS history
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}
