import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { NewSignInUndo, SignInUndo, SignInUndoStore } from "#domain/users/sign-in/session-store.ts";

const newColumns = columnsOf<NewSignInUndo>()("token_hash, user_id, email, signed_in_at, expires_at");

export function signInUndoStore(client: Client): SignInUndoStore {
  return {
    add: (undo) =>
      run(client, "signInUndo.add")`
        INSERT INTO sign_in_undo (${newColumns}) VALUES (${newColumns.values(undo)})`,

    find: (tokenHash, at) =>
      one<SignInUndo>(client, "signInUndo.find")`
        SELECT ${columnsOf<SignInUndo>()("user_id, email, signed_in_at")} FROM sign_in_undo
         WHERE token_hash = ${tokenHash} AND expires_at > ${at}`,

    removeSince: (userId, signedInFrom) =>
      run(client, "signInUndo.removeSince")`
        DELETE FROM sign_in_undo WHERE user_id = ${userId} AND signed_in_at >= ${signedInFrom}`,

    removeAll: (userId) =>
      run(client, "signInUndo.removeAll")`DELETE FROM sign_in_undo WHERE user_id = ${userId}`,

    // Locks expired links in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "signInUndo.sweep")`
        DELETE FROM sign_in_undo WHERE token_hash IN (
          SELECT token_hash FROM sign_in_undo WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
