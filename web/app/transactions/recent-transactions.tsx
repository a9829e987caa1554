import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { dashboardTransactionCount } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
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
