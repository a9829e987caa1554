import { type Transaction, transactionTypeNames } from "#contract/money/wallet.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import type { Column } from "#web/kit/controls/table.tsx";
import {
  formatDateTime,
  formatTransactionAmount,
  formatTransactionCredits,
} from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";

/** A column is made before the language is known, so its heading is a getter. */
export type TransactionColumn = Column<Transaction>;

export const dateColumn: TransactionColumn = {
  get header() {
    return t("Date");
  },
  cell: (row) => (
    <time dateTime={row.createdAt} className="md:whitespace-nowrap">
      {formatDateTime(row.createdAt)}
    </time>
  ),
};

export const typeColumn: TransactionColumn = {
  get header() {
    return t("Type");
  },
  cell: (row) => <span className="font-semibold">{t(transactionTypeNames[row.type])}</span>,
};

export const amountColumn: TransactionColumn = {
  get header() {
    return t("Amount");
  },
  align: "end",
  cell: formatTransactionAmount,
};

/** Returns true when the credits are neither pending nor failed, so they can be spent. */
export function hasArrived({ status, credits }: Transaction): boolean {
  return status === "completed" && credits > 0;
}

export const creditsColumn: TransactionColumn = {
  get header() {
    return t("Credits");
  },
  align: "end",
  cell: (row) => (
    <span className={classNames("font-semibold", hasArrived(row) && "text-good")}>
      {formatTransactionCredits(row)}
    </span>
  ),
};

/** The dashboard's badge: green when completed, yellow for anything else. */
export const briefStatusColumn: TransactionColumn = {
  get header() {
    return t("Status");
  },
  align: "end",
  cell: (row) => <Badge tone={row.status === "completed" ? "good" : "warn"}>{t(row.status)}</Badge>,
};
