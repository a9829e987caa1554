import { receiptWords } from "#contract/messages/mails.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptNumber } from "#contract/money/receipts.ts";
import { type MailFact, mailTo } from "#domain/mail-layout.ts";
import { formatMinor } from "#domain/money/minor-units.ts";
import type { Mail } from "#domain/outbox.ts";
import type { PaymentKey, PaymentStores } from "#domain/payments/payment-store.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
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
  return mailTo(buyer, () => ({
    subject: say(receiptWords.subject(number)),
    body: receiptWords.body.map((sentence) => t(sentence)),
    facts: facts(seller, number, receipt),
    button: { label: t(receiptWords.button), url: `${publicUrl}/receipts/${receipt.paymentId}` },
    note: t(receiptWords.note),
  }));
}

function facts(seller: string, number: string, receipt: Receipt): MailFact[] {
  const { buyer, charge_minor, refunded_minor, currency } = receipt;
  const names = receiptWords.facts;
  return [
    { name: t(names.number), value: number },
    { name: t(names.date), value: formatReceiptDate(receipt.paidAt) },
    { name: t(names.seller), value: seller },
    { name: t(names.buyer), value: `${buyer.firstName} ${buyer.lastName}` },
    { name: t(names.email), value: buyer.email },
    { name: t(names.credits), value: formatCredits(creditsFromMillicredits(receipt.credits_mc)) },
    { name: t(names.charged), value: formatMinor(charge_minor, currency) },
    ...(refunded_minor > 0
      ? [{ name: t(names.refunded), value: formatMinor(refunded_minor, currency) }]
      : []),
  ];
}
