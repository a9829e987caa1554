import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, type Fragment, many, sql } from "#adapters/postgres/sql.ts";
import type {
  BadLineUser,
  DearDestination,
  DisputedPayment,
  FraudLookup,
  MoneyBackUser,
  PumpingAlarm,
  RefusalCount,
  SharedMark,
  ShownLockout,
  UserDeclines,
  UserLimitHit,
} from "#domain/operators/product/fraud-lookup.ts";

/** A user by id, one after the other: a join that expects many of them would read all users. */
const userOf = (id: Fragment) =>
  sql.fragment`LATERAL (SELECT email, created_at FROM users WHERE users.id = ${id} LIMIT 1) AS users ON true`;

/** Reads across wallets for operators. Charges are found by the time of their transfers; other tables are read whole. */
export function fraudLookup(client: Client): FraudLookup {
  return {
    refusals: (since, limit) =>
      many<RefusalCount>(client, "fraud.refusals")`
        SELECT ${columnsOf<RefusalCount>()(`refusal, count(*) AS times, count(DISTINCT user_id) AS users,
               max(created_at) AS last_at`)}
          FROM call WHERE refusal IS NOT NULL AND direction = 'outgoing' AND created_at > ${since}
         GROUP BY refusal ORDER BY times DESC, refusal LIMIT ${limit}`,

    limitHits: (since, limit) =>
      many<UserLimitHit>(client, "fraud.limitHits")`
        SELECT ${columnsOf<UserLimitHit>()(`call.user_id, coalesce(email, '') AS email, refusal, count(*) AS times,
               max(call.created_at) AS last_at`)}
          FROM call LEFT JOIN users ON users.id = call.user_id
         WHERE refusal IS NOT NULL AND direction = 'outgoing' AND call.created_at > ${since}
         GROUP BY call.user_id, email, refusal ORDER BY times DESC, last_at DESC LIMIT ${limit}`,

    pumping: (since, limit) =>
      many<PumpingAlarm>(client, "fraud.pumping", { charged_mc: "always", cost_mc: "or null" })`
        SELECT ${columnsOf<PumpingAlarm>()(`kind, subject, destination, short_calls, answered_calls, callers, charged_mc,
               cost_mc, raised_at, seen_at, CASE kind WHEN 'user' THEN coalesce(email, '') END AS email`)}
          FROM pumping_alarm LEFT JOIN users ON users.id = CASE kind WHEN 'user' THEN subject::uuid END
         WHERE seen_at > ${since} ORDER BY seen_at DESC, short_calls DESC LIMIT ${limit}`,

    lockouts: (since, limit) =>
      many<ShownLockout>(client, "fraud.lockouts")`
        SELECT ${columnsOf<ShownLockout>()(`kind, user_id, coalesce(email, '') AS email, network, card, started_at,
               ends_at`)}
          FROM card_lockout LEFT JOIN users ON users.id = user_id
         WHERE started_at > ${since} ORDER BY started_at DESC LIMIT ${limit}`,

    declines: (since, limit) =>
      many<UserDeclines>(client, "fraud.declines", { paid_mc: "always" })`
        SELECT ${columnsOf<UserDeclines>()(`declined.user_id, coalesce(email, '') AS email, declines, payments,
               (SELECT coalesce(sum(credits_mc), 0)::bigint FROM payment
                 WHERE payment.wallet_id = declined.wallet_id AND payment.user_id = declined.user_id
                   AND status = 'completed') AS paid_mc`)}
          FROM (SELECT wallet_id, user_id, sum(declines)::bigint AS declines, count(*) AS payments FROM payment
                 WHERE created_at > ${since} AND declines > 0
                 GROUP BY wallet_id, user_id ORDER BY declines DESC, user_id LIMIT ${limit}) AS declined
          LEFT JOIN ${userOf(sql.fragment`declined.user_id`)}
         ORDER BY declines DESC, email`,

    destinations: (since, limit) =>
      many<DearDestination>(client, "fraud.destinations", {
        charged_mc: "always",
        perMinute_mc: "always",
        chargedNew_mc: "always",
      })`
        SELECT ${columnsOf<DearDestination>()(`destination, country, count(*) AS calls, count(DISTINCT user_id) AS users,
               -sum(delta_mc)::bigint AS charged_mc, max(per_minute_mc)::bigint AS per_minute_mc,
               coalesce(-sum(delta_mc) FILTER (WHERE users.created_at > call.created_at - interval '7 days'), 0)::bigint
                 AS charged_new_mc`)}
          FROM (SELECT wallet_id, subject_id, delta_mc FROM transfer
                 WHERE contra = 'calls' AND created_at > ${since} AND created_at < 'infinity' OFFSET 0) AS charged
         CROSS JOIN LATERAL (
           SELECT user_id, destination, country, per_minute_mc, created_at FROM call
            WHERE call.wallet_id = charged.wallet_id AND call.id = charged.subject_id LIMIT 1) AS call
          LEFT JOIN ${userOf(sql.fragment`call.user_id`)}
         GROUP BY destination, country ORDER BY charged_mc DESC, destination LIMIT ${limit}`,

    // The literal conditions let the plan use the indexes of disputes and of payments' transfers.
    disputes: (since, limit) =>
      many<DisputedPayment>(client, "fraud.disputes", { amount_minor: "always" })`
        SELECT ${columnsOf<DisputedPayment>()(`payment.id AS payment, payment.user_id, coalesce(email, '') AS email,
               currency, last_at, round(charge_minor::numeric * taken_mc / credits_mc)::bigint AS amount_minor,
               CASE WHEN left_mc < 0 THEN 'held' ELSE 'returned' END AS state`)}
          FROM (SELECT DISTINCT wallet_id, subject_id FROM transfer
                 WHERE contra = 'disputes' AND created_at > ${since}) AS lately
         CROSS JOIN LATERAL (
           SELECT sum(delta_mc) AS left_mc, -sum(delta_mc) FILTER (WHERE delta_mc < 0) AS taken_mc,
                  max(created_at) AS last_at
             FROM transfer
            WHERE transfer.wallet_id = lately.wallet_id AND transfer.subject_id = lately.subject_id
              AND contra = 'disputes') AS disputed
          JOIN payment ON payment.wallet_id = lately.wallet_id AND payment.id = lately.subject_id
          LEFT JOIN users ON users.id = payment.user_id
         ORDER BY last_at DESC LIMIT ${limit}`,

    sharedMarks: (since, limit) =>
      many<SharedMark>(client, "fraud.sharedMarks", { owed_mc: "always" })`
        SELECT ${columnsOf<SharedMark>()(`kind, left(split_part(digest, '.', 3), 12) AS mark, accounts, user_id,
               coalesce(email, '') AS email, greatest(-coalesce(posted_mc, 0), 0)::bigint AS owed_mc,
               frozen_at IS NOT NULL AS frozen, last_seen_at AS last_at`)}
          FROM (SELECT digest, count(DISTINCT wallet_id) AS accounts FROM mark
                 WHERE lifted_at IS NULL GROUP BY digest
                HAVING count(DISTINCT wallet_id) > 1 AND max(last_seen_at) > ${since}) AS shared
          JOIN mark USING (digest)
          LEFT JOIN users ON users.id = user_id
          LEFT JOIN wallet ON wallet.id = mark.wallet_id
         WHERE lifted_at IS NULL ORDER BY accounts DESC, digest, last_at DESC LIMIT ${limit}`,

    // Operators are asked by the user, so their refunds belong to the picture.
    moneyBack: (since, limit) =>
      many<MoneyBackUser>(client, "fraud.moneyBack", { boughtCredits_mc: "always", credits_mc: "always" })`
        SELECT ${columnsOf<MoneyBackUser>()(`back.user_id, times, back.credits_mc, by_operators, last_at,
               coalesce(email, '') AS email, coalesce(bought, 0) AS bought, coalesce(bought_credits_mc, 0) AS bought_credits_mc`)}
          FROM (SELECT user_id, count(*) FILTER (WHERE asked_by = 'user') AS times,
                       coalesce(sum(held_mc) FILTER (WHERE asked_by = 'user'), 0)::bigint AS credits_mc,
                       count(*) FILTER (WHERE asked_by = 'operator') AS by_operators, max(requested_at) AS last_at
                  FROM refund_request JOIN payment
                    ON payment.wallet_id = refund_request.wallet_id AND payment.id = payment_id
                 WHERE requested_at > ${since} AND refund_request.status <> 'refused' GROUP BY user_id) AS back
          LEFT JOIN (SELECT user_id, count(*) AS bought, sum(credits_mc)::bigint AS bought_credits_mc FROM payment
                      WHERE status = 'completed' AND created_at > ${since} GROUP BY user_id) AS bought USING (user_id)
          LEFT JOIN users ON users.id = back.user_id
         ORDER BY times + by_operators DESC, back.credits_mc DESC, email LIMIT ${limit}`,

    badLines: (since, limit) =>
      many<BadLineUser>(client, "fraud.badLines", { credits_mc: "always" })`
        SELECT ${columnsOf<BadLineUser>()(`user_id, coalesce(email, '') AS email,
               count(*) FILTER (WHERE outcome = 'credited') AS credited, sum(amount_mc)::bigint AS credits_mc,
               count(*) FILTER (WHERE outcome <> 'credited') AS not_credited,
               count(*) FILTER (WHERE ask_carrier_at IS NOT NULL) AS never_heard, max(reported_at) AS last_at`)}
          FROM bad_line LEFT JOIN users ON users.id = user_id
         WHERE reported_at > ${since}
         GROUP BY user_id, email ORDER BY credits_mc DESC, not_credited DESC LIMIT ${limit}`,
  };
}
