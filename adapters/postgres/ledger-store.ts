import type { Balance, LedgerStore, Posting } from "#domain/ledger/ledger-store.ts";
import type { Client } from "./database.ts";
import { auditLedger } from "./ledger-audit.ts";

const openAccount = {
  name: "ledger-open-account",
  text: "INSERT INTO account (id) VALUES ($1) ON CONFLICT (id) DO NOTHING",
};

const readBalance = {
  name: "ledger-balance",
  text: `SELECT posted_mc, held_mc, posted_mc - held_mc - floor_mc AS available_mc FROM account WHERE id = $1`,
};

// The guard stands in WHERE: concurrent postings of one account wait for its row and are judged by what they find.
// An allowed debt lowers the floor first; the account's trigger raises it again as the debt is paid.
export const post = {
  name: "ledger-post",
  text: `
    WITH moved AS (
      UPDATE account
         SET posted_mc = posted_mc + $2,
             seq = seq + 1,
             floor_mc = CASE WHEN $6 THEN least(floor_mc, posted_mc + $2 - held_mc) ELSE floor_mc END
       WHERE id = $1 AND ($6 OR $2::bigint > 0 OR posted_mc - held_mc - floor_mc >= -$2)
      RETURNING id, seq, posted_mc, held_mc, floor_mc
    ), written AS (
      INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
      SELECT id, seq, $3, $2, posted_mc, $4, $5::uuid FROM moved
    )
    SELECT posted_mc, held_mc, posted_mc - held_mc - floor_mc AS available_mc FROM moved`,
};

const postedFor = {
  name: "ledger-posted-for",
  text: `SELECT coalesce(sum(delta_mc), 0) AS posted_mc FROM transfer
          WHERE subject_id = $1 AND ($2::text IS NULL OR contra = $2)`,
};

const nothing: Balance = { posted_mc: 0, held_mc: 0, available_mc: 0 };

/** The ledger on one connection: each method is one statement. */
export function ledgerStore(client: Client): LedgerStore {
  return {
    async openAccount(accountId) {
      await client.query({ ...openAccount, values: [accountId] });
    },

    async balance(accountId) {
      const { rows } = await client.query<Balance>({ ...readBalance, values: [accountId] });
      return rows[0] ?? nothing;
    },

    async post(posting) {
      const { accountId, delta_mc, contra, ref, subjectId, mayOverdraw } = posting;
      const { rows } = await client.query<Balance>({
        ...post,
        values: [accountId, delta_mc, contra, ref, subjectId, mayOverdraw],
      });
      if (rows[0] === undefined && !canBeRefused(posting)) {
        throw new Error(`Account ${accountId} must be opened before ${ref} is posted`);
      }
      return rows[0];
    },

    async postedFor(subjectId, contra) {
      const { rows } = await client.query<{ posted_mc: number }>({
        ...postedFor,
        values: [subjectId, contra ?? null],
      });
      return rows[0]?.posted_mc ?? 0;
    },

    audit: () => auditLedger(client),
  };
}

/** Only a debit without leave to overdraw can lack credits; anything else not posted would be lost in silence. */
function canBeRefused({ delta_mc, mayOverdraw }: Posting): boolean {
  return delta_mc < 0 && !mayOverdraw;
}
