import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { ListedAction, OperatorAction, OperatorRecord } from "#domain/operators/operator-record.ts";

const columns = columnsOf<OperatorAction>()(
  "acted_at, actor, role, use_case, reason, subject_kind, subject_id, before, after",
);

/** Seeds the hash of an operator's lock, so that it meets no other lock: "give" in ASCII. */
const givenLock = 0x6769_7665;

export function operatorRecordStore(client: Client): OperatorRecord {
  return {
    add: (action) =>
      run(client, "operatorRecord.add")`
        INSERT INTO operator_action (${columns}) VALUES (${columns.values(action)})`,

    async addOnce(action, since) {
      const { actor, useCase, subjectId } = action;
      const row = await one<{ id: number }>(client, "operatorRecord.since")`
        SELECT id FROM operator_action
         WHERE subject_id = ${subjectId} AND actor = ${actor} AND use_case = ${useCase} AND acted_at > ${since} LIMIT 1`;
      if (row === undefined) await this.add(action);
    },

    async lockGiven_mc(actor, since) {
      const by = sql.parameter(actor);
      await client.query(
        sql("operatorRecord.lockGiven")`SELECT pg_advisory_xact_lock(hashtextextended(${by}, ${givenLock}))`,
      );
      const given = await one<{ given_mc: number }>(client, "operatorRecord.given", { given_mc: "always" })`
        SELECT coalesce(sum((after ->> 'delta_mc')::bigint), 0) AS given_mc FROM operator_action
         WHERE actor = ${by} AND acted_at > ${since} AND use_case = 'give_credits'`;
      return given?.given_mc ?? 0;
    },

    list({ user, since, useCase, changesOnly = false, before, limit }) {
      const userId = sql.parameter(user?.id ?? null);
      const walletId = sql.parameter(user?.walletId ?? null);
      const subjects = sql.parameter(user ? [user.id, user.walletId] : null);
      const wanted = sql.parameter(useCase ?? null);
      const older = sql.parameter(before ?? null);
      return many<ListedAction>(client, "operatorRecord.list")`
        SELECT ${columnsOf<ListedAction>()(`operator_action.id, acted_at, actor, role, use_case, reason, subject_kind,
               subject_id, before, after, operators.email AS actor_email, subjects.email AS subject_email`)}
          FROM operator_action
          LEFT JOIN users AS operators ON operators.id = CASE WHEN actor LIKE 'user:%' THEN substr(actor, 6)::uuid END
                                      AND operators.deleted_at IS NULL
          LEFT JOIN users AS subjects ON subjects.id = CASE subject_kind WHEN 'user' THEN subject_id::uuid END
                                     AND subjects.deleted_at IS NULL
         WHERE (${subjects}::text[] IS NULL OR subject_id = ANY (${subjects}::text[])
                OR actor = ${user ? `user:${user.id}` : null}
                OR CASE subject_kind
                     WHEN 'payment' THEN EXISTS (SELECT FROM payment
                                                  WHERE wallet_id = ${walletId}::uuid AND id = subject_id::uuid
                                                    AND user_id = ${userId}::uuid)
                     WHEN 'call' THEN EXISTS (SELECT FROM call
                                               WHERE wallet_id = ${walletId}::uuid AND id = subject_id::uuid
                                                 AND user_id = ${userId}::uuid)
                     ELSE false
                   END)
           AND acted_at >= ${since ?? new Date(0)}
           AND (${older}::bigint IS NULL OR operator_action.id < ${older})
           AND (${wanted}::text IS NULL OR use_case = ${wanted})
           AND (NOT ${changesOnly}::boolean OR reason IS NOT NULL)
         ORDER BY operator_action.id DESC LIMIT ${limit}`;
    },
  };
}
