import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptRoutes as contract } from "#contract/money/receipts.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { refuse } from "#contract/refusals.ts";
import { visibleTo } from "#domain/ledger/viewer.ts";
import type { ReceiptStore } from "#domain/payments/receipts/receipt-store.ts";
import { toReceipt } from "#domain/payments/receipts/to-receipt.ts";
import type { Connection } from "#domain/runtime.ts";
import type { UserWithBalance } from "#domain/users/sign-in/authenticate.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";

export interface ReceiptRouteDeps {
  connection: Connection<{ receipts: ReceiptStore }>;
  /** The seller of receipts that kept none. */
  sellerName: string;
}

export function receiptRoutes(mount: Mount, { connection, sellerName }: ReceiptRouteDeps): void {
  mount.user(contract.receipt, async ({ params }, user) => {
    // A receipt of another wallet or member is answered like one that does not exist.
    const receipt = await connection(({ receipts }) => receipts.find(visibleTo(user), params.id));
    return receipt ? toReceipt(receipt, sellerName) : refuse("receipt_not_found");
  });
}

/** The balance, which pages read most often: the session and the wallet take one round trip to the database. */
export function creditsRoute(mount: Mount, authenticate: Authenticate<UserWithBalance>): void {
  mount.userBy(authenticate, walletRoutes.credits, async (_call, { posted_mc }) => ({
    credits: creditsFromMillicredits(posted_mc),
  }));
}
