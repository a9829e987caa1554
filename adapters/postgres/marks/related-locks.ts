import type { Client } from "#adapters/postgres/connection/database.ts";
import { many } from "#adapters/postgres/sql.ts";

/** Locks a wallet and its related ones in the order of their ids; one that became related meanwhile is locked as well. */
export async function lockRelatedWallets(client: Client, walletId: string): Promise<void> {
  const locked = new Set<string>();
  let missing: string[];
  do {
    const related = await many<{ walletId: string }>(client, "related.wallets")`
      SELECT DISTINCT other.wallet_id FROM mark AS own JOIN mark AS other ON other.digest = own.digest
       WHERE own.wallet_id = ${walletId} AND own.lifted_at IS NULL AND other.lifted_at IS NULL`;
    missing = [walletId, ...related.map((one) => one.walletId)].filter((id) => !locked.has(id));
    await lockWallets(client, missing);
    for (const id of missing) locked.add(id);
  } while (missing.length > 0);
}

/** Locks wallets in the order of their ids. */
async function lockWallets(client: Client, wallets: readonly string[]): Promise<void> {
  await many(client, "mark.lockWallets")`
    SELECT id FROM wallet WHERE id = ANY (${wallets}::uuid[]) ORDER BY id FOR UPDATE`;
}
