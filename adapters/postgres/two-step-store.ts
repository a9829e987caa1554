import type { TwoStepStore } from "#domain/accounts/two-step/two-step-store.ts";
import type { Client } from "./database.ts";

export function twoStepStore(client: Client): TwoStepStore {
  const changed = async (name: string, text: string, values: unknown[]): Promise<boolean> =>
    (await client.query({ name, text, values })).rowCount === 1;
  const forgetCodes = (userId: string) =>
    changed("recovery_code_remove", "DELETE FROM recovery_code WHERE user_id = $1", [userId]);
  return {
    async find(userId) {
      const { rows } = await client.query<{ secret: string; confirmed_at: Date | null }>({
        name: "two_step_find",
        text: "SELECT secret, confirmed_at FROM two_step WHERE user_id = $1",
        values: [userId],
      });
      return rows[0] && { secret: rows[0].secret, confirmedAt: rows[0].confirmed_at };
    },

    begin: (userId, secret) =>
      changed(
        "two_step_begin",
        `INSERT INTO two_step (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = $2 WHERE two_step.confirmed_at IS NULL`,
        [userId, secret],
      ),

    confirm: (userId, secret, step, at) =>
      changed(
        "two_step_confirm",
        `UPDATE two_step SET confirmed_at = $4, last_step = $3
         WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL`,
        [userId, secret, step, at],
      ),

    spendStep: (userId, step) =>
      changed(
        "two_step_use_step",
        "UPDATE two_step SET last_step = $2 WHERE user_id = $1 AND last_step < $2 AND confirmed_at IS NOT NULL",
        [userId, step],
      ),

    spendRecoveryCode: (userId, codeHash) =>
      changed("recovery_code_use", "DELETE FROM recovery_code WHERE user_id = $1 AND code_hash = $2", [
        userId,
        codeHash,
      ]),

    async replaceRecoveryCodes(userId, codeHashes) {
      await forgetCodes(userId);
      await client.query({
        name: "recovery_code_add",
        text: "INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::text[])",
        values: [userId, codeHashes],
      });
    },

    async recoveryCodesLeft(userId) {
      const { rows } = await client.query<{ left: number }>({
        name: "recovery_code_count",
        text: `SELECT count(*) AS left FROM recovery_code WHERE user_id = $1`,
        values: [userId],
      });
      return rows[0]?.left ?? 0;
    },

    async remove(userId) {
      await forgetCodes(userId);
      await changed("two_step_remove", "DELETE FROM two_step WHERE user_id = $1", [userId]);
    },
  };
}
