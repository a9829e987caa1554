import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, changedOne, columnsOf, one, run, sql } from "#adapters/postgres/sql.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { TwoStep, TwoStepStore } from "#domain/users/two-step/two-step-store.ts";

/** Column and row of the secret of a user's authenticator app. */
export const secretPlace = (userId: string) => ({ column: "two_step.secret", row: userId });

export function twoStepStore(client: Client, cipher: DataCipher): TwoStepStore {
  const removeRecoveryCodes = (userId: string) =>
    changed(client, "twoStep.removeRecoveryCodes")`DELETE FROM recovery_code WHERE user_id = ${userId}`;
  return {
    async find(userId) {
      const stored = await one<TwoStep>(client, "twoStep.find")`
        SELECT ${columnsOf<TwoStep>()("secret, confirmed_at")} FROM two_step WHERE user_id = ${userId}`;
      if (stored?.secret == null) return stored;
      return { ...stored, secret: cipher.decrypt(stored.secret, secretPlace(userId)) };
    },

    begin(userId, secret) {
      const encrypted = cipher.encrypt(secret, secretPlace(userId));
      return changedOne(client, "twoStep.begin")`
        INSERT INTO two_step (user_id, secret) VALUES (${userId}, ${encrypted})
        ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret WHERE two_step.confirmed_at IS NULL`;
    },

    requirePasskey: (userId, at) =>
      changedOne(client, "twoStep.requirePasskey")`
        INSERT INTO two_step (user_id, confirmed_at) VALUES (${userId}, ${at})
        ON CONFLICT (user_id) DO UPDATE SET secret = NULL, confirmed_at = excluded.confirmed_at
          WHERE two_step.confirmed_at IS NULL`,

    // Compares the stored value, because each encryption of one secret differs. Locks the row, because another node
    // may be encrypting it with a new key.
    async confirm(userId, secret, step, at) {
      const waiting = await one<{ secret: string | null }>(client, "twoStep.waiting")`
        SELECT secret FROM two_step WHERE user_id = ${userId} AND confirmed_at IS NULL FOR UPDATE`;
      if (waiting?.secret == null) return false;
      if (cipher.decrypt(waiting.secret, secretPlace(userId)) !== secret) return false;
      return changedOne(client, "twoStep.confirm")`
        UPDATE two_step SET confirmed_at = ${at}, last_step = ${step}
        WHERE user_id = ${userId} AND secret = ${waiting.secret} AND confirmed_at IS NULL`;
    },

    spendStep(userId, step) {
      const spent = sql.parameter(step);
      return changedOne(client, "twoStep.spendStep")`
        UPDATE two_step SET last_step = ${spent}
        WHERE user_id = ${userId} AND last_step < ${spent} AND confirmed_at IS NOT NULL`;
    },

    spendRecoveryCode: (userId, codeHash) =>
      changedOne(client, "twoStep.spendRecoveryCode")`
        DELETE FROM recovery_code WHERE user_id = ${userId} AND code_hash = ${codeHash}`,

    async replaceRecoveryCodes(userId, codeHashes) {
      await removeRecoveryCodes(userId);
      await run(client, "twoStep.addRecoveryCodes")`
        INSERT INTO recovery_code (user_id, code_hash) SELECT ${userId}, unnest(${codeHashes}::text[])`;
    },

    async recoveryCodesLeft(userId) {
      const counted = await one<{ left: number }>(client, "twoStep.recoveryCodesLeft")`
        SELECT count(*) AS left FROM recovery_code WHERE user_id = ${userId}`;
      return counted?.left ?? 0;
    },

    async remove(userId) {
      await removeRecoveryCodes(userId);
      await run(client, "twoStep.remove")`DELETE FROM two_step WHERE user_id = ${userId}`;
    },
  };
}
