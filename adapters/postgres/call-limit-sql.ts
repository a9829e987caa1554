/** The places of a statement's values, such as $2, that its judgement of a call asks for. */
interface Places {
  account: string;
  number: string;
  perMinute_mc: string;
  at: string;
  callsPerHour: string;
  callsPerDay: string;
  newNumbersPerHour: string;
  /** A first payment from before this time makes the account an old one. */
  oldBefore: string;
  newTopPerMinute_mc: string;
}

/**
 * What there is to know of an account before it calls, as FROM and the items of a SELECT:
 * `spent_mc` within a day, whether this is a `new_number`, and as `limit_refusal` why the limits refuse the call.
 * The first transfer of an account is its first payment: before it there is nothing to spend.
 */
export function judgement(places: Places): { items: string; from: string } {
  const withinHour = `created_at > ${places.at}::timestamptz - interval '1 hour'`;
  return {
    items: `
      lately.spent_mc, dialled.new_number,
      CASE
        WHEN EXISTS (SELECT FROM calling_stop) THEN 'calling_switched_off'
        WHEN account.frozen_at IS NOT NULL THEN 'account_frozen'
        WHEN ${places.perMinute_mc}::bigint > ${places.newTopPerMinute_mc}::bigint AND NOT EXISTS (
          SELECT FROM transfer WHERE account_id = ${places.account} AND transfer.seq = 1
                                 AND created_at <= ${places.oldBefore}::timestamptz
        ) THEN 'rate_above_new_account_cap'
        WHEN lately.day_calls >= ${places.callsPerDay}::bigint THEN 'too_many_calls_today'
        WHEN lately.hour_calls >= ${places.callsPerHour}::bigint THEN 'too_many_calls_this_hour'
        WHEN dialled.new_number AND lately.hour_numbers >= ${places.newNumbersPerHour}::bigint
          THEN 'too_many_new_numbers'
      END AS limit_refusal`,
    from: `
      account
      CROSS JOIN LATERAL (
        SELECT count(*) AS day_calls,
               count(*) FILTER (WHERE ${withinHour}) AS hour_calls,
               count(*) FILTER (WHERE new_number AND ${withinHour}) AS hour_numbers,
               coalesce(sum(coalesce(cost_mc, call.held_mc)), 0)::bigint AS spent_mc
          FROM call
         WHERE account_id = ${places.account} AND created_at > ${places.at}::timestamptz - interval '1 day'
           AND refusal IS NULL
      ) lately
      CROSS JOIN LATERAL (
        SELECT NOT EXISTS (
          SELECT FROM call WHERE account_id = ${places.account} AND number = ${places.number} AND refusal IS NULL
        ) AS new_number
      ) dialled`,
  };
}
