import { CallCard } from "#web/features/call/call-card.tsx";
import { ProfileCard } from "#web/features/profile/profile-card.tsx";
import { RecentTransactions } from "#web/features/transactions/recent-transactions.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

export function DashboardPage() {
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ProfileCard />
        <CallCard />
        <div className="lg:col-span-2">
          <RecentTransactions />
        </div>
      </div>
    </>
  );
}
