import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, exists, many, run, type Statement, sql } from "#adapters/postgres/sql.ts";
import { sessionLifeAt } from "#domain/users/sign-in/open-session.ts";
import type { ListedSession, NewSession, SessionStore } from "#domain/users/sign-in/session-store.ts";
import type { EndedSession } from "./ended-sessions.ts";

/** Columns returned by a statement that ends sessions. `id` and `wallet_id` say whose calls end with them. */
const endedColumns = columnsOf<EndedSession>()("session.id AS session_id, member.user_id AS id, wallet_id");

const newColumns = columnsOf<Omit<NewSession, "at">>()(
  "token_hash, user_id, opened_with, second_factor, user_agent",
);

/** Calls `onEnd` with each session that a statement ended, even if the transaction rolls back later. */
export function sessionStore(client: Client, onEnd: (session: EndedSession) => void): SessionStore {
  /** Runs a DELETE that returns `endedColumns`. Returns how many sessions it ended. */
  async function end(statement: Statement): Promise<number> {
    const ended = await many<EndedSession>(client, statement);
    for (const session of ended) onEnd(session);
    return ended.length;
  }

  return {
    async open({ at, ...session }) {
      const secondFactorAt = session.secondFactor === null ? null : at;
      await run(client, "session.open")`
        INSERT INTO session (${newColumns}, second_factor_at, created_at, last_used_at)
        VALUES (${newColumns.values(session)}, ${secondFactorAt}, ${at}, ${at})`;
    },

    list: (userId, { openedAfter, usedAfter }) =>
      many<ListedSession>(client, "session.list")`
        SELECT ${columnsOf<ListedSession>()("id, token_hash, opened_with, user_agent, created_at, last_used_at")}
          FROM session WHERE user_id = ${userId} AND created_at > ${openedAfter}
          AND last_used_at > ${usedAfter}
        ORDER BY last_used_at DESC, id`,

    async touch(tokenHash, at) {
      const usedAt = sql.parameter(at);
      await run(client, "session.touch")`
        UPDATE session SET last_used_at = ${usedAt} WHERE token_hash = ${tokenHash} AND last_used_at < ${usedAt}`;
    },

    proveFactor: (tokenHash, factor, at) =>
      run(client, "session.proveFactor")`
        UPDATE session SET second_factor = ${factor}, second_factor_at = ${at} WHERE token_hash = ${tokenHash}`,

    async end(tokenHash) {
      await end(
        sql("session.end")`
          DELETE FROM session USING wallet_member AS member
           WHERE member.user_id = session.user_id AND token_hash = ${tokenHash} RETURNING ${endedColumns}`,
      );
    },

    async endOne(userId, id) {
      const ended = await end(sql("session.endOne")`
        DELETE FROM session USING wallet_member AS member
         WHERE member.user_id = session.user_id AND member.user_id = ${userId} AND session.id = ${id} RETURNING ${endedColumns}`);
      return ended === 1;
    },

    async endOthers(userId, tokenHash) {
      await end(sql("session.endOthers")`
        DELETE FROM session USING wallet_member AS member
         WHERE member.user_id = session.user_id AND member.user_id = ${userId} AND token_hash <> ${tokenHash}
        RETURNING ${endedColumns}`);
    },

    async endAll(userId) {
      await end(sql("session.endAll")`
        DELETE FROM session USING wallet_member AS member
         WHERE member.user_id = session.user_id AND member.user_id = ${userId} RETURNING ${endedColumns}`);
    },

    // Locks expired sessions in any order and skips locked ones.
    sweep: ({ openedAfter, usedAfter }, limit) =>
      end(sql("session.sweep")`
        DELETE FROM session USING wallet_member AS member
         WHERE member.user_id = session.user_id AND token_hash IN (
          SELECT token_hash FROM session WHERE created_at <= ${openedAfter} OR last_used_at <= ${usedAfter}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${endedColumns}`),
  };
}

/** The newest living sessions of a user, which an incoming call rings. */
export async function ringingSessions(
  client: Client,
  userId: string,
  at: Date,
  limit: number,
): Promise<string[]> {
  const { openedAfter, usedAfter } = sessionLifeAt(at);
  const rows = await many<{ id: string }>(client, "session.ringing")`
    SELECT id FROM session
     WHERE user_id = ${userId} AND created_at > ${openedAfter} AND last_used_at > ${usedAfter}
     ORDER BY last_used_at DESC, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** The session of an identity, if it may use the API now: a part of statements, with one row or none. */
export function livingSession(
  { userId, sessionId }: { userId: unknown; sessionId: string | null },
  at: Date,
): ReturnType<typeof sql.part> {
  const { openedAfter, usedAfter } = sessionLifeAt(at);
  return sql.part`
    SELECT FROM session
     WHERE session.id = ${sessionId} AND session.user_id = ${userId}
       AND session.created_at > ${openedAfter} AND last_used_at > ${usedAfter}`;
}

export async function isLoggedIn(
  client: Client,
  identity: { userId: string; sessionId: string | null },
  at: Date,
): Promise<boolean> {
  return exists(client, "session.isLoggedIn")`${livingSession(identity, at)}`;
}
