import { DialPlace } from "#web/app/call/dial/dial-place.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { dashboardGrid } from "./dashboard-grid.ts";

/**
 * The dashboard's places, before it is known whose it is. The server renders it for a browser with a session, and the
 * page goes on showing it until the first answer, so that nothing moves.
 */
export function DashboardFrame() {
  return (
    <div aria-busy="true">
      {/* The title's place: it names a page that belongs to someone. */}
      <p aria-hidden="true" className="invisible mb-8 font-bold text-2xl max-md:hidden">
        {t("Dashboard")}
      </p>
      <div className="mb-3 h-8 md:hidden" />
      <div className={dashboardGrid}>
        <Card title={t("Make a Call")}>
          <DialPlace />
        </Card>
        <div className="min-h-22 rounded-card border border-stage-line bg-stage md:min-h-60 md:self-start" />
        <div className="md:col-span-2">
          <Card title={t("Recent Transactions")}>
            <Loading />
          </Card>
        </div>
      </div>
    </div>
  );
}
