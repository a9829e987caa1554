import type { ListedSession, Session, SessionStore } from "#domain/users/session-store.ts";
import type { User } from "#domain/users/user.ts";
import type { Client } from "./database.ts";
import { changed, many, one, type Statement, sql } from "./sql.ts";
import { userColumns } from "./user-store.ts";

type SessionRow = Omit<Session, "user" | "createdAt"> & { openedAt: Date } & User;

/** Calls `onEnd` with the user of each session that a statement ended, even if the transaction rolls back later. */
export function sessionStore(client: Client, onEnd: (userId: string) => void): SessionStore {
  /** Runs a DELETE that returns `user_id`. Returns how many sessions it ended. */
  async function end(statement: Statement): Promise<number> {
    const ended = await many<{ userId: string }>(client, statement);
    for (const { userId } of ended) onEnd(userId);
    return ended.length;
  }

  return {
    async open({ tokenHash, userId, openedWith, userAgent, at }) {
      const row = { tokenHash, userId, openedWith, userAgent, createdAt: at, lastUsedAt: at };
      await changed(
        client,
        sql("session.open")`INSERT INTO session (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },

    async find(tokenHash, { openedAfter, usedAfter }) {
      const row = await one<SessionRow>(
        client,
        sql("session.find")`
          SELECT opened_with, session.created_at AS opened_at, last_used_at, ${userColumns}
          FROM session JOIN users ON users.id = session.user_id
          WHERE token_hash = ${tokenHash} AND session.created_at > ${openedAfter}
            AND last_used_at > ${usedAfter}`,
      );
      if (!row) return undefined;
      const { openedWith, openedAt, lastUsedAt, ...user } = row;
      return { openedWith, createdAt: openedAt, lastUsedAt, user };
    },

    list: (userId, { openedAfter, usedAfter }) =>
      many<ListedSession>(
        client,
        sql("session.list")`
          SELECT id, token_hash, opened_with, user_agent, created_at, last_used_at FROM session
          WHERE user_id = ${userId} AND created_at > ${openedAfter}
            AND last_used_at > ${usedAfter}
          ORDER BY last_used_at DESC, id`,
      ),

    async touch(tokenHash, at) {
      const usedAt = sql.parameter(at);
      await changed(
        client,
        sql("session.touch")`
          UPDATE session SET last_used_at = ${usedAt} WHERE token_hash = ${tokenHash} AND last_used_at < ${usedAt}`,
      );
    },

    async end(tokenHash) {
      await end(sql("session.end")`DELETE FROM session WHERE token_hash = ${tokenHash} RETURNING user_id`);
    },

    async endOne(userId, id) {
      const ended = await end(sql("session.endOne")`
        DELETE FROM session WHERE user_id = ${userId} AND id = ${id} RETURNING user_id`);
      return ended === 1;
    },

    async endOthers(userId, tokenHash) {
      await end(sql("session.endOthers")`
        DELETE FROM session WHERE user_id = ${userId} AND token_hash <> ${tokenHash} RETURNING user_id`);
    },

    async endAll(userId) {
      await end(sql("session.endAll")`DELETE FROM session WHERE user_id = ${userId} RETURNING user_id`);
    },

    // Locks expired sessions in any order and skips locked ones.
    sweep: ({ openedAfter, usedAfter }, limit) =>
      end(sql("session.sweep")`
        DELETE FROM session WHERE token_hash IN (
          SELECT token_hash FROM session WHERE created_at <= ${openedAfter} OR last_used_at <= ${usedAfter}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING user_id`),
  };
}
