import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { NewOneTimeToken, OneTimeToken, OneTimeTokenStore } from "#domain/users/one-time-token.ts";

const columns = columnsOf<OneTimeToken>()("user_id, detail");
const newColumns = columnsOf<NewOneTimeToken>()("token_hash, user_id, purpose, detail, expires_at");

export function oneTimeTokenStore(client: Client): OneTimeTokenStore {
  return {
    add: (oneTimeToken) =>
      run(client, "oneTimeToken.add")`
        INSERT INTO one_time_token (${newColumns}) VALUES (${newColumns.values(oneTimeToken)})`,

    find: (purpose, tokenHash, at) =>
      one<OneTimeToken>(client, "oneTimeToken.find")`
        SELECT ${columns} FROM one_time_token
        WHERE purpose = ${purpose} AND token_hash = ${tokenHash} AND expires_at > ${at}`,

    consume: (purpose, tokenHash, at) =>
      one<OneTimeToken>(client, "oneTimeToken.consume")`
        DELETE FROM one_time_token WHERE purpose = ${purpose} AND token_hash = ${tokenHash} AND expires_at > ${at}
        RETURNING ${columns}`,

    async waiting(purpose, userId, at) {
      const oneTimeToken = await one<{ detail: string }>(client, "oneTimeToken.waiting")`
        SELECT detail FROM one_time_token
        WHERE user_id = ${userId} AND purpose = ${purpose} AND expires_at > ${at} LIMIT 1`;
      return oneTimeToken?.detail;
    },

    endPurpose: (userId, purpose) =>
      run(client, "oneTimeToken.endPurpose")`
        DELETE FROM one_time_token WHERE user_id = ${userId} AND purpose = ${purpose}`,

    async endAll(userId) {
      await run(client, "oneTimeToken.endAll")`DELETE FROM one_time_token WHERE user_id = ${userId}`;
      await run(client, "oneTimeToken.endChallenges")`
        DELETE FROM passkey_challenge WHERE user_id = ${userId}`;
    },

    // Locks expired tokens in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "oneTimeToken.sweep")`
        DELETE FROM one_time_token WHERE token_hash IN (
          SELECT token_hash FROM one_time_token WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
