import { creditsFromMillicredits } from "#contract/money/money.ts";
import { moneyBackWords } from "#contract/operators/operator-mails.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { mailToOperator } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { formatCredits } from "#words/money.ts";
import type { TakenBack } from "./money-back-limit.ts";

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
