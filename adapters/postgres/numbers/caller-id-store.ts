import type { Client } from "#adapters/postgres/connection/database.ts";
import { unlessTaken } from "#adapters/postgres/savepoint.ts";
import { changedOne, columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type {
  CallerId,
  CallerIdRemoval,
  CallerIdStore,
  RentedCallerId,
  Requester,
} from "#domain/numbers/caller-ids/caller-id.ts";

const columns =
  columnsOf<CallerId>()(`user_id, id, carrier, number, state, requested_at, provider_call_id, code,
  claim_code, verified_at, provider_number_id, is_default`);

type Request = Parameters<CallerIdStore["request"]>[0];
const requestColumns = columnsOf<Request>()("user_id, id, carrier, number, requested_at, claim_code");
const readerColumns = columnsOf<MailReader>()("email, first_name, language");
const removalColumns = columnsOf<CallerIdRemoval>()("carrier, provider_number_id, tries");

/**
 * Users' own numbers. Rows are of a user, as contacts are, so that a number has one holder among all. A transaction locks
 * the user before the numbers; the sweeps lock one number each and skip what is locked. A claim that is proved locks its own row
 * before that of its holder, whose user it does not lock.
 */
export function callerIdStore(client: Client): CallerIdStore & {
  /** Removes a locked user's numbers, and has their carriers forget them. */
  eraseAll(userId: string): Promise<void>;
} {
  return {
    list: (userId) =>
      many<CallerId>(client, "callerId.list")`
        SELECT ${columns} FROM caller_id WHERE user_id = ${userId} ORDER BY state = 'verified' DESC, number`,

    lockUser: (userId) =>
      one<Requester>(client, "callerId.lockUser")`
        SELECT ${readerColumns}, frozen_at IS NOT NULL AS is_frozen,
               EXISTS (SELECT FROM calling_stop) AS is_calling_stopped
          FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`,

    lock: (userId, id) =>
      one<CallerId>(client, "callerId.lock")`
        SELECT ${columns} FROM caller_id WHERE user_id = ${userId} AND id = ${id} FOR UPDATE`,

    async holder({ carrier, number, userId }) {
      const holder = await one<{ kind: "user" | "renter" }>(client, "callerId.holder")`
        SELECT 'renter' AS kind FROM rented_number
         WHERE carrier = ${carrier} AND number = ${number} AND state <> 'released'
        UNION ALL
        SELECT 'user' FROM caller_id
         WHERE carrier = ${carrier} AND number = ${number} AND state = 'verified' AND user_id <> ${userId}
         ORDER BY kind LIMIT 1`;
      return holder?.kind;
    },

    isAwaited: ({ id, notOf }, since) =>
      exists(client, "callerId.isAwaited")`
        SELECT 1 FROM caller_id
         WHERE id = ${id} AND user_id <> ${notOf} AND state <> 'verified' AND requested_at > ${since}`,

    request: (request) =>
      run(client, "callerId.request")`
        INSERT INTO caller_id (${requestColumns}, state, becomes_default)
        VALUES (${requestColumns.values(request)}, 'ringing',
                NOT EXISTS (SELECT FROM caller_id WHERE user_id = ${request.userId} AND NOT becomes_default))
        ON CONFLICT (user_id, number) DO UPDATE
           SET carrier = excluded.carrier, requested_at = excluded.requested_at, state = 'ringing',
               provider_call_id = NULL, code = NULL, claim_code = excluded.claim_code, verified_at = NULL, provider_number_id = NULL, reminded_at = NULL,
               is_default = false`,

    setCall: ({ userId, id, requestedAt }, { providerCallId, code }) =>
      changedOne(client, "callerId.setCall")`
        UPDATE caller_id SET provider_call_id = ${providerCallId}, code = ${code}
         WHERE user_id = ${userId} AND id = ${id} AND state = 'ringing' AND requested_at = ${requestedAt}`,

    fail: ({ userId, id }) =>
      run(client, "callerId.fail")`
        UPDATE caller_id SET state = 'failed', code = NULL
         WHERE user_id = ${userId} AND id = ${id} AND state = 'ringing'`,

    dropClaim: ({ userId, id }) =>
      run(client, "callerId.dropClaim")`
        UPDATE caller_id SET state = 'failed', claim_code = NULL
         WHERE user_id = ${userId} AND id = ${id} AND state IN ('ringing', 'failed')`,

    async takeOver({ userId, carrier, number, requestedAt }) {
      const earlier = await one<{ userId: string; providerNumberId: string }>(client, "callerId.takeOver")`
        DELETE FROM caller_id
         WHERE carrier = ${carrier} AND number = ${number} AND state = 'verified' AND user_id <> ${userId}
           AND verified_at <= ${requestedAt}
        RETURNING user_id, provider_number_id`;
      const reader = earlier && (await readerOf(client, earlier.userId));
      return (
        reader && { providerNumberId: earlier.providerNumberId, holder: { id: earlier.userId, ...reader } }
      );
    },

    async verify({ userId, id, carrier }, { providerNumberId, at }) {
      const user = sql.parameter(userId);
      const isFirst = await unlessTaken(
        client,
        sql("callerId.verify")`
          UPDATE caller_id
             SET state = 'verified', code = NULL, claim_code = NULL, verified_at = ${at}, provider_number_id = ${providerNumberId},
                 (is_default, becomes_default) = (
                   SELECT chosen, chosen FROM (
                     SELECT caller_id.becomes_default AND NOT EXISTS (
                       SELECT FROM caller_id AS other WHERE other.user_id = ${user} AND other.is_default) AS chosen) AS choice)
           WHERE user_id = ${user} AND id = ${id}`,
      );
      if (isFirst) await this.removed({ carrier, providerNumberId });
      return isFirst;
    },

    rented({ id: userId, walletId }) {
      const user = sql.parameter(userId);
      return many<RentedCallerId>(client, "callerId.rented")`
        SELECT id, number, is_shown AND NOT EXISTS (
                 SELECT FROM caller_id WHERE caller_id.user_id = ${user} AND caller_id.is_default) AS is_default
          FROM rented_number
         WHERE rented_number.wallet_id = ${walletId} AND rented_number.user_id = ${user} AND state = 'active'
         ORDER BY number`;
    },

    async setDefault({ id: userId, walletId }, id) {
      await run(client, "callerId.unsetDefault")`
        UPDATE caller_id SET is_default = false, becomes_default = false
         WHERE user_id = ${userId} AND becomes_default`;
      const wallet = sql.parameter(walletId);
      await run(client, "callerId.showRented")`
        UPDATE rented_number SET is_shown = NOT is_shown
         WHERE wallet_id = ${wallet} AND user_id = ${userId} AND is_shown <> coalesce(id = ${id}::uuid, false)`;
      if (id === null) return;
      await run(client, "callerId.setDefault")`
        UPDATE caller_id SET is_default = true, becomes_default = true WHERE user_id = ${userId} AND id = ${id}`;
    },

    remove: (userId, id) =>
      run(client, "callerId.remove")`DELETE FROM caller_id WHERE user_id = ${userId} AND id = ${id}`,

    async eraseAll(userId) {
      // Due at once.
      const due = new Date(0);
      await run(client, "callerId.erase")`
        WITH removed AS (DELETE FROM caller_id WHERE user_id = ${userId} RETURNING carrier, provider_number_id)
        INSERT INTO caller_id_removal (carrier, provider_number_id, next_try_at)
        SELECT carrier, provider_number_id, ${due}::timestamptz FROM removed WHERE provider_number_id IS NOT NULL
        ON CONFLICT DO NOTHING`;
    },

    addRemoval: ({ carrier, providerNumberId }, at) =>
      run(client, "callerId.addRemoval")`
        INSERT INTO caller_id_removal (carrier, provider_number_id, next_try_at)
        SELECT ${carrier}::text, ${providerNumberId}::text, ${at}::timestamptz
         WHERE NOT EXISTS (SELECT FROM caller_id WHERE carrier = ${carrier} AND provider_number_id = ${providerNumberId}
                              AND state = 'verified')
        ON CONFLICT DO NOTHING`,

    dueRemovals: (now, limit) =>
      many<CallerIdRemoval>(client, "callerId.dueRemovals")`
        SELECT ${removalColumns} FROM caller_id_removal WHERE next_try_at <= ${now}
         ORDER BY next_try_at LIMIT ${limit}`,

    claimRemoval: ({ carrier, providerNumberId, tries }, { now, nextAt }) =>
      changedOne(client, "callerId.claimRemoval")`
        UPDATE caller_id_removal SET tries = ${tries + 1}, next_try_at = ${nextAt}
         WHERE carrier = ${carrier} AND provider_number_id = ${providerNumberId} AND tries = ${tries}
           AND next_try_at <= ${now}`,

    removed: ({ carrier, providerNumberId }) =>
      run(client, "callerId.removed")`
        DELETE FROM caller_id_removal WHERE carrier = ${carrier} AND provider_number_id = ${providerNumberId}`,

    async spend(day, { cost_mc, most_mc }) {
      const [cost, most] = [sql.parameter(cost_mc), sql.parameter(most_mc)];
      return changedOne(client, "callerId.spend")`
        INSERT INTO verification_spend AS today (day, spent_mc)
        SELECT ${day}::timestamptz, ${cost}::bigint WHERE ${cost}::bigint <= ${most}::bigint
        ON CONFLICT (day) DO UPDATE SET spent_mc = today.spent_mc + ${cost}::bigint
         WHERE today.spent_mc + ${cost}::bigint <= ${most}::bigint`;
    },

    unanswered: (before, limit) =>
      many<CallerId>(client, "callerId.unanswered")`
        SELECT ${columns} FROM caller_id WHERE state = 'ringing' AND requested_at <= ${before}
         ORDER BY requested_at LIMIT ${limit}`,

    async remindOne(verifiedBefore, at) {
      const callerId = await one<CallerId>(client, "callerId.remindOne")`
        UPDATE caller_id SET reminded_at = ${at}
         WHERE (user_id, id) = (
           SELECT user_id, id FROM caller_id
            WHERE state = 'verified' AND verified_at <= ${verifiedBefore} AND reminded_at IS NULL
            LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING ${columns}`;
      const reader = callerId && (await readerOf(client, callerId.userId));
      return callerId && reader && { callerId, reader };
    },

    // The row that is returned still names the number at the carrier.
    lapseOne: (verifiedBefore) =>
      one<CallerId>(client, "callerId.lapseOne")`
        WITH due AS (
          SELECT * FROM caller_id WHERE state = 'verified' AND verified_at <= ${verifiedBefore}
           LIMIT 1 FOR UPDATE SKIP LOCKED
        ), lapsed AS (
          UPDATE caller_id SET state = 'lapsed', verified_at = NULL, provider_number_id = NULL, is_default = false
            FROM due WHERE caller_id.user_id = due.user_id AND caller_id.id = due.id
        ) SELECT ${columns} FROM due`,
  };
}

function readerOf(client: Client, userId: string): Promise<MailReader | undefined> {
  return one<MailReader>(client, "callerId.reader")`SELECT ${readerColumns} FROM users WHERE id = ${userId}`;
}
