import { minimumCallCredits } from "#contract/constants.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { DebtCause, WalletDebt } from "#contract/money/wallet-debt.ts";
import { type Viewer, visibleTo } from "#domain/ledger/viewer.ts";
import { refuseFrozen } from "./limits/refuse-purchase.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { ReturnedPayments } from "./payment-store.ts";

/** The debt of this viewer's wallet: its causes, and the purchase after which a call is possible; null for other balances. */
export async function readDebt(
  deps: Pick<PaymentDeps, "transaction" | "clock" | "cardLimits">,
  viewer: Viewer,
): Promise<WalletDebt | null> {
  const { walletId } = viewer;
  return deps.transaction(async (stores) => {
    const { posted_mc } = await stores.ledger.balance(walletId);
    if (posted_mc >= 0) return null;
    const { age_s: newFor_s } = deps.cardLimits.newWallet;
    const related = await stores.related.readRelated({ walletId, at: deps.clock.now(), newFor_s });
    const earlier_mc = (related?.debts ?? []).reduce((sum, { owed_mc }) => sum + owed_mc, 0);
    const isFrozen = (await refuseFrozen(deps, stores, viewer)) !== undefined;
    const owed = creditsFromMillicredits(earlier_mc - posted_mc);
    return {
      credits: creditsFromMillicredits(-posted_mc),
      causes: causesOf(await stores.payments.returnedPayments(visibleTo(viewer))),
      earlierCredits: creditsFromMillicredits(earlier_mc),
      creditsToCall: isFrozen ? null : Math.ceil(owed + minimumCallCredits),
    };
  });
}

/**
 * The causes since the balance was last not below zero. A call may be newer than all of them: it held credits when a payment
 * was taken back, and took them later. The newest payment taken back is the cause then.
 */
function causesOf({ returned, coveredSeq }: ReturnedPayments): DebtCause[] {
  const since = returned.filter(({ seq }) => seq > coveredSeq);
  const causes = since.length > 0 ? since : returned.slice(0, 1);
  return [...new Set(causes.map(({ cause }) => cause))];
}
