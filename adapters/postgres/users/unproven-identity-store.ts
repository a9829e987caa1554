import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { UnprovenIdentity, UnprovenIdentityStore } from "#domain/users/openid/deps.ts";

const columns =
  columnsOf<UnprovenIdentity>()(`token_hash, browser_hash, issuer, subject, provider, email, given_name,
  family_name, full_name, picture_url, expires_at`);

type Optional = "givenName" | "familyName" | "fullName" | "pictureUrl";
type Row = Omit<UnprovenIdentity, Optional> & Record<Optional, string | null>;

export function unprovenIdentityStore(client: Client): UnprovenIdentityStore {
  return {
    add: (identity) =>
      run(client, "unprovenIdentity.add")`
        INSERT INTO unproven_identity (${columns}) VALUES (${columns.values(identity)})`,

    async take(tokenHash, browserHash, at) {
      const row = await one<Row>(client, "unprovenIdentity.take")`
        DELETE FROM unproven_identity
         WHERE token_hash = ${tokenHash} AND browser_hash = ${browserHash} AND expires_at > ${at}
        RETURNING ${columns}`;
      if (row === undefined) return undefined;
      return {
        ...row,
        givenName: row.givenName ?? undefined,
        familyName: row.familyName ?? undefined,
        fullName: row.fullName ?? undefined,
        pictureUrl: row.pictureUrl ?? undefined,
      };
    },

    // Locks expired rows in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "unprovenIdentity.sweep")`
        DELETE FROM unproven_identity WHERE token_hash IN (
          SELECT token_hash FROM unproven_identity WHERE expires_at <= ${at}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
