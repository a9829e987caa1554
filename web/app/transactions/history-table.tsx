import { outcomeWord, type Transaction } from "#contract/money/wallet.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { EntryTable } from "#web/kit/controls/entry-table.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { RateNote } from "#web/kit/money/rate-note.tsx";
import { t } from "#words/translate.ts";
import { MoneyBack } from "./money-back.tsx";
import {
  amountColumn,
  creditsColumn,
  dateColumn,
  hasArrived,
  isConverted,
  type TransactionColumn,
  transactionEntry,
  typeColumn,
  useDescription,
  useListMoney,
  withFinish,
} from "./transaction-columns.tsx";

function Description({ row }: { row: Transaction }) {
  const description = useDescription(row);
  return (
    <span className="min-w-0 break-words">
      {description}
      {row.type === "purchase" && hasArrived(row) && (
        <>
          <RowLink
            to={`/receipts/${row.id}`}
            label={t("Receipt for {description}", { description })}
            word={t("Receipt")}
          />
          <MoneyBack paymentId={row.id} description={description} />
        </>
      )}
      {row.type === "usage" && (
        <RowLink
          to={rentReceiptAddress(row.id)}
          label={t("Receipt for {description}", { description })}
          word={t("Receipt")}
        />
      )}
      {row.type === "call" && (
        <RowLink
          to={`/calls/${row.id}`}
          label={t("Details for {description}", { description })}
          word={t("Details")}
        />
      )}
    </span>
  );
}

/** The id of a rent is "rent:", the number's id and the month. */
function rentReceiptAddress(id: string): string {
  const [, number, month] = id.split(":");
  return `/numbers/${number}/receipts/${month}`;
}

function RowLink({ to, label, word }: { to: string; label: string; word: string }) {
  return (
    <>
      {" "}
      <TextLink to={to} aria-label={label} className="inline-block print:hidden">
        {word}
      </TextLink>
    </>
  );
}

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

function statusOf(row: Transaction) {
  return <Badge tone={tones[row.status]}>{t(outcomeWord(row))}</Badge>;
}

export function HistoryTable({ rows }: { rows: readonly Transaction[] }) {
  const money = useListMoney(rows);
  const columns: TransactionColumn[] = [
    dateColumn(),
    typeColumn(),
    { header: t("Description"), cell: (row) => <Description row={row} /> },
    amountColumn(money),
    creditsColumn(),
    { header: t("Status"), align: "end", cell: (row) => withFinish(row, statusOf(row)) },
  ];
  return (
    <>
      <EntryTable
        caption={t("Transactions")}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        entry={(row) => transactionEntry(row, money, statusOf)}
      />
      {rows.some(isConverted) && <RateNote currency={money.currency} className="mt-4 text-ink-soft" />}
    </>
  );
}
