import type { Client } from "#adapters/postgres/connection/database.ts";
import { isDialled, pausesCalling } from "#adapters/postgres/fragments.ts";
import { one, sql } from "#adapters/postgres/sql.ts";
import { livingSession } from "#adapters/postgres/users/session-store.ts";
import type { CallEligibility, EligibilityQuery } from "#domain/calls/call-store.ts";

const noWallet: Omit<CallEligibility, "duplicate" | "refusal" | "countryAllowed"> = {
  posted_mc: 0,
  held_mc: 0,
  available_mc: 0,
  spent_mc: 0,
  hourSpent_mc: 0,
  inCall: false,
  secondCall: false,
  leaving_mc: 0,
  newNumber: true,
  ownNumber: null,
  related: false,
  version: 0,
};

const hour_ms = 60 * 60_000;

/**
 * Reads the state that decides whether a user may call, in one statement. Limits slide over the last hour and day: spend
 * counts by wallet, calls count by user. A wallet is new until its first transfer, its first payment, is old enough. A
 * user who has moved to another wallet since the caller was found gets `unavailable`, and calls again.
 */
export async function readEligibility(client: Client, query: EligibilityQuery): Promise<CallEligibility> {
  const { limits } = query;
  const before = (age_ms: number) => new Date(query.at.getTime() - age_ms);
  const walletId = sql.parameter(query.walletId);
  const userId = sql.parameter(query.userId);
  const hourAgo = sql.parameter(before(hour_ms));
  const isIncoming = sql.parameter(query.direction === "incoming");
  const isForwarded = sql.parameter(query.isForwarded ?? false);
  const eligibility = await one<CallEligibility>(client, "call.eligibility", {
    posted_mc: "always",
    held_mc: "always",
    available_mc: "always",
    spent_mc: "always",
    hourSpent_mc: "always",
    leaving_mc: "always",
  })`
    SELECT posted_mc, wallet.held_mc, posted_mc - wallet.held_mc - floor_mc AS available_mc, version, related,
           lately.spent_mc, lately.hour_spent_mc, dialled.new_number, (${ownNumber(query)}) AS own_number, EXISTS (${knownCall(query)}) AS duplicate,
           CASE WHEN ${isIncoming}::boolean THEN own.calls > 1 OR own.unanswered > 0 ELSE own.calls > 0 END AS in_call,
           own.second_call, lately.leaving_mc, allowed.country AS country_allowed,
           CASE
             WHEN NOT ${isForwarded}::boolean AND NOT EXISTS (${livingSession({ userId, sessionId: query.sessionId }, query.at)})
               THEN 'session_ended'
             WHEN EXISTS (SELECT FROM calling_stop) THEN 'calling_switched_off'
             WHEN NOT EXISTS (SELECT FROM wallet_member WHERE wallet_id = ${walletId} AND user_id = ${userId}) THEN 'unavailable'
             WHEN users.frozen_at IS NOT NULL THEN 'account_frozen'
             WHEN EXISTS (
               SELECT FROM payment WHERE wallet_id = ${walletId} AND user_id = ${userId} AND ${pausesCalling}
             ) THEN 'calling_paused_by_dispute'
             WHEN ${isIncoming}::boolean AND NOT ${isForwarded}::boolean THEN NULL
             WHEN NOT allowed.country THEN 'destination_not_allowed'
             WHEN ${query.perMinute_mc}::bigint > ${limits.newWallet.topPerMinute_mc}::bigint AND NOT EXISTS (
               SELECT FROM transfer WHERE wallet_id = ${walletId} AND transfer.seq = 1
                  AND created_at <= ${before(limits.newWallet.age_s * 1_000)}
             ) THEN 'rate_above_new_account_cap'
             WHEN lately.day_calls >= ${limits.callsPerDay}::bigint THEN 'too_many_calls_today'
             WHEN lately.hour_calls >= ${limits.callsPerHour}::bigint THEN 'too_many_calls_this_hour'
             WHEN dialled.new_number AND NOT ${isForwarded}::boolean AND lately.hour_numbers >= ${limits.newNumbersPerHour}::bigint
               THEN 'too_many_new_numbers'
           END AS refusal
      FROM wallet
      LEFT JOIN users ON users.id = ${userId}
      CROSS JOIN LATERAL (SELECT ${allowsCountry(query)} AS country) allowed
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE user_id = ${userId} AND ${isDialled}) AS day_calls,
               count(*) FILTER (WHERE user_id = ${userId} AND ${isDialled} AND created_at > ${hourAgo})
                 AS hour_calls,
               count(*) FILTER (WHERE user_id = ${userId} AND created_at > ${hourAgo} AND new_number) AS hour_numbers,
               coalesce(sum(coalesce(cost_mc, call.held_mc)), 0)::bigint AS spent_mc,
               coalesce(sum(coalesce(cost_mc, call.held_mc)) FILTER (WHERE created_at > ${hourAgo}), 0)::bigint
                 AS hour_spent_mc,
               coalesce(sum(call.held_mc) FILTER (WHERE open AND left_at IS NOT NULL), 0)::bigint AS leaving_mc
          FROM call
         WHERE wallet_id = ${walletId} AND created_at > ${before(24 * hour_ms)} AND refusal IS NULL
      ) lately
      CROSS JOIN LATERAL (
        SELECT count(*) AS calls, count(*) FILTER (WHERE status <> 'answered') AS unanswered,
               coalesce(bool_or(NOT second_call), false) AS second_call
          FROM call WHERE wallet_id = ${walletId} AND user_id = ${userId} AND open AND left_at IS NULL
      ) own
      CROSS JOIN LATERAL (
        SELECT NOT EXISTS (
          SELECT FROM call
           WHERE wallet_id = ${walletId} AND user_id = ${userId} AND number = ${query.number} AND refusal IS NULL
             AND direction = 'outgoing'
        ) AS new_number
      ) dialled
     WHERE wallet.id = ${walletId}`;
  if (eligibility) return eligibility;
  // A wallet without a row pays for no call. A session that has ended is the only other refusal.
  const row = await one<Pick<CallEligibility, "duplicate" | "refusal" | "countryAllowed">>(
    client,
    "call.eligibilityWithoutWallet",
  )`
    SELECT EXISTS (${knownCall(query)}) AS duplicate,
           CASE WHEN NOT EXISTS (${livingSession(query, query.at)}) THEN 'session_ended' END AS refusal,
           ${allowsCountry(query)} AS country_allowed
      FROM (SELECT) AS nothing LEFT JOIN users ON users.id = ${query.userId}`;
  return { ...noWallet, duplicate: false, refusal: null, countryAllowed: true, ...row };
}

