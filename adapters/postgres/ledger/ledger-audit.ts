import type { Client } from "#adapters/postgres/connection/database.ts";
import {
  type Fragment,
  type MoneyFields,
  many,
  type Part,
  type Statement,
  sql,
} from "#adapters/postgres/sql.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";

/** Differences of `totals`, a row for each wallet that is looked at, and chains that are `broken`. */
const findings = sql.fragment`
  SELECT wallet_id, 'posted' AS invariant, moved_mc AS expected_mc, posted_mc AS actual_mc
    FROM totals WHERE moved_mc <> posted_mc
  UNION ALL
  SELECT wallet_id, 'held', reserved_mc, held_mc FROM totals WHERE reserved_mc <> held_mc
  UNION ALL
  SELECT wallet_id, 'chain', follows_mc, balance_after_mc FROM broken
  UNION ALL
  SELECT wallet_id, 'chain', moved_mc, posted_mc FROM totals
   WHERE last_seq <> seq AND wallet_id NOT IN (SELECT wallet_id FROM broken)
  ORDER BY 1, 2`;
const findingMoney: MoneyFields<AuditFinding> = { expected_mc: "always", actual_mc: "always" };

/**
 * Checks the three invariants in one statement, and so on one snapshot. `expected` is the sum of the rows, `actual` the
 * value in the wallet or transfer. A broken chain is reported at its first break, with the balance that should follow
 * and the one written; they are equal when only the numbering has a gap.
 */
const audit = (name: string, of: (column: Fragment) => Part): Statement => sql(name)`
  WITH chain AS (
    SELECT wallet_id, seq, delta_mc, balance_after_mc,
           row_number() OVER one_wallet AS position,
           coalesce(lag(balance_after_mc) OVER one_wallet, 0) + delta_mc AS follows_mc
      FROM transfer
     WHERE ${of(walletId)}
    WINDOW one_wallet AS (PARTITION BY wallet_id ORDER BY seq)
  ), broken AS (
    SELECT DISTINCT ON (wallet_id) wallet_id, follows_mc, balance_after_mc
      FROM chain
     WHERE seq <> position OR balance_after_mc <> follows_mc
     ORDER BY wallet_id, seq
  ), moved AS (
    SELECT wallet_id, sum(delta_mc) AS posted_mc, max(seq) AS seq FROM transfer WHERE ${of(walletId)} GROUP BY wallet_id
  ), reserved AS (
    SELECT wallet_id, sum(held_mc) AS held_mc FROM hold WHERE ${of(walletId)} GROUP BY wallet_id
  ), totals AS (
    SELECT coalesce(wallet.id, moved.wallet_id, reserved.wallet_id) AS wallet_id,
           coalesce(moved.posted_mc, 0) AS moved_mc, coalesce(wallet.posted_mc, 0) AS posted_mc,
           coalesce(reserved.held_mc, 0) AS reserved_mc, coalesce(wallet.held_mc, 0) AS held_mc,
           coalesce(moved.seq, 0) AS last_seq, coalesce(wallet.seq, 0) AS seq
      FROM (SELECT id, posted_mc, held_mc, seq FROM wallet WHERE ${of(id)}) AS wallet
      FULL JOIN moved ON moved.wallet_id = wallet.id
      FULL JOIN reserved ON reserved.wallet_id = coalesce(wallet.id, moved.wallet_id)
  ) ${findings}`;

const id = sql.fragment`id`;
const walletId = sql.fragment`wallet_id`;

/** Lists every broken invariant of the ledger, by wallet; empty for a correct ledger. */
export async function auditLedger(client: Client): Promise<AuditFinding[]> {
  return many<AuditFinding>(
    client,
    audit("ledger.audit", () => sql.part`true`),
    findingMoney,
  );
}

/** As `auditLedger`, for one wallet. Its rows are on one shard, so the snapshot holds there too. */
export async function auditWallet(client: Client, wallet: string): Promise<AuditFinding[]> {
  const only = sql.parameter(wallet);
  return many<AuditFinding>(
    client,
    audit("ledger.auditWallet", (column) => sql.part`${column} = ${only}`),
    findingMoney,
  );
}

/**
 * As `auditLedger`, for what is new when every transfer from before `since` was proven: each later transfer follows the one before
 * it in its wallet, and the wallets with new transfers, calls, refunds or numbers, or with open holds, agree with their last transfer, whose
 * balance is the sum of all. Transfers are never changed, so that the earlier ones need no second look.
 */
export async function auditNewRows(client: Client, since: Date): Promise<AuditFinding[]> {
  const from = sql.parameter(since);
  // An end that lies beyond all rows: PostgreSQL expects few rows between two moments, and many after one.
  const isNew = (time: Fragment) => sql.part`${time} >= ${from} AND ${time} < 'infinity'::timestamptz`;
  return many<AuditFinding>(client, "ledger.auditNewRows", findingMoney)`
    WITH fresh AS MATERIALIZED (
      SELECT wallet_id, seq, delta_mc, balance_after_mc FROM transfer WHERE ${isNew(sql.fragment`created_at`)}
    ), broken AS (
      SELECT DISTINCT ON (fresh.wallet_id) fresh.wallet_id, fresh.balance_after_mc,
             coalesce(earlier.balance_after_mc, 0) + fresh.delta_mc AS follows_mc
        FROM fresh LEFT JOIN LATERAL (
          SELECT transfer.seq, transfer.balance_after_mc FROM transfer
           WHERE transfer.wallet_id = fresh.wallet_id AND transfer.seq < fresh.seq
           ORDER BY transfer.seq DESC LIMIT 1) AS earlier ON true
       WHERE fresh.seq <> coalesce(earlier.seq, 0) + 1
          OR fresh.balance_after_mc <> coalesce(earlier.balance_after_mc, 0) + fresh.delta_mc
       ORDER BY fresh.wallet_id, fresh.seq
    ), reserved AS MATERIALIZED (
      SELECT wallet_id, sum(held_mc) AS held_mc FROM hold GROUP BY wallet_id
    ), touched AS (
      SELECT wallet_id FROM fresh
      UNION SELECT wallet_id FROM reserved
      UNION SELECT wallet_id FROM call WHERE ${isNew(sql.fragment`created_at`)}
      UNION SELECT wallet_id FROM refund_request WHERE ${isNew(sql.fragment`requested_at`)}
      UNION SELECT wallet_id FROM rented_number WHERE ${isNew(sql.fragment`created_at`)}
    ), totals AS (
      SELECT touched.wallet_id, coalesce(last.balance_after_mc, 0) AS moved_mc, coalesce(wallet.posted_mc, 0) AS posted_mc,
             coalesce(reserved.held_mc, 0) AS reserved_mc, coalesce(wallet.held_mc, 0) AS held_mc,
             coalesce(last.seq, 0) AS last_seq, coalesce(wallet.seq, 0) AS seq
        FROM touched
        LEFT JOIN reserved ON reserved.wallet_id = touched.wallet_id
        LEFT JOIN LATERAL (
          SELECT posted_mc, held_mc, seq FROM wallet WHERE id = touched.wallet_id LIMIT 1) AS wallet ON true
        LEFT JOIN LATERAL (
          SELECT seq, balance_after_mc FROM transfer WHERE transfer.wallet_id = touched.wallet_id
           ORDER BY seq DESC LIMIT 1) AS last ON true
    ) ${findings}`;
}
