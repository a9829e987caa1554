import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, one, sql } from "#adapters/postgres/sql.ts";
import type { OpenidSignIn, OpenidSignInStore } from "#domain/users/openid/deps.ts";

export function openidSignInStore(client: Client): OpenidSignInStore {
  return {
    async add({ provider, stateHash, browserHash, nonce, codeVerifier, expiresAt }) {
      const row = { provider, stateHash, browserHash, nonce, codeVerifier, expiresAt };
      await changed(
        client,
        sql("openidSignIn.add")`INSERT INTO openid_sign_in (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },

    take: (stateHash, browserHash, provider, at) =>
      one<OpenidSignIn>(
        client,
        sql("openidSignIn.take")`
          DELETE FROM openid_sign_in
          WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash}
            AND provider = ${provider} AND expires_at > ${at}
          RETURNING provider, state_hash, browser_hash, nonce, code_verifier, expires_at`,
      ),

    // Locks expired rows in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(
        client,
        sql("openidSignIn.sweep")`
          DELETE FROM openid_sign_in WHERE state_hash IN (
            SELECT state_hash FROM openid_sign_in WHERE expires_at <= ${at}
            LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