/** A user without a list of countries allows all. */
function allowsCountry({ country }: EligibilityQuery): ReturnType<typeof sql.part> {
  return sql.part`coalesce(${country}::text = ANY (users.allowed_countries), true)`;
}

/** A verified default comes before a rented number that is shown. */
function ownNumber({ walletId, userId, ownNumber: own }: EligibilityQuery): ReturnType<typeof sql.part> {
  const id = sql.parameter(own?.id ?? null);
  const carrier = sql.parameter(own?.carrier ?? null);
  return sql.part`
    SELECT caller_id.number FROM caller_id
     WHERE caller_id.user_id = ${userId} AND caller_id.carrier = ${carrier} AND state = 'verified'
       AND verified_at > ${own?.verifiedAfter ?? null}
       AND (caller_id.id = ${id} OR ${id}::uuid IS NULL AND is_default)
    UNION ALL
    SELECT rented_number.number FROM rented_number
     WHERE rented_number.wallet_id = ${walletId} AND rented_number.user_id = ${userId}
       AND rented_number.carrier = ${carrier} AND state = 'active'
       AND (rented_number.id = ${id} OR ${id}::uuid IS NULL AND is_shown)
     LIMIT 1`;
}

function knownCall({ walletId, carrierCall }: EligibilityQuery): ReturnType<typeof sql.part> {
  return sql.part`
    SELECT FROM call WHERE wallet_id = ${walletId} AND provider_call_id = ${carrierCall?.providerCallId ?? null}
                       AND carrier = ${carrierCall?.carrier ?? null}`;
}
