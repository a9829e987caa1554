import { minimumCallCredits } from "#contract/constants.ts";
import { CallCard } from "#web/app/call/call-card.tsx";
import { BalanceLine } from "#web/app/profile/balance-line.tsx";
import { FirstSteps } from "#web/app/profile/first-steps.tsx";
import { ProfileCard } from "#web/app/profile/profile-card.tsx";
import { RecentTransactions, useRecentTransactions } from "#web/app/transactions/recent-transactions.tsx";
import { useCredits, useUser } from "#web/kit/api/user-queries.ts";
import { useIsPhone } from "#web/kit/browser/use-is-phone.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { Arrivals, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { appPaths } from "./app-paths.ts";
import { DashboardFrame, dashboardGrid } from "./dashboard-frame.tsx";

export function DashboardPage() {
  const isPhone = useIsPhone();
  const [isArriving, report] = useArrivals();
  const credits = useCredits();
  const recent = useRecentTransactions();
  const answers = [useUser(), credits, recent];
  // A session may have ended elsewhere. Before the first answer the page would be shown empty, and for no user.
  const isUnknown = answers.every(({ isPending, failureCount }) => isPending && failureCount === 0);
  const isNewcomer =
    credits.data === undefined || recent.data === undefined
      ? undefined
      : credits.data < minimumCallCredits && recent.data.every(({ status }) => status !== "completed");
  return (
    <>
      {isUnknown && (cameWithFrame() ? <DashboardFrame /> : <Loading />)}
      <div hidden={isUnknown} className="relative">
        <PageTitle isHiddenOnPhones>{t("Dashboard")}</PageTitle>
        {/* A dialog hides from screen readers what is behind it when it opens: a place that came by a turn of the device would be read. */}
        <div className="max-md:mb-2 max-md:min-h-9 md:absolute md:inset-e-0 md:top-0">
          {isNewcomer ? <FirstSteps /> : isPhone && <BalanceLine />}
        </div>
        <div className={dashboardGrid}>
          <Arrivals value={report}>
            <CallCard />
          </Arrivals>
          {/* On phones it stands below the dialler, and would move under a press. */}
          <div className={classNames("contents", isArriving && "max-md:invisible")}>
            <ProfileCard isNewcomer={isNewcomer} />
          </div>
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
