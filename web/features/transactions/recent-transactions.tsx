import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { dashboardTransactionCount } from "#contract/constants.ts";
import { messages } from "#contract/messages.ts";
import { walletRoutes } from "#contract/wallet.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { hasFailed } from "#web/lib/has-failed.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { queryKeys } from "#web/lib/query-keys.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { t } from "#words/translate.ts";
import { TransactionsFailed } from "./transactions-failed.tsx";

const RecentTable = lazyPart(async () => (await import("./recent-table.tsx")).RecentTable, NotLoaded);

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
  return (
    <Suspense fallback={<Loading />}>
      <RecentTable rows={rows} />
    </Suspense>
  );
}

/** The newest transactions for the dashboard. */
export function useRecentTransactions() {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: queryKeys.recentTransactions,
    queryFn: ({ signal }) => {
      const query = { limit: dashboardTransactionCount };
      return callApi(walletRoutes.transactions, { query }, { signal });
    },
    enabled: isLoggedIn,
  });
}
