import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Transaction } from "#domain/runtime.ts";
import type { MarkStore, RelatedWallets } from "./mark-store.ts";

export interface EndingDeps {
  transaction: Transaction<{ marks: Pick<MarkStore, "sharing">; related: Pick<RelatedWallets, "binding"> }>;
  endCalls(user: WalletUser): Promise<void>;
}

/**
 * Ends the calls of a user who may no longer call, and of those users sharing a mark whom it keeps from calling as well. Run it
 * after the transaction that took the right away.
 */
export async function endCallsOfPerson(
  { transaction, endCalls }: EndingDeps,
  user: WalletUser,
): Promise<void> {
  await endCalls(user);
  const bound = await transaction(async ({ marks, related }) => {
    const users: WalletUser[] = [];
    for (const other of await marks.sharing(user.id)) {
      if (other.id !== user.id && (await related.binding(other.walletId)).includes(user.id))
        users.push(other);
    }
    return users;
  });
  for (const other of bound) await endCalls(other);
}
