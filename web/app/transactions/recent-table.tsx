import type { Transaction } from "#contract/money/wallet.ts";
import { Table } from "#web/kit/controls/table.tsx";
import { t } from "#words/translate.ts";
import {
  amountColumn,
  briefStatusColumn,
  creditsColumn,
  dateColumn,
  typeColumn,
} from "./transaction-columns.tsx";

const columns = [dateColumn, typeColumn, amountColumn, creditsColumn, briefStatusColumn];

export function RecentTable({ rows }: { rows: readonly Transaction[] }) {
  return <Table caption={t("Recent transactions")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
