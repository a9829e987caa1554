import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, type MoneyFields, one, run, sql } from "#adapters/postgres/sql.ts";
import type { Balance, LedgerStore, Posting } from "#domain/ledger/ledger-store.ts";
import { auditLedger, auditWallet } from "./ledger-audit.ts";
import { raiseHeld } from "./wallet-holds.ts";

const nothing: Balance = { posted_mc: 0, held_mc: 0, available_mc: 0 };
const balanceMoney: MoneyFields<Balance> = { posted_mc: "always", held_mc: "always", available_mc: "always" };
const balanceColumns = columnsOf<Balance>()(
  "posted_mc, held_mc, posted_mc - held_mc - floor_mc AS available_mc",
);

/** The ledger on one connection: each method is one statement on one wallet. */
export function ledgerStore(client: Client): LedgerStore {
  return {
    openWallet: (walletId) =>
      run(client, "ledger.openWallet")`
        INSERT INTO wallet (id) VALUES (${walletId}) ON CONFLICT (id) DO NOTHING`,

    async balance(walletId) {
      const balance = await one<Balance>(client, "ledger.balance", balanceMoney)`
        SELECT ${balanceColumns} FROM wallet WHERE id = ${walletId}`;
      return balance ?? nothing;
    },

    async post(posting) {
      const balance = await one<Balance>(client, postStatement(posting), balanceMoney);
      if (balance === undefined && !canBeRefused(posting)) {
        throw new Error(`Wallet ${posting.walletId} must be opened before ${posting.ref} is posted`);
      }
      return balance;
    },

    async hold(walletId, more_mc, version) {
      const raise = {
        walletId: sql.parameter(walletId),
        more_mc: sql.parameter(more_mc),
        version: version ?? null,
      };
      return (await changed(client, "ledger.hold")`${raiseHeld(raise)}`) === 1;
    },

    // The literal condition lets the plan use the index of payments' transfers: of the parameter alone the planner cannot
    // know that it is not 'calls'.
    async postedFor(walletId, paymentId, contra) {
      const sum = await one<{ posted_mc: number }>(client, "ledger.postedFor", { posted_mc: "always" })`
        SELECT coalesce(sum(delta_mc), 0) AS posted_mc FROM transfer
         WHERE wallet_id = ${walletId} AND subject_id = ${paymentId} AND contra = ${contra} AND contra <> 'calls'`;
      return sum?.posted_mc ?? 0;
    },

    audit: () => auditLedger(client),
    auditWallet: (walletId) => auditWallet(client, walletId),
  };
}

/**
 * The guard is in WHERE: a posting that waited for the wallet's row is checked against the row's new state.
 * An allowed debt lowers the floor; the wallet's trigger raises it again as the debt is paid.
 * A fall below the threshold of the wallet's rule has the rule looked at, as the settlement of a call does. A look that waits
 * for something else keeps its time.
 */
function postStatement({ walletId, delta_mc, contra, ref, subjectId, mayOverdraw }: Posting) {
  const wallet = sql.parameter(walletId);
  const delta = sql.parameter(delta_mc);
  const overdraws = sql.parameter(mayOverdraw);
  return sql("ledger.post")`
    WITH moved AS (
      UPDATE wallet
         SET posted_mc = posted_mc + ${delta}, seq = seq + 1, version = version + 1,
             floor_mc = CASE WHEN ${overdraws} THEN least(floor_mc, posted_mc + ${delta} - held_mc) ELSE floor_mc END,
             recharge_due_at = CASE WHEN ${delta}::bigint < 0 AND posted_mc + ${delta} < recharge_below_mc
                                    THEN coalesce(recharge_due_at, '-infinity') ELSE recharge_due_at END
       WHERE id = ${wallet}
         AND (${overdraws} OR ${delta}::bigint > 0 OR posted_mc - held_mc - floor_mc >= -${delta})
      RETURNING seq, posted_mc, held_mc, floor_mc
    ), written AS (
      INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
      SELECT ${wallet}, seq, ${contra}, ${delta}, posted_mc, ${ref}, ${subjectId} FROM moved
    )
    SELECT ${balanceColumns} FROM moved`;
}

/** Tells if a posting may lack credits. Any other posting that moves nothing must throw, or it would be lost silently. */
function canBeRefused({ delta_mc, mayOverdraw }: Posting): boolean {
  return delta_mc < 0 && !mayOverdraw;
}
