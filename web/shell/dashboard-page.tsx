import { CallCard } from "#web/features/call/call-card.tsx";
import { ProfileCard } from "#web/features/profile/profile-card.tsx";
import {
  RecentTransactions,
  useRecentTransactions,
} from "#web/features/transactions/recent-transactions.tsx";
import { useCredits, useUser } from "#web/lib/user-queries.ts";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

export function DashboardPage() {
  const answers = [useUser(), useCredits(), useRecentTransactions()];
  // A session may have ended elsewhere. Before the first answer the page would be shown empty, and for no user.
  const isUnknown = answers.every(({ isPending, failureCount }) => isPending && failureCount === 0);
  return (
    <>
      {isUnknown && <Loading />}
      <div hidden={isUnknown}>
        <PageTitle>Dashboard</PageTitle>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ProfileCard />
          <CallCard />
          <div className="lg:col-span-2">
            <RecentTransactions />
          </div>
        </div>
      </div>
    </>
  );
}
