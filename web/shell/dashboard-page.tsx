import { Suspense } from "react";
import { CallCard } from "#web/app/call/call-card.tsx";
import { ProfileCard } from "#web/app/profile/profile-card.tsx";
import { RecentTransactions, useRecentTransactions } from "#web/app/transactions/recent-transactions.tsx";
import { useCredits, useUser } from "#web/kit/api/user-queries.ts";
import { useIsPhone } from "#web/kit/browser/use-is-phone.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Arrivals, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { appPaths } from "./app-paths.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { dashboardGrid } from "./dashboard-grid.ts";

const BalanceLine = lazyPart(async () => (await import("#web/app/profile/balance-line.tsx")).BalanceLine);

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
