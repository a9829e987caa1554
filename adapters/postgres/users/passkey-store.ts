import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, changedOne, columnsOf, many, one, run } from "#adapters/postgres/sql.ts";
import type { PasskeyChallengeStore } from "#domain/users/passkeys/challenge.ts";
import type { Passkey, PasskeyStore } from "#domain/users/passkeys/passkey-store.ts";

const passkeyColumns = columnsOf<Passkey>()(
  "id, user_id, credential_id, name, public_key, counter, transports, signs_in, blocked_at, created_at, last_used_at",
);
const newColumns = columnsOf<Omit<Passkey, "signsIn" | "blockedAt" | "lastUsedAt">>()(
  "id, user_id, credential_id, name, public_key, counter, transports, created_at",
);

export function passkeyStore(client: Client): PasskeyStore {
  return {
    find: (credentialId) =>
      one<Passkey>(client, "passkey.find")`
        SELECT ${passkeyColumns} FROM passkey WHERE credential_id = ${credentialId}`,

    list: (userId) =>
      many<Passkey>(client, "passkey.list")`
        SELECT ${passkeyColumns} FROM passkey WHERE user_id = ${userId} ORDER BY created_at DESC, id`,

    add: (passkey) =>
      changedOne(client, "passkey.add")`
        INSERT INTO passkey (${newColumns}) VALUES (${newColumns.values(passkey)})
        ON CONFLICT (credential_id) DO NOTHING`,

    rename: (userId, id, name) =>
      changedOne(client, "passkey.rename")`
        UPDATE passkey SET name = ${name} WHERE user_id = ${userId} AND id = ${id}`,

    recordUse: (credentialId, counter, at) =>
      run(client, "passkey.recordUse")`
        UPDATE passkey SET counter = ${counter}, last_used_at = ${at} WHERE credential_id = ${credentialId}`,

    block: (credentialId, at) =>
      run(client, "passkey.block")`
        UPDATE passkey SET blocked_at = ${at} WHERE credential_id = ${credentialId}`,

    remove: (userId, id) =>
      changedOne(client, "passkey.remove")`DELETE FROM passkey WHERE user_id = ${userId} AND id = ${id}`,

    removeAll: (userId) =>
      changed(client, "passkey.removeAll")`DELETE FROM passkey WHERE user_id = ${userId}`,

    limitToSecondStep: (userId) =>
      changed(client, "passkey.limitToSecondStep")`
        UPDATE passkey SET signs_in = false WHERE user_id = ${userId}`,

    ...userHandles(client),
  };
}

function userHandles(
  client: Client,
): Pick<PasskeyStore, "userHandle" | "findUserHandle" | "forgetUserHandle"> {
  const findUserHandle = async (userId: string) => {
    const row = await one<{ userHandle: string }>(client, "passkey.findUserHandle")`
      SELECT user_handle FROM passkey_user_handle WHERE user_id = ${userId}`;
    return row?.userHandle;
  };
  return {
    findUserHandle,

    async userHandle(userId, fresh) {
      await run(client, "passkey.addUserHandle")`
        INSERT INTO passkey_user_handle (user_id, user_handle) VALUES (${userId}, ${fresh})
        ON CONFLICT (user_id) DO NOTHING`;
      return (await findUserHandle(userId)) ?? fresh;
    },

    forgetUserHandle: (userId) =>
      run(client, "passkey.forgetUserHandle")`DELETE FROM passkey_user_handle WHERE user_id = ${userId}`,
  };
}

const challengeColumns = columnsOf<Parameters<PasskeyChallengeStore["add"]>[0]>()(
  "challenge_hash, purpose, user_id, expires_at",
);

export function passkeyChallengeStore(client: Client): PasskeyChallengeStore {
  return {
    add: (challenge) =>
      run(client, "passkeyChallenge.add")`
        INSERT INTO passkey_challenge (${challengeColumns}) VALUES (${challengeColumns.values(challenge)})`,

    take: (purpose, userId, challengeHash, at) =>
      changedOne(client, "passkeyChallenge.take")`
        DELETE FROM passkey_challenge
        WHERE challenge_hash = ${challengeHash} AND purpose = ${purpose}
          AND user_id IS NOT DISTINCT FROM ${userId} AND expires_at > ${at}`,

    // Locks expired challenges in any order and skips locked ones.
    sweep: (at, limit) =>
      changed(client, "passkeyChallenge.sweep")`
        DELETE FROM passkey_challenge WHERE challenge_hash IN (
          SELECT challenge_hash FROM passkey_challenge WHERE expires_at <= ${at}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
