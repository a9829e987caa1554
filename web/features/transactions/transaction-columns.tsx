import type { Transaction } from "#contract/payments.ts";
import { formatDateTime, formatTransactionAmount, formatTransactionCredits } from "#web/lib/format.ts";
import { formatNumber } from "#web/lib/phone-number.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Column } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

type TransactionColumn = Column<Transaction>;

export const dateColumn: TransactionColumn = {
  header: "Date",
  cell: (row) => (
    <time dateTime={row.createdAt} className="md:whitespace-nowrap">
      {formatDateTime(row.createdAt)}
    </time>
  ),
};

const typeNames = {
  purchase: "Purchase",
  call: "Call",
  refund: "Refund",
  usage: "Usage",
  test: "Test",
  adjustment: "Adjustment",
} as const satisfies Record<Transaction["type"], string>;

export const typeColumn: TransactionColumn = {
  header: "Type",
  cell: (row) => <span className="font-semibold">{typeNames[row.type]}</span>,
};

/** Every purchase that added credits has a receipt. */
function hasReceipt(row: Transaction): boolean {
  return row.type === "purchase" && hasArrived(row);
}

/** The description with the number shown as its country writes it. */
function descriptionOf({ description, number }: Transaction): string {
  return number === undefined ? description : description.replace(number, formatNumber(number));
}

export const descriptionColumn: TransactionColumn = {
  header: "Description",
  cell: (row) => (
    <span className="min-w-0 break-words">
      {descriptionOf(row)}
      {hasReceipt(row) && <RowLink to={`/receipts/${row.id}`} row={row} word="Receipt" />}
      {row.type === "call" && <RowLink to={`/calls/${row.id}`} row={row} word="Details" />}
    </span>
  ),
};

function RowLink({ to, row, word }: { to: string; row: Transaction; word: string }) {
  return (
    <>
      {" "}
      <TextLink
        to={to}
        aria-label={`${word} for ${descriptionOf(row)}`}
        className="inline-block print:hidden"
      >
        {word}
      </TextLink>
    </>
  );
}

export const amountColumn: TransactionColumn = {
  header: "Amount",
  align: "end",
  cell: formatTransactionAmount,
};

/** Whether the credits can be spent, so are neither pending nor failed. */
function hasArrived({ status, credits }: Transaction): boolean {
  return status === "completed" && credits > 0;
}

export const creditsColumn: TransactionColumn = {
  header: "Credits",
  align: "end",
  cell: (row) => (
    <span className={classNames("font-semibold", hasArrived(row) && "text-good")}>
      {formatTransactionCredits(row)}
    </span>
  ),
};

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

/** The history's badge: green, yellow or red. */
export const statusColumn: TransactionColumn = {
  header: "Status",
  align: "end",
  cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge>,
};

/** The dashboard's badge: green when completed, yellow for anything else. */
export const briefStatusColumn: TransactionColumn = {
  header: "Status",
  align: "end",
  cell: (row) => <Badge tone={row.status === "completed" ? "good" : "warn"}>{row.status}</Badge>,
};
