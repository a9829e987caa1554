import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import type { Client } from "./database.ts";

/**
 * The three invariants, in one statement and so on one snapshot. Expected is what the rows underneath add up to,
 * actual what the account or the transfer says. Of a broken chain the first break is reported: the balance that
 * should follow, and the one written; they are equal where only the numbering has a gap.
 */
const audit = `
  WITH chain AS (
    SELECT account_id, seq, delta_mc, balance_after_mc,
           row_number() OVER one_account AS position,
           coalesce(lag(balance_after_mc) OVER one_account, 0) + delta_mc AS follows_mc
      FROM transfer
    WINDOW one_account AS (PARTITION BY account_id ORDER BY seq)
  ), broken AS (
    SELECT DISTINCT ON (account_id) account_id, follows_mc, balance_after_mc
      FROM chain
     WHERE seq <> position OR balance_after_mc <> follows_mc
     ORDER BY account_id, seq
  ), moved AS (
    SELECT account_id, sum(delta_mc) AS posted_mc, max(seq) AS seq FROM transfer GROUP BY account_id
  ), reserved AS (
    SELECT account_id, sum(held_mc) AS held_mc FROM call WHERE open GROUP BY account_id
  ), totals AS (
    SELECT coalesce(account.id, moved.account_id, reserved.account_id) AS account_id,
           coalesce(moved.posted_mc, 0) AS moved_mc, coalesce(account.posted_mc, 0) AS posted_mc,
           coalesce(reserved.held_mc, 0) AS reserved_mc, coalesce(account.held_mc, 0) AS held_mc,
           coalesce(moved.seq, 0) AS last_seq, coalesce(account.seq, 0) AS seq
      FROM account
      FULL JOIN moved ON moved.account_id = account.id
      FULL JOIN reserved ON reserved.account_id = coalesce(account.id, moved.account_id)
  )
  SELECT account_id AS "accountId", 'posted' AS invariant, moved_mc AS expected_mc, posted_mc AS actual_mc
    FROM totals WHERE moved_mc <> posted_mc
  UNION ALL
  SELECT account_id, 'held', reserved_mc, held_mc FROM totals WHERE reserved_mc <> held_mc
  UNION ALL
  SELECT account_id, 'chain', follows_mc, balance_after_mc FROM broken
  UNION ALL
  SELECT account_id, 'chain', moved_mc, posted_mc FROM totals
   WHERE last_seq <> seq AND account_id NOT IN (SELECT account_id FROM broken)
  ORDER BY 1, 2`;

/** Every broken invariant of the ledger, by account; empty is the only good answer. */
export async function auditLedger(client: Client): Promise<AuditFinding[]> {
  const { rows } = await client.query<AuditFinding>({ name: "ledger-audit", text: audit });
  return rows;
}
