import { callColumns } from "./call-row.ts";

/*
 * The meter: when a running call is looked at, and what may come of it. As everywhere a call's row is taken before its
 * account's.
 */

/** Holds more and lets the call run for longer. The account's rules refuse what it does not have, and when it is frozen. */
export const prolong = {
  name: "call-prolong",
  text: `
    WITH prolonged AS (
      UPDATE call
         SET held_mc = held_mc + $3, limit_s = $4, epoch = epoch + 1, hung_up_at = NULL, meter_at = $5::timestamptz,
             cutoff_at = cutoff_at + make_interval(secs => $4::integer - limit_s)
       WHERE id = $1 AND cost_mc IS NULL AND epoch = $2 AND carrier_limit_s IS NOT NULL AND limit_s < $4
      RETURNING ${callColumns}
    ), held AS (
      UPDATE account
         SET held_mc = account.held_mc + $3,
             calls_opened = CASE WHEN frozen_at IS NULL THEN calls_opened ELSE -1 END
        FROM prolonged WHERE account.id = prolonged.account_id
    )
    SELECT * FROM prolonged`,
};

export const setCarrierLimit = {
  name: "call-set-carrier-limit",
  text: `
    UPDATE call SET carrier_limit_s = greatest(carrier_limit_s, $2) WHERE id = $1 AND cost_mc IS NULL`,
};

/**
 * Skips what another node is claiming at this moment, so that each look is taken once. The next one is at the next of
 * the given times before the cut-off, then at the cut-off, then now and again until the call has ended; sooner while the
 * carrier's limit lies behind what is held.
 */
export const claimDue = {
  name: "call-claim-due",
  text: `
    WITH due AS (
      SELECT id AS due_id, coalesce(meter_at, cutoff_at) AS due_at FROM call WHERE open AND coalesce(meter_at, cutoff_at) <= $1
       ORDER BY coalesce(meter_at, cutoff_at) LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    UPDATE call
       SET hung_up_at = CASE WHEN cutoff_at <= $1 THEN $1 ELSE hung_up_at END,
           meter_at = least(
             CASE WHEN carrier_limit_s < limit_s THEN $1::timestamptz + make_interval(secs => $4) END,
             coalesce(
               (SELECT min(cutoff_at - make_interval(secs => before_s))
                  FROM unnest($3::integer[] || 0) AS look (before_s)
                 WHERE cutoff_at - make_interval(secs => before_s) > $1),
               $1::timestamptz + make_interval(secs => $5)))
      FROM due, account WHERE call.id = due_id AND cost_mc IS NULL AND account.id = account_id
    RETURNING ${callColumns}, posted_mc - account.held_mc - floor_mc AS available_mc, due_at`,
};
