const withinHour = "created_at > $4::timestamptz - interval '1 hour'";

/**
 * What there is to know of an account before it calls: its balance and version, what its calls cost within a day,
 * whether this is a new number, and why the limits refuse the call. They slide: what counts is the last hour and day.
 * The first transfer of an account is its first payment: before it there is nothing to spend.
 */
export const prospect = {
  name: "call-prospect",
  text: `
    SELECT posted_mc, account.held_mc, posted_mc - account.held_mc - floor_mc AS available_mc, calls_opened, seq,
           lately.spent_mc, dialled.new_number,
           CASE
             WHEN EXISTS (SELECT FROM calling_stop) THEN 'calling_switched_off'
             WHEN account.frozen_at IS NOT NULL THEN 'account_frozen'
             WHEN $3::bigint > $9::bigint AND NOT EXISTS (
               SELECT FROM transfer WHERE account_id = $1 AND transfer.seq = 1 AND created_at <= $8::timestamptz
             ) THEN 'rate_above_new_account_cap'
             WHEN lately.day_calls >= $6::bigint THEN 'too_many_calls_today'
             WHEN lately.hour_calls >= $5::bigint THEN 'too_many_calls_this_hour'
             WHEN dialled.new_number AND lately.hour_numbers >= $7::bigint THEN 'too_many_new_numbers'
           END AS limit_refusal
      FROM account
      CROSS JOIN LATERAL (
        SELECT count(*) AS day_calls,
               count(*) FILTER (WHERE ${withinHour}) AS hour_calls,
               count(*) FILTER (WHERE new_number AND ${withinHour}) AS hour_numbers,
               coalesce(sum(coalesce(cost_mc, call.held_mc)), 0)::bigint AS spent_mc
          FROM call
         WHERE account_id = $1 AND created_at > $4::timestamptz - interval '1 day' AND refusal IS NULL
      ) lately
      CROSS JOIN LATERAL (
        SELECT NOT EXISTS (
          SELECT FROM call WHERE account_id = $1 AND number = $2 AND refusal IS NULL
        ) AS new_number
      ) dialled
     WHERE account.id = $1`,
};
