import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { OpenidSignIn, OpenidSignInStore } from "#domain/users/openid/deps.ts";

const columns = columnsOf<OpenidSignIn>()(
  "provider, state_hash, browser_hash, nonce, code_verifier, expires_at",
);

export function openidSignInStore(client: Client): OpenidSignInStore {
  return {
    add: (signIn) =>
      run(client, "openidSignIn.add")`
        INSERT INTO openid_sign_in (${columns}) VALUES (${columns.values(signIn)})`,

    take: (stateHash, browserHash, provider, at) =>
      one<OpenidSignIn>(client, "openidSignIn.take")`
        DELETE FROM openid_sign_in
        WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash}
          AND provider = ${provider} AND expires_at > ${at}
        RETURNING ${columns}`,

    // Locks expired rows in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "openidSignIn.sweep")`
        DELETE FROM openid_sign_in WHERE state_hash IN (
          SELECT state_hash FROM openid_sign_in WHERE expires_at <= ${at}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
