import pg from "pg";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { lowerHeld, raiseHeld } from "#adapters/postgres/ledger/wallet-holds.ts";
import { changedOne, columnsOf, exists, run, sql } from "#adapters/postgres/sql.ts";
import { mayFollow, type ProgressStatus } from "#domain/calls/call.ts";
import type { CallAuthorisation, CallIdentity, CallRefusal, CallStore } from "#domain/calls/call-store.ts";
import { keptReport, reportedName } from "./call-reports.ts";
import { type TermsRow, toTermsRow } from "./call-row.ts";

/*
 * Holds and charges, each in one statement and one round trip. The guards are in WHERE, so a statement that waited for
 * a row checks the row's new state. Every part names the wallet, so that one shard answers.
 *
 * Order of locks: an open call's row before its wallet's; a new call's after it. A new call is opened only at the version
 * of the wallet at which its user could be in one more, and opening one moves the version on: no statement waits for a call
 * while it holds the wallet that the end of that call wants.
 *
 * An open call has no cost; a CHECK of the table says so. Statements that know the call's key test `cost_mc IS NULL`,
 * not `open`: for `open` PostgreSQL would scan a small index of open calls instead of looking up the key.
 */

type Holds = Pick<
  CallStore,
  "authorise" | "addRefused" | "advance" | "prolong" | "leave" | "cutOff" | "setCarrierLimit" | "settle"
>;

type Directed = Required<Pick<CallIdentity, "direction">>;
type OpenedRow = Omit<CallAuthorisation, "walletId" | "terms" | "hold_mc" | "version"> &
  Directed &
  Required<Pick<CallAuthorisation, "secondCall">> &
  TermsRow;
type RefusedRow = Omit<CallRefusal, "terms" | "dialled"> & Directed & TermsRow & { number: string };

const openedColumns =
  columnsOf<OpenedRow>()(`id, user_id, direction, second_call, session_id, carrier, provider_call_id, attempt_id, created_at,
  number, shown_number, forwarded_to, new_number, cutoff_at, check_at, carrier_limit_s, country, destination, per_minute_mc, connect_mc, minimum_s,
  increment_s, limit_s`);
const refusedColumns =
  columnsOf<RefusedRow>()(`wallet_id, id, user_id, direction, session_id, carrier, provider_call_id, attempt_id,
  created_at, number, refusal, country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s`);

const uniqueViolation = "23505";
const progress: ProgressStatus[] = ["requested", "ringing", "answered"];

