import { outcomeWord, type Transaction } from "#contract/money/wallet.ts";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { EntryTable } from "#web/kit/controls/entry-table.tsx";
import { RateNote } from "#web/kit/money/rate-note.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import {
  amountColumn,
  creditsColumn,
  dateColumn,
  isConverted,
  transactionEntry,
  typeColumn,
  useListMoney,
  withFinish,
} from "./transaction-columns.tsx";

export function RecentTable({ rows }: { rows: readonly Transaction[] }) {
  const money = useListMoney(rows);
  const contacts = useContacts(rows.some(({ number }) => number !== undefined));
  // A name that came later than its row would change the row's height.
  if (isAwaited(contacts)) return <Loading />;
  const cell = (row: Transaction) => withFinish(row, briefStatus(row));
  const status = { header: t("Status"), align: "end", cell } as const;
  return (
    <>
      <EntryTable
        caption={t("Recent transactions")}
        columns={[dateColumn(), typeColumn(), amountColumn(money), creditsColumn(), status]}
        rows={rows}
        rowKey={(row) => row.id}
        entry={(row) => transactionEntry(row, money, briefStatus)}
      />
      {rows.some(isConverted) && <RateNote currency={money.currency} className="mt-3 text-ink-soft" />}
    </>
  );
}

/** The dashboard's badge: green when completed, yellow for anything else. */
function briefStatus(row: Transaction) {
  return <Badge tone={row.status === "completed" ? "good" : "warn"}>{t(outcomeWord(row))}</Badge>;
}
