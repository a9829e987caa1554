import { receiptWords } from "#contract/mails.ts";
import { creditsFromMillicredits, formatCredits } from "#contract/money.ts";
import { formatReceiptDate, receiptNumber } from "#contract/receipts.ts";
import { composeMail, greeting, type MailFact } from "#domain/mail-layout.ts";
import { formatMinor } from "#domain/money/minor-units.ts";
import type { Mail } from "#domain/outbox.ts";
import type { PaymentKey, PaymentStores } from "./payment-store.ts";
import type { Receipt } from "./receipt-store.ts";

export interface ReceiptOptions {
  /** The seller, as receipts name it. */
  seller: string;
  /** The public origin of the app. */
  publicUrl: string;
}

/**
 * Mails the receipt of a purchase in the transaction of its credit: both happen or neither.
 * A deleted buyer has no address; the payment is credited without a mail.
 */
export async function mailReceipt(
  options: ReceiptOptions,
  { receipts, outbox }: Pick<PaymentStores, "receipts" | "outbox">,
  payment: PaymentKey,
): Promise<void> {
  const receipt = await receipts.find(payment);
  if (receipt) await outbox.add(receiptMail(options, receipt), payment.walletId);
}

export function receiptMail({ seller, publicUrl }: ReceiptOptions, receipt: Receipt): Mail {
  const number = receiptNumber(receipt.paymentId, receipt.paidAt);
  const { buyer } = receipt;
  return composeMail({
    to: buyer.email,
    subject: receiptWords.subject(number),
    greeting: greeting(buyer.firstName),
    body: receiptWords.body,
    facts: facts(seller, number, receipt),
    button: { label: receiptWords.button, url: `${publicUrl}/receipts/${receipt.paymentId}` },
    note: receiptWords.note,
  });
}

function facts(seller: string, number: string, receipt: Receipt): MailFact[] {
  const { buyer, charge_minor, refunded_minor, currency } = receipt;
  const names = receiptWords.facts;
  return [
    { name: names.number, value: number },
    { name: names.date, value: formatReceiptDate(receipt.paidAt) },
    { name: names.seller, value: seller },
    { name: names.buyer, value: `${buyer.firstName} ${buyer.lastName}` },
    { name: names.email, value: buyer.email },
    { name: names.credits, value: formatCredits(creditsFromMillicredits(receipt.credits_mc)) },
    { name: names.charged, value: formatMinor(charge_minor, currency) },
    ...(refunded_minor > 0 ? [{ name: names.refunded, value: formatMinor(refunded_minor, currency) }] : []),
  ];
}
