import type { SessionKind, SessionStore } from "../../domain/accounts/session-store.ts";
import { type AccountRow, accountColumns, toAccount } from "./account-store.ts";
import type { Client } from "./database.ts";

interface SessionRow extends AccountRow {
  kind: SessionKind;
  last_used_at: Date;
}

export function sessionStore(client: Client): SessionStore {
  return {
    async open({ tokenHash, userId, kind, at }) {
      await client.query({
        name: "session_open",
        text: `INSERT INTO session (token_hash, user_id, kind, created_at, last_used_at)
               VALUES ($1, $2, $3, $4, $4)`,
        values: [tokenHash, userId, kind, at],
      });
    },

    async find(tokenHash, { openedAfter, usedAfter }) {
      const { rows } = await client.query<SessionRow>({
        name: "session_find",
        text: `SELECT kind, last_used_at, ${accountColumns}
               FROM session JOIN users ON users.id = session.user_id
               WHERE token_hash = $1 AND session.created_at > $2 AND last_used_at > $3`,
        values: [tokenHash, openedAfter, usedAfter],
      });
      const row = rows[0];
      return row && { kind: row.kind, lastUsedAt: row.last_used_at, account: toAccount(row) };
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
