import { rateScale } from "#contract/money/charge.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptNumber, type Receipt as ShownReceipt } from "#contract/money/receipts.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { MoneyReturn, Receipt } from "./receipt-store.ts";
import { e6PerPercent, type Seller, sellerNamed, taxIncluded_minor } from "./seller.ts";

/** A receipt on the wire and in its mail. `sellerName` stands in for a receipt that kept no seller. */
export function toReceipt(receipt: Receipt, sellerName: string): ShownReceipt {
  const { paymentId, paidAt, buyer, currency, perUsd_e6 } = receipt;
  const amountOf = (amount_minor: number) => amountFromMinor(amount_minor, currency);
  const seller = receipt.seller ?? sellerNamed(sellerName);
  const returns = allReturns(receipt);
  return {
    id: paymentId,
    number: receiptNumber(paymentId, paidAt),
    paidAt: paidAt.toISOString(),
    seller: { name: seller.name, address: seller.address, taxNumber: seller.taxNumber },
    buyer: {
      name: `${buyer.firstName} ${buyer.lastName}`,
      email: buyer.email,
      company: buyer.company,
      address: buyer.address,
      taxNumber: buyer.taxNumber,
    },
    card: receipt.card,
    credits: creditsFromMillicredits(receipt.credits_mc),
    byRecharge: receipt.byRule,
    currency,
    amount: amountOf(receipt.charge_minor),
    tax: taxOf(seller, receipt),
    perUsd: currency === "USD" || perUsd_e6 === null ? null : perUsd_e6 / rateScale,
    refunded: amountOf(receipt.refunded_minor),
    left: amountOf(receipt.charge_minor + sumOf(returns)),
    returns: returns.map(({ kind, at, status, amount_minor }) => ({
      kind,
      status,
      at: at.toISOString(),
      amount: amountOf(amount_minor),
    })),
  };
}

function taxOf({ taxName, taxRate_e6 }: Seller, { charge_minor, currency }: Receipt): ShownReceipt["tax"] {
  if (taxRate_e6 === null) return null;
  return {
    name: taxName,
    percent: taxRate_e6 / e6PerPercent,
    amount: amountFromMinor(taxIncluded_minor(charge_minor, taxRate_e6), currency),
  };
}

/** A refund that was made before the credits arrived has no transfer of its own, and counts from the purchase. */
function allReturns({ returns, refunded_minor, paidAt }: Receipt): readonly MoneyReturn[] {
  const early_minor = refunded_minor + sumOf(returns.filter(({ kind }) => kind === "refund"));
  return early_minor === 0
    ? returns
    : [{ kind: "refund", at: paidAt, status: "completed", amount_minor: -early_minor }, ...returns];
}

function sumOf(returns: readonly MoneyReturn[]): number {
  return returns.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}
