import { CreditCard, Phone, SlidersHorizontal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { descriptionOf, type Transaction, transactionTypeNames } from "#contract/money/wallet.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Amount } from "#web/kit/controls/amount.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import type { Entry } from "#web/kit/controls/entry-table.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { finishAddress } from "#web/kit/money/recharge.ts";
import {
  formatDateTime,
  formatTransactionAmount,
  formatTransactionCredits,
  signedCredits,
} from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

export type TransactionColumn = Column<Transaction>;

export const dateColumn = (): TransactionColumn => ({
  header: t("Date"),
  cell: (row) => <Moment row={row} />,
});

function Moment({ row }: { row: Transaction }) {
  return (
    <time dateTime={row.createdAt} className="md:whitespace-nowrap">
      {formatDateTime(row.createdAt)}
    </time>
  );
}

export const typeColumn = (): TransactionColumn => ({
  header: t("Type"),
  cell: (row) => <span className="font-semibold">{t(transactionTypeNames[row.type])}</span>,
});

/** Returns true for a row of credits alone, whose money is what they are worth in the user's currency. */
export function isConverted({ type }: Pick<Transaction, "type">): boolean {
  return type !== "purchase" && type !== "refund";
}

/**
 * The money of a list of rows: in the currency of its newest payment, so that one list has one currency. Without a payment it
 * is the user's.
 */
export function useListMoney(rows: readonly Transaction[]): CreditMoney {
  const payments = rows.filter((row) => !isConverted(row));
  const newest = payments.find(({ status }) => status === "completed") ?? payments[0];
  return useCreditMoney(newest?.currency);
}

export function amountOf(row: Transaction, { inMoney }: CreditMoney): string {
  return isConverted(row) ? inMoney(signedCredits(row)) : formatTransactionAmount(row);
}

export const amountColumn = (money: CreditMoney): TransactionColumn => ({
  header: t("Amount"),
  align: "end",
  cell: (row) => <Amount>{amountOf(row, money)}</Amount>,
});

/** Returns true when the credits are neither pending nor failed, so they can be spent. */
export function hasArrived({ status, credits }: Transaction): boolean {
  return status === "completed" && credits > 0;
}

export const creditsColumn = (): TransactionColumn => ({
  header: t("Credits"),
  align: "end",
  cell: (row) => (
    <Amount className={classNames("font-semibold", hasArrived(row) && "text-good")}>
      {formatTransactionCredits(row)}
    </Amount>
  ),
});

/** The description with the contact's name, or with the number as its country writes it. */
export function useDescription(row: Transaction): string {
  const { number } = row;
  const name = useCallee(row);
  const description = descriptionOf(row);
  if (number === undefined || name === undefined) return say(description);
  return say({ ...description, values: { ...description.values, number: name } });
}

/** The contact or the number that a call went to; undefined for other rows. */
function useCallee({ number }: Transaction): string | undefined {
  const name = useContactName(number);
  useNumberingPlans(number !== undefined && name === undefined);
  return name ?? (number && formatNumber(number));
}

interface FinishLinkProps {
  row: Transaction;
  size?: "large";
  className?: string;
}

/** The way to the page that confirms a waiting purchase to the bank. */
function FinishLink({ row, size, className }: FinishLinkProps) {
  return (
    <ButtonLink to={finishAddress(row.id)} variant="secondary" size={size ?? "medium"} className={className}>
      {t("Finish the payment")}
    </ButtonLink>
  );
}

/** The status of a row in a table, above the button of one that its reader can finish. */
export function withFinish(row: Transaction, status: ReactNode): ReactNode {
  if (!row.toFinish) return status;
  return (
    <span className="inline-flex flex-col items-end gap-2">
      {status}
      <FinishLink row={row} className="max-md:hidden print:hidden" />
    </span>
  );
}

const icons = {
  purchase: CreditCard,
  call: Phone,
  refund: Undo2,
  usage: Phone,
  test: SlidersHorizontal,
  adjustment: SlidersHorizontal,
} as const satisfies Record<Transaction["type"], unknown>;

/** A row of a phone's list. A row that is not completed says so in the place of its credits. */
export function transactionEntry(
  row: Transaction,
  money: CreditMoney,
  status: (row: Transaction) => ReactNode,
): Entry {
  const Icon = icons[row.type];
  return {
    icon: <Icon aria-hidden="true" className="size-5" />,
    name: <EntryName row={row} />,
    detail: <Moment row={row} />,
    amount: <Amount className={hasArrived(row) ? "text-good" : undefined}>{amountOf(row, money)}</Amount>,
    note: row.status === "completed" ? creditsInWords(signedCredits(row)) : status(row),
    action: row.toFinish && <FinishLink row={row} size="large" className="w-full" />,
  };
}

function EntryName({ row }: { row: Transaction }) {
  const description = useDescription(row);
  const callee = useCallee(row);
  return row.type === "call" && callee !== undefined ? <bdi>{callee}</bdi> : description;
}