export function callHolds(client: Client): Holds {
  return {
    async authorise({
      terms,
      hold_mc,
      version,
      direction = "outgoing",
      secondCall = false,
      forwardedTo = null,
      ...call
    }) {
      const walletId = sql.parameter(call.walletId);
      const more_mc = sql.parameter(hold_mc);
      const opening = changedOne(client, "call.authorise")`
        WITH held AS (
          ${raiseHeld({ walletId, more_mc, version })} AND NOT EXISTS (SELECT FROM calling_stop) RETURNING id
        )
        INSERT INTO call (wallet_id, held_mc, open, status, ${openedColumns})
        SELECT ${walletId}, ${more_mc}, true, 'requested',
               ${openedColumns.values({ ...call, direction, secondCall, forwardedTo, ...toTermsRow(terms) })}
          FROM held`;
      try {
        return (await opening) ? "opened" : "changed";
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
        return (await isKnown(client, call)) ? "known" : "changed";
      }
    },

    // A caller who is blocked is not missed, and sends no mail.
    addRefused: ({ terms, dialled: number, direction = "outgoing", ...call }) =>
      changedOne(client, "call.addRefused")`
        INSERT INTO call (held_mc, cost_mc, open, status, ended_at, missed_mail_at, ${refusedColumns})
        VALUES (0, 0, false, 'refused', ${call.createdAt}, ${call.refusal === "caller_blocked" ? call.createdAt : null},
                ${refusedColumns.values({ ...call, direction, ...toTermsRow(terms), number })})
        ON CONFLICT (wallet_id, provider_call_id, carrier) DO NOTHING`,

    // An answer moves the cut-off earlier, never later. It makes the call due, and the meter sets the next time.
    advance({ walletId, id, epoch, terms }, { status, childCallId, sessionId, at }, report) {
      const wallet = sql.parameter(walletId);
      const call = sql.parameter(id);
      const answeredAt = sql.parameter(status === "answered" ? at : null);
      const paidUntil =
        status === "answered" && terms ? new Date(at.getTime() + terms.limit_s * 1_000) : null;
      return changedOne(client, reportedName("call.advance", report))`
        WITH changed AS (
          UPDATE call
             SET status = ${status}, child_call_id = coalesce(child_call_id, ${childCallId}),
                 session_id = coalesce(session_id, ${sessionId ?? null}),
                 answered_at = coalesce(answered_at, ${answeredAt}), meter_at = coalesce(${answeredAt}, meter_at),
                 cutoff_at = least(cutoff_at, ${paidUntil})
           WHERE wallet_id = ${wallet} AND id = ${call} AND cost_mc IS NULL AND epoch = ${epoch}
             AND status = ANY (${progress.filter((earlier) => mayFollow(earlier, status))})
          RETURNING 1
        )${keptReport(wallet, call, report)} SELECT FROM changed`;
    },

    prolong: ({ walletId, id }, { more_mc, limit_s, cutoffAt, at }) =>
      run(client, "call.prolong")`
        UPDATE call
           SET held_mc = held_mc + ${more_mc}, epoch = epoch + 1, limit_s = ${limit_s}, cutoff_at = ${cutoffAt},
               meter_at = ${at}, hung_up_at = NULL
         WHERE wallet_id = ${walletId} AND id = ${id}`,

    leave: ({ walletId, id, epoch, held_mc: before_mc }, { limit_s, held_mc, at }) => {
      const wallet = sql.parameter(walletId);
      return changedOne(client, "call.leave")`
        WITH released AS (
          UPDATE call SET left_at = ${at}, held_mc = ${held_mc}, limit_s = ${limit_s}, epoch = epoch + 1
           WHERE wallet_id = ${wallet} AND id = ${id} AND cost_mc IS NULL AND left_at IS NULL AND epoch = ${epoch}
          RETURNING ${before_mc - held_mc}::bigint AS held_mc
        ) ${lowerHeld(wallet)}`;
    },

    // Locks the call alone.
    cutOff: ({ walletId, id }, { at, meterAt }) => {
      const now = sql.parameter(at);
      return changedOne(client, "call.cutOffForUser")`
        UPDATE call
           SET cutoff_at = least(cutoff_at, ${now}), meter_at = least(meter_at, ${meterAt}),
               stopped_at = coalesce(stopped_at, ${now})
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL AND left_at IS NULL`;
    },

    setCarrierLimit: ({ walletId, id }, limit_s) =>
      changedOne(client, "call.setCarrierLimit")`
        UPDATE call SET carrier_limit_s = ${limit_s}
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL`,

    // An incoming call that its user has declined ends as busy: carriers differ about a caller's leg that we ended.
    settle({ walletId, id }, { outcome, cost_mc, lost_mc, at }, report) {
      const wallet = sql.parameter(walletId);
      const call = sql.parameter(id);
      const cost = sql.parameter(cost_mc);
      const endedAt = sql.parameter(at);
      const ending = sql.part`
        open = false,
        status = CASE WHEN ${outcome.answered_s === null}::boolean AND direction = 'incoming' AND stopped_at IS NOT NULL
                      THEN 'busy' ELSE ${outcome.status}::call_status END, answered_s = ${outcome.answered_s}, cost_mc = ${cost},
        lost_mc = ${lost_mc}, child_call_id = coalesce(child_call_id, ${outcome.childCallId}), ended_at = ${endedAt}`;
      if (cost_mc === 0) {
        return changedOne(client, reportedName("call.settleWithoutCharge", report))`
          WITH released AS (
            UPDATE call SET ${ending} WHERE wallet_id = ${wallet} AND id = ${call} AND cost_mc IS NULL
            RETURNING held_mc
          ), changed AS (${lowerHeld(wallet)} RETURNING 1)${keptReport(wallet, call, report)} SELECT FROM changed`;
      }
      return changedOne(client, reportedName("call.settle", report))`
        WITH settled AS (
          UPDATE call SET ${ending}
           WHERE wallet_id = ${wallet} AND id = ${call} AND cost_mc IS NULL AND held_mc >= ${cost}
          RETURNING held_mc
        ), charged AS (
          UPDATE wallet
             SET held_mc = wallet.held_mc - settled.held_mc, posted_mc = posted_mc - ${cost}, seq = seq + 1,
                 version = version + 1,
                 recharge_due_at = CASE WHEN posted_mc - ${cost} < recharge_below_mc
                                        THEN coalesce(recharge_due_at, ${endedAt}) ELSE recharge_due_at END
            FROM settled WHERE wallet.id = ${wallet}
          RETURNING seq, posted_mc
        ), changed AS (
          INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
          SELECT ${wallet}, seq, 'calls', -${cost}::bigint, posted_mc, ${`call:${id}`}, ${call}, ${endedAt} FROM charged
          RETURNING 1
        )${keptReport(wallet, call, report)} SELECT FROM changed`;
    },
  };
}

/** Returns true when the carrier's call has a row already. Otherwise the user's open call broke the unique rule. */
async function isKnown(
  client: Client,
  { walletId, carrier, providerCallId }: CallIdentity,
): Promise<boolean> {
  return exists(client, "call.isKnown")`
    SELECT 1 FROM call
     WHERE wallet_id = ${walletId} AND provider_call_id = ${providerCallId} AND carrier = ${carrier}`;
}
