import { callColumns } from "./call-row.ts";

/*
 * Holds and charges, each in one statement and one round trip. The guards stand in WHERE: a statement that waits for a
 * row judges it by what it finds then. A call's row is always taken before its account's, also where a call is opened:
 * its insert waits for whoever is ending the account's last call, who in turn wants the account.
 *
 * An open call is one that has no cost yet; the table says so. Statements that know the call ask for that, not for
 * `open`: indexes of open calls are small, and PostgreSQL would rather read one of them through than look up the key.
 */

const termsColumns = "country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s";

/**
 * No row: the account cannot hold that much. When others take it meanwhile, the account's own check refuses; that and a
 * unique violation undo the call with the hold.
 */
export const authorise = {
  name: "call-authorise",
  text: `
    WITH opened AS (
      INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, cutoff_at, check_at,
                        ${termsColumns})
      SELECT $1, account.id, $4, $5, $3, true, 'requested', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
        FROM account WHERE account.id = $2 AND posted_mc - account.held_mc - floor_mc >= $3
      RETURNING account_id, held_mc
    )
    UPDATE account SET held_mc = account.held_mc + opened.held_mc FROM opened WHERE account.id = opened.account_id`,
};

export const addRefused = {
  name: "call-add-refused",
  text: `
    INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, ended_at, refusal,
                      cost_mc, ${termsColumns})
    VALUES ($1, $2, $3, $4, 0, false, 'refused', $5, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (provider_sid) DO NOTHING`,
};

export const advance = {
  name: "call-advance",
  text: `
    UPDATE call
       SET status = $2, child_sid = coalesce(child_sid, $3), answered_at = coalesce(answered_at, $4),
           cutoff_at = least(cutoff_at, $5)
     WHERE id = $1 AND cost_mc IS NULL AND status = ANY ($6)`,
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

/** Skips what another node is claiming at this moment. */
export const claimExpired = {
  name: "call-claim-expired",
  text: `
    WITH due AS (
      SELECT id AS due_id FROM call
       WHERE open AND cutoff_at <= $1 AND (hung_up_at IS NULL OR hung_up_at <= $2)
       ORDER BY cutoff_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    UPDATE call SET hung_up_at = $1 FROM due WHERE id = due_id AND cost_mc IS NULL
    RETURNING ${callColumns}`,
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
