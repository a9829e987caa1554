import { messages } from "#contract/messages.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { useRecentTransactions } from "./recent-query.ts";
import {
  amountColumn,
  briefStatusColumn,
  creditsColumn,
  dateColumn,
  typeColumn,
} from "./transaction-columns.tsx";
import { TransactionsFailed } from "./transactions-failed.tsx";

const columns = [dateColumn, typeColumn, amountColumn, creditsColumn, briefStatusColumn];

export function RecentTransactions() {
  return (
    <Card
      title="Recent Transactions"
      action={
        <TextLink to="/transactions" className="text-sm">
          View All Transactions
        </TextLink>
      }
    >
      <RecentTable />
    </Card>
  );
}

function RecentTable() {
  const { data: rows, isError, refetch } = useRecentTransactions();
  if (rows === undefined) return isError ? <TransactionsFailed onRetry={refetch} /> : <Loading />;
  if (rows.length === 0) return <EmptyState title={messages.transactions.noneRecent} />;
  return <Table caption="Recent transactions" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
