import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, sql } from "#adapters/postgres/sql.ts";
import type { NewSignInUndo, SignInUndo, SignInUndoStore } from "#domain/users/sign-in/session-store.ts";

const newColumns = columnsOf<NewSignInUndo>()("token_hash, user_id, email, signed_in_at, expires_at");

export function signInUndoStore(client: Client): SignInUndoStore {
  return {
    async add(undo) {
      await changed(
        client,
        sql("signInUndo.add")`INSERT INTO sign_in_undo (${newColumns}) VALUES (${newColumns.values(undo)})`,
      );
    },

    find: (tokenHash, at) =>
      one<SignInUndo>(
        client,
        sql("signInUndo.find")`
          SELECT ${columnsOf<SignInUndo>()("user_id, email, signed_in_at")} FROM sign_in_undo
           WHERE token_hash = ${tokenHash} AND expires_at > ${at}`,
      ),

    async removeSince(userId, signedInFrom) {
      await changed(
        client,
        sql("signInUndo.removeSince")`
          DELETE FROM sign_in_undo WHERE user_id = ${userId} AND signed_in_at >= ${signedInFrom}`,
      );
    },

    async removeAll(userId) {
      await changed(client, sql("signInUndo.removeAll")`DELETE FROM sign_in_undo WHERE user_id = ${userId}`);
    },

    // Locks expired links in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(
        client,
        sql("signInUndo.sweep")`
          DELETE FROM sign_in_undo WHERE token_hash IN (
            SELECT token_hash FROM sign_in_undo WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
