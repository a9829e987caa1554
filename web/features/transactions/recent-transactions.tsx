import { useQuery } from "@tanstack/react-query";
import { dashboardTransactionCount } from "#contract/constants.ts";
import { messages } from "#contract/messages.ts";
import { paymentRoutes } from "#contract/payments.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { hasFailed } from "#web/lib/has-failed.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
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
  const recent = useRecentTransactions();
  const rows = recent.data;
  if (hasFailed(recent)) return <TransactionsFailed onRetry={recent.refetch} />;
  if (rows === undefined) return <Loading />;
  if (rows.length === 0) return <EmptyState title={messages.transactions.noneRecent} />;
  return <Table caption="Recent transactions" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

/** The newest transactions for the dashboard. */
export function useRecentTransactions() {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: queryKeys.recentTransactions,
    queryFn: ({ signal }) =>
      callApi(paymentRoutes.transactions, { query: { limit: dashboardTransactionCount } }, { signal }),
    enabled: isLoggedIn,
  });
}
