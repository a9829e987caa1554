import { callColumns } from "./call-row.ts";

/*
 * Holds and charges, each in one statement and one round trip. The guards stand in WHERE: a statement that waits for a
 * row judges it by what it finds then. An open call's row is always taken before its account's; a new call's after it,
 * and only of an account that has no open one, so that nobody waits for the account who has what the new call wants.
 *
 * An open call is one that has no cost yet; the table says so. Statements that know the call ask for that, not for
 * `open`: indexes of open calls are small, and PostgreSQL would rather read one of them through than look up the key.
 */

const termsColumns = "country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s";

/**
 * No row when the account is no longer as the call was judged by: it has opened a call or moved credits since, is in a
 * call, was frozen, or calling was switched off. The provider's name of the call is unique.
 */
export const authorise = {
  name: "call-authorise",
  text: `
    WITH held AS (
      UPDATE account SET held_mc = $3, calls_opened = calls_opened + 1
       WHERE id = $2 AND held_mc = 0 AND posted_mc - floor_mc >= $3 AND calls_opened = $16 AND seq = $17
         AND frozen_at IS NULL AND NOT EXISTS (SELECT FROM calling_stop)
      RETURNING id
    )
    INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, cutoff_at, check_at,
                      ${termsColumns}, new_number)
    SELECT $1, id, $4, $5, $3, true, 'requested', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $18 FROM held`,
};

export const addRefused = {
  name: "call-add-refused",
  text: `
    INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, ended_at, refusal,
                      cost_mc, ${termsColumns})
    VALUES ($1, $2, $3, $4, 0, false, 'refused', $5, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (provider_sid) DO NOTHING`,
};

/** An answer brings the cut-off nearer, never further; the meter looks then and finds its next look itself. */
export const advance = {
  name: "call-advance",
  text: `
    UPDATE call
       SET status = $2, child_sid = coalesce(child_sid, $3), answered_at = coalesce(answered_at, $4),
           cutoff_at = least(cutoff_at, $4::timestamptz + make_interval(secs => limit_s)),
           meter_at = coalesce($4, meter_at)
     WHERE id = $1 AND cost_mc IS NULL AND status = ANY ($5)`,
};

/** The account's own check refuses what it does not have, and with it the whole statement. */
export const extend = {
  name: "call-extend",
  text: `
    WITH extended AS (
      UPDATE call SET held_mc = held_mc + $3, epoch = epoch + 1
       WHERE id = $1 AND cost_mc IS NULL AND epoch = $2
      RETURNING account_id
    )
    UPDATE account SET held_mc = account.held_mc + $3 FROM extended WHERE account.id = extended.account_id`,
};

const ending = `
  open = false, status = $2, answered_s = $3, child_sid = coalesce(child_sid, $4), ended_at = $5, lost_mc = $6`;

export const settle = {
  name: "call-settle",
  text: `
    WITH settled AS (
      UPDATE call SET ${ending}, cost_mc = $7
       WHERE id = $1 AND cost_mc IS NULL AND held_mc >= $7
      RETURNING id, account_id, held_mc
    ), charged AS (
      UPDATE account
         SET held_mc = account.held_mc - settled.held_mc, posted_mc = posted_mc - $7, seq = seq + 1
        FROM settled WHERE account.id = settled.account_id
      RETURNING account.id, seq, posted_mc, settled.id AS call_id
    )
    INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
    SELECT id, seq, 'calls', -$7::bigint, posted_mc, 'call:' || call_id, call_id, $5 FROM charged`,
};

export const settleWithoutCharge = {
  name: "call-settle-without-charge",
  text: `
    WITH settled AS (
      UPDATE call SET ${ending}, cost_mc = 0
       WHERE id = $1 AND cost_mc IS NULL
      RETURNING account_id, held_mc
    )
    UPDATE account SET held_mc = account.held_mc - settled.held_mc
      FROM settled WHERE account.id = settled.account_id`,
};

/** The next check waits half the call's age: long calls are asked about seldom, lost ends are found in proportion. */
export const claimUnheard = {
  name: "call-claim-unheard",
  text: `
    WITH due AS (
      SELECT id AS due_id FROM call WHERE open AND check_at <= $1
       ORDER BY check_at LIMIT $4 FOR UPDATE SKIP LOCKED
    )
    UPDATE call
       SET check_at = $1::timestamptz + least(greatest(($1::timestamptz - created_at) / 2, make_interval(secs => $2)),
                                              make_interval(secs => $3))
      FROM due WHERE id = due_id AND cost_mc IS NULL
    RETURNING ${callColumns}`,
};
