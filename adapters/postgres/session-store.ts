import type { OpenedWith, SessionKind, SessionStore } from "#domain/accounts/session-store.ts";
import { type AccountRow, accountColumns, toAccount } from "./account-store.ts";
import type { Client } from "./database.ts";

interface SessionRow extends AccountRow {
  kind: SessionKind;
  opened_with: OpenedWith;
  opened_at: Date;
  last_used_at: Date;
}

interface ListedRow {
  id: string;
  token_hash: string;
  opened_with: OpenedWith;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

export function sessionStore(client: Client): SessionStore {
  return {
    async open({ tokenHash, userId, kind, openedWith, userAgent, at }) {
      await client.query({
        name: "session_open",
        text: `INSERT INTO session (token_hash, user_id, kind, opened_with, user_agent, created_at, last_used_at)
               VALUES ($1, $2, $3, $4, $5, $6, $6)`,
        values: [tokenHash, userId, kind, openedWith, userAgent, at],
      });
    },

    async find(tokenHash, { openedAfter, usedAfter }) {
      const { rows } = await client.query<SessionRow>({
        name: "session_find",
        text: `SELECT kind, opened_with, session.created_at AS opened_at, last_used_at, ${accountColumns}
               FROM session JOIN users ON users.id = session.user_id
               WHERE token_hash = $1 AND session.created_at > $2 AND last_used_at > $3`,
        values: [tokenHash, openedAfter, usedAfter],
      });
      const row = rows[0];
      return (
        row && {
          kind: row.kind,
          openedWith: row.opened_with,
          createdAt: row.opened_at,
          lastUsedAt: row.last_used_at,
          account: toAccount(row),
        }
      );
    },

    async list(userId, { openedAfter, usedAfter }) {
      const { rows } = await client.query<ListedRow>({
        name: "session_list",
        text: `SELECT id, token_hash, opened_with, user_agent, created_at, last_used_at FROM session
               WHERE user_id = $1 AND kind = 'full' AND created_at > $2 AND last_used_at > $3
               ORDER BY last_used_at DESC, id`,
        values: [userId, openedAfter, usedAfter],
      });
      return rows.map((row) => ({
        id: row.id,
        tokenHash: row.token_hash,
        openedWith: row.opened_with,
        userAgent: row.user_agent,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      }));
    },

    async touch(tokenHash, at) {
      await client.query({
        name: "session_touch",
        text: "UPDATE session SET last_used_at = $2 WHERE token_hash = $1 AND last_used_at < $2",
        values: [tokenHash, at],
      });
    },

    async end(tokenHash) {
      await client.query({
        name: "session_end",
        text: "DELETE FROM session WHERE token_hash = $1",
        values: [tokenHash],
      });
    },

    async endOne(userId, id) {
      const { rowCount } = await client.query({
        name: "session_end_one",
        text: "DELETE FROM session WHERE user_id = $1 AND id = $2",
        values: [userId, id],
      });
      return rowCount === 1;
    },

    async endOthers(userId, tokenHash) {
      await client.query({
        name: "session_end_others",
        text: "DELETE FROM session WHERE user_id = $1 AND token_hash <> $2",
        values: [userId, tokenHash],
      });
    },

    async endAll(userId, kind) {
      await client.query({
        name: "session_end_all",
        text: "DELETE FROM session WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2)",
        values: [userId, kind ?? null],
      });
    },

    async sweep({ openedAfter, usedAfter }, limit) {
      const { rowCount } = await client.query({
        name: "session_sweep",
        text: `DELETE FROM session WHERE token_hash IN (
                 SELECT token_hash FROM session WHERE created_at <= $1 OR last_used_at <= $2
                 LIMIT $3 FOR UPDATE SKIP LOCKED)`,
        values: [openedAfter, usedAfter, limit],
      });
      return rowCount ?? 0;
    },
  };
}
