import type { Call } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";

/**
 * Raises the hold of an open call as prolonging it does, in one transaction, which locks the call and then its wallet.
 * Returns false, and changes nothing, when the call has ended, its hold has changed since it was read, or the wallet
 * lacks the amount.
 */
export async function extendHold(
  { transaction }: Pick<CallDeps, "transaction">,
  call: Pick<Call, "walletId" | "id" | "epoch">,
  more_mc: number,
): Promise<boolean> {
  return transaction(async ({ calls, ledger }) => {
    const locked = await calls.lockOpen(call);
    if (locked?.epoch !== call.epoch || !(await ledger.hold(call.walletId, more_mc))) return false;
    const { cutoffAt, terms } = locked;
    await calls.prolong(locked, { more_mc, limit_s: terms.limit_s, cutoffAt, at: cutoffAt });
    return true;
  });
}
