import type { Grant, GrantStore, ListedGrant, WalletRole } from "#domain/operators/grant-store.ts";
import type { Client } from "./database.ts";
import { changed, many, one, sql } from "./sql.ts";

const grantColumns = sql.fragment`operator_grant.id, user_id, role, granted_by, granted_at, expires_at`;

export function operatorGrantStore(client: Client): GrantStore {
  return {
    // A share lock: operators do not wait for each other, and the end of the grant waits for all of them.
    holdCurrent: (userId, now) =>
      one<Grant & { frozenAt: Date | null }>(
        client,
        sql("operatorGrant.holdCurrent")`
          SELECT ${grantColumns}, frozen_at FROM operator_grant JOIN users ON users.id = user_id
           WHERE user_id = ${userId} AND ended_at IS NULL AND expires_at > ${now} AND deleted_at IS NULL
             FOR SHARE OF operator_grant`,
      ),

    ofWallets: (walletIds, now) =>
      many<WalletRole>(
        client,
        sql("operatorGrant.ofWallets")`
          SELECT wallet_id, user_id, role FROM operator_grant JOIN users ON users.id = user_id
           WHERE wallet_id = ANY (${walletIds}::uuid[]) AND ended_at IS NULL AND expires_at > ${now}
             AND deleted_at IS NULL`,
      ),

    async add({ id, userId, role, grantedBy, grantedAt, expiresAt }) {
      const row = { id, userId, role, grantedBy, grantedAt, expiresAt };
      await changed(
        client,
        sql(
          "operatorGrant.add",
        )`INSERT INTO operator_grant (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },

    end: (userId, at) =>
      one<Grant>(
        client,
        sql("operatorGrant.end")`
          UPDATE operator_grant SET ended_at = ${at} WHERE user_id = ${userId} AND ended_at IS NULL
          RETURNING ${grantColumns}`,
      ),

    list: (now) =>
      many<ListedGrant>(
        client,
        sql("operatorGrant.list")`
          SELECT ${grantColumns}, email FROM operator_grant JOIN users ON users.id = user_id
           WHERE ended_at IS NULL AND expires_at > ${now} AND deleted_at IS NULL
           ORDER BY expires_at, operator_grant.id`,
      ),

    async hasSecondFactor(userId) {
      const id = sql.parameter(userId);
      const found = await one<{ has: boolean }>(
        client,
        sql("operatorGrant.hasSecondFactor")`
          SELECT EXISTS (SELECT FROM two_step WHERE user_id = ${id} AND confirmed_at IS NOT NULL AND secret IS NOT NULL)
              OR EXISTS (SELECT FROM passkey WHERE user_id = ${id} AND blocked_at IS NULL) AS has`,
      );
      return found?.has ?? false;
    },
  };
}
