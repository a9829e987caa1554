import { receiptWords } from "#contract/messages/mails.ts";
import { rechargeMailWords } from "#contract/messages/recharge-messages.ts";
import type { Receipt as ShownReceipt } from "#contract/money/receipts.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import { type MailFact, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import type { PayingCard } from "#domain/payments/cards/card-store.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { formatCredits, formatMoney } from "#words/money.ts";
import { buyerLines, cardInWords, rateInWords, sellerLines, taxInWords } from "#words/receipt-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { Receipt } from "./receipt-store.ts";
import { toReceipt } from "./to-receipt.ts";

export interface ReceiptOptions {
  /** The seller's name on receipts until an operator sets another. */
  sellerName: string;
  /** The public origin of the app. */
  publicUrl: string;
}

/**
 * Issues and mails the receipt of a purchase in the transaction of its credit: all happen or none.
 * A deleted buyer has no address; the payment is credited without a mail. A purchase of automatic recharge brings the
 * address that turns it off, unless the rule has ended since.
 */
export async function sendReceipt(
  options: ReceiptOptions,
  { receipts, outbox }: Pick<PaymentStores, "receipts" | "outbox">,
  payment: Pick<Payment, "walletId" | "id" | "userId" | "initiator">,
  card: PayingCard | undefined,
  offUrl?: string,
): Promise<void> {
  await receipts.issue(payment, { card, sellerName: options.sellerName });
  const receipt = await receipts.find(wholeWallet(payment.walletId), payment.id);
  if (receipt) await outbox.add(receiptMail(options, receipt, payment.initiator, offUrl), payment.walletId);
}

/** The mail of a rule's purchase says who bought, and links to `offUrl`, where the rule is turned off. */
export function receiptMail(
  { sellerName, publicUrl }: ReceiptOptions,
  receipt: Receipt,
  initiator: Payment["initiator"] = "person",
  offUrl?: string,
): Mail {
  const shown = toReceipt(receipt, sellerName);
  const body = initiator === "rule" ? [rechargeMailWords.bought] : receiptWords.body;
  return mailTo(receipt.buyer, () => ({
    subject: say(receiptWords.subject(shown.number)),
    body: body.map((sentence) => t(sentence)),
    facts: facts(shown),
    button: { label: t(receiptWords.button), url: `${publicUrl}/receipts/${shown.id}` },
    link: offUrl === undefined ? undefined : { label: t(rechargeMailWords.off), url: offUrl },
    note: t(receiptWords.note),
  }));
}

function facts(receipt: ShownReceipt): MailFact[] {
  const { amount, refunded, currency, card, perUsd } = receipt;
  const names = receiptWords.facts;
  return [
    { name: t(names.charged), value: formatMoney(amount, currency) },
    ...(refunded > 0 ? [{ name: t(names.refunded), value: formatMoney(refunded, currency) }] : []),
    ...(card === null ? [] : [{ name: t(names.card), value: cardInWords(card) }]),
    { name: t(names.tax), value: taxInWords(receipt) },
    ...(perUsd === null ? [] : [{ name: t(names.rate), value: rateInWords(perUsd, currency) }]),
    { name: t(names.credits), value: formatCredits(receipt.credits) },
    ...(receipt.byRecharge ? [{ name: t(names.boughtBy), value: t(names.recharge) }] : []),
    { name: t(names.date), value: formatReceiptDate(new Date(receipt.paidAt)) },
    { name: t(names.number), value: receipt.number },
    { name: t(names.seller), value: sellerLines(receipt).join(", ") },
    { name: t(names.buyer), value: buyerLines(receipt).join(", ") },
    { name: t(names.email), value: receipt.buyer.email },
  ];
}
