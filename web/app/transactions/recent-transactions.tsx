import { useQuery } from "@tanstack/react-query";
import { dashboardTransactionCount } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";
import { RecentTable } from "./recent-table.tsx";
import { TransactionsFailed } from "./transactions-failed.tsx";

export function RecentTransactions() {
  return (
    <Card
      title={t("Recent Transactions")}
      action={
        <TextLink to="/transactions" className="text-sm">
          {t("View All Transactions")}
        </TextLink>
      }
    >
      <RecentRows />
    </Card>
  );
}

function RecentRows() {
  const recent = useRecentTransactions();
  const rows = recent.data;
  if (hasFailed(recent)) return <TransactionsFailed onRetry={recent.refetch} />;
  if (rows === undefined) return <Loading />;
  if (rows.length === 0) return <EmptyState title={t(messages.transactions.noneRecent)} />;
  return <RecentTable rows={rows} />;
}

export function useRecentTransactions() {
  return useQuery({
    queryKey: queryKeys.recentTransactions,
    queryFn: ({ signal }) => {
      const query = { limit: dashboardTransactionCount };
      return callApi(walletRoutes.transactions, { query }, { signal });
    },
    enabled: useIsLoggedIn(),
  });
}
