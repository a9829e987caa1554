import { refundWords } from "#contract/messages/mails.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptNumber } from "#contract/money/receipts.ts";
import { moneyBackWords } from "#contract/operators/operator-mails.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import { mailTo, mailToOperator } from "#domain/mail-layout.ts";
import { creditsAtPrice, formatMinor } from "#domain/money/minor-units.ts";
import type { Mail } from "#domain/outbox.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { ReceiptOptions } from "#domain/payments/receipts/receipt-mail.ts";
import type { Receipt } from "#domain/payments/receipts/receipt-store.ts";
import type { HeldRefunds } from "#domain/payments/reconcile/credits-owed.ts";
import type { Movement } from "#domain/payments/reconcile/post-owed.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { TakenBack } from "./money-back-limit.ts";

interface Reconciled {
  before: Payment;
  settled: Payment;
  movements: readonly Movement[];
  /** The refunds that a user asked for. */
  byUser: HeldRefunds;
}

/**
 * Tells the buyer of money that went back, in the transaction that moves its credits: what they took back themselves, what
 * went back without their asking, by an operator here or at the provider, and what did not reach the card. A deleted buyer has
 * no address.
 */
export async function mailRefund(
  options: ReceiptOptions,
  { receipts, ledger, outbox }: Pick<PaymentStores, "receipts" | "ledger" | "outbox">,
  { before, settled, movements, byUser }: Reconciled,
): Promise<void> {
  const amount_minor = settled.refunded_minor - before.refunded_minor - byUser.amount_minor;
  // The refund of a payment that is credited with it is older than this server knows.
  if (before.postings === 0 || (amount_minor === 0 && byUser.amount_minor === 0)) return;
  const { walletId, id } = settled;
  const receipt = await receipts.find(wholeWallet(walletId), id);
  if (!receipt) return;
  const removed_mc = movements
    .filter(({ contra }) => contra === "payments")
    .reduce((sum, { delta_mc }) => sum - delta_mc, -byUser.credits_mc);
  const { posted_mc: balance_mc } = await ledger.balance(walletId);
  const mails: GivenBack[] = [
    { amount_minor: byUser.amount_minor, removed_mc: byUser.credits_mc, balance_mc, isAsked: true },
    { amount_minor, removed_mc, balance_mc, isAsked: false },
  ];
  for (const refund of mails.filter((mail) => mail.amount_minor > 0)) {
    await outbox.add(refundMail(options, receipt, refund), walletId);
  }
  if (amount_minor < 0) {
    const returned = { amount_minor: -amount_minor, added_mc: -removed_mc, balance_mc };
    await outbox.add(returnedMail(options, receipt, returned), walletId);
  }
}

interface GivenBack {
  amount_minor: number;
  removed_mc: number;
  /** The wallet's balance after it. */
  balance_mc: number;
  /** True for money that its buyer took back. */
  isAsked: boolean;
}

export function refundMail({ publicUrl }: ReceiptOptions, receipt: Receipt, given: GivenBack): Mail {
  const names = refundWords.facts;
  return mailTo(receipt.buyer, () => {
    const amount = formatMinor(given.amount_minor, receipt.currency);
    return {
      subject: say(refundWords.subject(amount)),
      body: [
        ...(given.isAsked ? [t(refundWords.asked)] : refundWords.body.map((sentence) => t(sentence))),
        ...(given.balance_mc < 0 ? [t(refundWords.belowZero)] : []),
      ],
      facts: [
        { name: t(names.number), value: receiptNumber(receipt.paymentId, receipt.paidAt) },
        { name: t(names.amount), value: amount },
        { name: t(names.removed), value: creditsInWords(creditsFromMillicredits(given.removed_mc)) },
        { name: t(names.balance), value: creditsAtPrice(given.balance_mc, receipt) },
      ],
      button: { label: t(refundWords.button), url: `${publicUrl}/receipts/${receipt.paymentId}` },
      note: t(given.isAsked ? refundWords.notYou : refundWords.note),
    };
  });
}

interface Returned {
  amount_minor: number;
  added_mc: number;
  /** The wallet's balance after it. */
  balance_mc: number;
}

/** Corrects the mail about a refund that its bank sent back. */
export function returnedMail({ publicUrl }: ReceiptOptions, receipt: Receipt, returned: Returned): Mail {
  const { returned: words, facts: names } = refundWords;
  return mailTo(receipt.buyer, () => ({
    subject: say(words.subject(formatMinor(returned.amount_minor, receipt.currency))),
    body: [t(words.body), ...(returned.balance_mc < 0 ? [t(refundWords.belowZero)] : [])],
    facts: [
      { name: t(names.number), value: receiptNumber(receipt.paymentId, receipt.paidAt) },
      { name: t(words.credits), value: creditsInWords(creditsFromMillicredits(returned.added_mc)) },
      { name: t(names.balance), value: creditsAtPrice(returned.balance_mc, receipt) },
    ],
    button: { label: t(refundWords.button), url: `${publicUrl}/receipts/${receipt.paymentId}` },
    note: t(refundWords.note),
  }));
}

/** Tells the operator of a wallet whose purchases go back one after the other. Names the user by id alone. */
export function repeatedMoneyBackMail(
  operatorEmail: string,
  user: WalletUser,
  taken: readonly TakenBack[],
): Mail {
  const credits_mc = taken.reduce((sum, one) => sum + one.credits_mc, 0);
  return mailToOperator(operatorEmail, () => ({
    subject: moneyBackWords.subject,
    body: moneyBackWords.body,
    facts: [
      { name: moneyBackWords.user, value: user.id },
      { name: moneyBackWords.times, value: String(taken.length) },
      { name: moneyBackWords.credits, value: formatCredits(creditsFromMillicredits(credits_mc)) },
    ],
    note: moneyBackWords.note,
  }));
}
