import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Transaction } from "#domain/runtime.ts";
import type { MarkStore } from "./mark-store.ts";

export interface EndingDeps {
  transaction: Transaction<{ marks: Pick<MarkStore, "sharing"> }>;
  endCalls(user: WalletUser): Promise<void>;
}

/**
 * Ends the calls of a user who may no longer call, and of all users who share a mark: what pauses one pauses them all.
 * Run it after the transaction that took the right away.
 */
export async function endCallsOfPerson(
  { transaction, endCalls }: EndingDeps,
  user: WalletUser,
): Promise<void> {
  await endCalls(user);
  const sharing = await transaction(({ marks }) => marks.sharing(user.id));
  for (const other of sharing) if (other.id !== user.id) await endCalls(other);
}
