import { Suspense } from "react";
import { CallCard } from "#web/features/call/call-card.tsx";
import { ProfileCard } from "#web/features/profile/profile-card.tsx";
import {
  RecentTransactions,
  useRecentTransactions,
} from "#web/features/transactions/recent-transactions.tsx";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { useIsPhone } from "#web/lib/use-is-phone.ts";
import { useCredits, useUser } from "#web/lib/user-queries.ts";
import { Arrivals, useArrivals } from "#web/ui/arrivals.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { t } from "#words/translate.ts";
import { appPaths } from "./app-paths.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { dashboardGrid } from "./dashboard-grid.ts";

const BalanceLine = lazyPart(
  async () => (await import("#web/features/profile/balance-line.tsx")).BalanceLine,
);

export function DashboardPage() {
  const isPhone = useIsPhone();
  const [isArriving, report] = useArrivals();
  const answers = [useUser(), useCredits(), useRecentTransactions()];
  // A session may have ended elsewhere. Before the first answer the page would be shown empty, and for no user.
  const isUnknown = answers.every(({ isPending, failureCount }) => isPending && failureCount === 0);
  return (
    <>
      {isUnknown && (cameWithFrame() ? <DashboardFrame /> : <Loading />)}
      <div hidden={isUnknown}>
        <PageTitle isHiddenOnPhones>{t("Dashboard")}</PageTitle>
        {/* A dialog hides from screen readers what is behind it when it opens: a place that came by a turn of the device would be read. */}
        <div className="mb-3 min-h-8 md:hidden">
          {isPhone && (
            <Suspense fallback={null}>
              <BalanceLine />
            </Suspense>
          )}
        </div>
        <div className={dashboardGrid}>
          <Arrivals value={report}>
            <CallCard />
          </Arrivals>
          <ProfileCard />
          <div className={classNames("md:col-span-2", isArriving && "invisible")}>
            <RecentTransactions />
          </div>
        </div>
      </div>
    </>
  );
}

/** The server has found the session alive and sent the frame. Without it, a dead session would show an empty dashboard. */
function cameWithFrame(): boolean {
  return document.getElementById("root")?.dataset.frame === appPaths.dashboard;
}
