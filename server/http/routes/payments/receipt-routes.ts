import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptRoutes as contract, type Receipt, receiptNumber } from "#contract/money/receipts.ts";
import { refuse } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { Receipt as IssuedReceipt, ReceiptStore } from "#domain/payments/receipts/receipt-store.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Mount } from "#server/http/mount.ts";

export interface ReceiptRouteDeps {
  connection: Connection<{ receipts: ReceiptStore }>;
  /** The seller's name on receipts. */
  seller: string;
}

export function receiptRoutes(mount: Mount, { connection, seller }: ReceiptRouteDeps): void {
  mount.user(contract.receipt, async ({ params }, user) => {
    // Another wallet's receipt is answered like one that does not exist.
    const receipt = await connection(({ receipts }) =>
      receipts.find({ walletId: user.walletId, id: params.id }),
    );
    return receipt ? shownReceipt(receipt, seller) : refuse("receipt_not_found");
  });
}

function shownReceipt(receipt: IssuedReceipt, seller: string): Receipt {
  const { paymentId, paidAt, buyer, currency } = receipt;
  return {
    id: paymentId,
    number: receiptNumber(paymentId, paidAt),
    paidAt: paidAt.toISOString(),
    seller,
    buyer: { name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email },
    credits: creditsFromMillicredits(receipt.credits_mc),
    amount: amountFromMinor(receipt.charge_minor, currency),
    refunded: amountFromMinor(receipt.refunded_minor, currency),
    currency,
  };
}
