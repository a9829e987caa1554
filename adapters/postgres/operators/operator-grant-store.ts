import type { Client } from "#adapters/postgres/connection/database.ts";
import { userTables } from "#adapters/postgres/fragments.ts";
import { columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import { mailboxMark } from "#domain/marks/mark.ts";
import {
  type DeskSession,
  type Grant,
  type GrantStore,
  type ListedGrant,
  originKey,
  type RelatedOperator,
} from "#domain/operators/grants/grant-store.ts";
import { sessionLifeAt } from "#domain/users/sign-in/open-session.ts";
import type { OwnGrants } from "#domain/users/user-deps.ts";

const grantColumns = columnsOf<Grant>()(
  "operator_grant.id, operator_grant.user_id, operator_grant.role, granted_by, granted_at, expires_at, suspended_at",
);
const newColumns = columnsOf<Omit<Grant, "suspendedAt">>()(
  "id, user_id, role, granted_by, granted_at, expires_at",
);

export function operatorGrantStore(client: Client, cipher: Pick<DataCipher, "digests">): GrantStore {
  function mailboxDigests(email: string): readonly string[] {
    const { kind, text } = mailboxMark(email);
    return cipher.digests(`${kind} ${text}`);
  }

  return {
    // A share lock: operators do not wait for each other, and the end of the grant waits for all of them.
    holdCurrent: (userId, now) =>
      one<Grant & { frozenAt: Date | null }>(client, "operatorGrant.holdCurrent")`
        SELECT ${grantColumns}, frozen_at FROM operator_grant JOIN users ON users.id = user_id
         WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now} AND deleted_at IS NULL
           FOR SHARE OF operator_grant`,

    deskSession(userId, sessionId) {
      const user = sql.parameter(userId);
      return one<DeskSession>(client, "operatorGrant.deskSession")`
        SELECT created_at, second_factor_at, desk_used_at,
               EXISTS (SELECT FROM two_step WHERE user_id = ${user} AND confirmed_at IS NOT NULL
                          AND secret IS NOT NULL) AS has_app,
               EXISTS (SELECT FROM passkey WHERE user_id = ${user} AND blocked_at IS NULL) AS has_passkey
          FROM session WHERE user_id = ${user} AND id = ${sessionId}`;
    },

    async touchDesk(sessionId, at) {
      const usedAt = sql.parameter(at);
      await run(client, "operatorGrant.touchDesk")`
        UPDATE session SET desk_used_at = ${usedAt}
         WHERE id = ${sessionId}
           AND (desk_used_at IS NULL OR desk_used_at < ${usedAt}::timestamptz - interval '1 minute')`;
    },

    related(origins, now) {
      const given = origins.flatMap((origin): object[] => {
        const key = originKey(origin);
        if ("mailbox" in origin) return mailboxDigests(origin.mailbox).map((digest) => ({ key, digest }));
        return [{ key, user_id: origin.id, wallet_id: origin.walletId }];
      });
      // Goes from wallets to marks and back, so that the work grows with the marks and not with their pairs. Reads without
      // a lock: a mark that is noted later is a mark that came after the act.
      return many<RelatedOperator>(client, "operatorGrant.related")`
        WITH RECURSIVE
          given AS (
            SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
                       AS given (key text, user_id uuid, wallet_id uuid, digest text)),
          person AS (
            SELECT key, wallet_id, digest FROM given
            UNION
            SELECT key, member.wallet_id, digest FROM given JOIN wallet_member AS member USING (user_id)
            UNION
            SELECT key, next.wallet_id, next.digest FROM person CROSS JOIN LATERAL (
              SELECT NULL::uuid AS wallet_id, mark.digest
                FROM wallet_member AS member JOIN mark ON mark.user_id = member.user_id AND lifted_at IS NULL
               WHERE member.wallet_id = person.wallet_id
              UNION ALL
              SELECT member.wallet_id, NULL
                FROM mark JOIN wallet_member AS member ON member.user_id = mark.user_id
               WHERE mark.digest = person.digest AND lifted_at IS NULL) AS next)
        SELECT DISTINCT ${columnsOf<RelatedOperator>()("key AS origin, users.id AS user_id, operator_grant.role")}
          FROM person JOIN ${userTables} ON wallet_member.wallet_id = person.wallet_id
          JOIN operator_grant ON operator_grant.user_id = users.id
         WHERE ended_at IS NULL AND expires_at > ${now} AND deleted_at IS NULL`;
    },

    add: (grant) =>
      run(client, "operatorGrant.add")`
        INSERT INTO operator_grant (${newColumns}) VALUES (${newColumns.values(grant)})`,

    end: (userId, at) =>
      one<Grant>(client, "operatorGrant.end")`
        UPDATE operator_grant SET ended_at = ${at} WHERE user_id = ${userId} AND ended_at IS NULL
        RETURNING ${grantColumns}`,

    list: (now) =>
      many<ListedGrant>(client, "operatorGrant.list")`
        SELECT ${columnsOf<ListedGrant>()(`operator_grant.id, operator_grant.user_id, operator_grant.role, granted_by,
               granted_at, expires_at, suspended_at, email, wallet_id`)}
          FROM operator_grant JOIN ${userTables} ON users.id = operator_grant.user_id
         WHERE ended_at IS NULL AND expires_at > ${now} AND deleted_at IS NULL
         ORDER BY expires_at, operator_grant.id`,

    confirm: (userId, now) =>
      one<Grant>(client, "operatorGrant.confirm")`
        UPDATE operator_grant SET suspended_at = NULL, password_reset_at = NULL
         WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now} AND suspended_at IS NOT NULL
        RETURNING ${grantColumns}`,

    async signsInWithTwo(userId, now) {
      const id = sql.parameter(userId);
      const { openedAfter, usedAfter } = sessionLifeAt(now);
      const row = await one<{ does: boolean }>(client, "operatorGrant.signsInWithTwo")`
        SELECT EXISTS (SELECT FROM two_step WHERE user_id = ${id} AND confirmed_at IS NOT NULL)
            OR EXISTS (SELECT FROM session WHERE user_id = ${id} AND opened_with = 'passkey'
                          AND created_at > ${openedAfter} AND last_used_at > ${usedAfter}) AS does`;
      return row?.does ?? false;
    },
  };
}

export function ownGrants(client: Client): OwnGrants {
  return {
    hasOne: (userId, now) =>
      exists(client, "ownGrants.hasOne")`
        SELECT FROM operator_grant WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now}`,

    noteReset: (userId, at) =>
      run(client, "ownGrants.noteReset")`
        UPDATE operator_grant SET password_reset_at = ${at} WHERE user_id = ${userId} AND ended_at IS NULL`,

    suspendAfterReset: (userId, at) =>
      run(client, "ownGrants.suspendAfterReset")`
        UPDATE operator_grant SET suspended_at = coalesce(suspended_at, ${at})
         WHERE user_id = ${userId} AND ended_at IS NULL AND password_reset_at IS NOT NULL`,
  };
}
