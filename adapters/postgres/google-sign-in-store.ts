import type { GoogleStores } from "#domain/accounts/google-deps.ts";
import type { GoogleSignInStore } from "#domain/accounts/google-sign-in-store.ts";
import type { Connection, Transaction } from "#domain/runtime.ts";
import { accountStores } from "./account-stores.ts";
import type { Client, Database } from "./database.ts";

interface GoogleSignInRow {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

function googleSignInStore(client: Client): GoogleSignInStore {
  return {
    async add({ stateHash, browserHash, nonce, codeVerifier, expiresAt }) {
      await client.query({
        name: "google_sign_in_add",
        text: `INSERT INTO google_sign_in (state_hash, browser_hash, nonce, code_verifier, expires_at)
               VALUES ($1, $2, $3, $4, $5)`,
        values: [stateHash, browserHash, nonce, codeVerifier, expiresAt],
      });
    },

    async take(stateHash, browserHash, at) {
      const { rows } = await client.query<GoogleSignInRow>({
        name: "google_sign_in_take",
        text: `DELETE FROM google_sign_in WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
               RETURNING state_hash, browser_hash, nonce, code_verifier, expires_at`,
        values: [stateHash, browserHash, at],
      });
      const row = rows[0];
      return (
        row && {
          stateHash: row.state_hash,
          browserHash: row.browser_hash,
          nonce: row.nonce,
          codeVerifier: row.code_verifier,
          expiresAt: row.expires_at,
        }
      );
    },

    async sweep(at, limit) {
      const { rowCount } = await client.query({
        name: "google_sign_in_sweep",
        text: `DELETE FROM google_sign_in WHERE state_hash IN (
                 SELECT state_hash FROM google_sign_in WHERE expires_at <= $1
                 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        values: [at, limit],
      });
      return rowCount ?? 0;
    },
  };
}

/** The two ways in which signing in with Google reaches the database. */
export function googleUnits(database: Database): {
  transaction: Transaction<GoogleStores>;
  connection: Connection<GoogleStores>;
} {
  const stores = (client: Client) => ({
    ...accountStores(client),
    googleSignIns: googleSignInStore(client),
  });
  return {
    transaction: (work) => database.transaction((client) => work(stores(client))),
    connection: (work) => database.withClient((client) => work(stores(client))),
  };
}
