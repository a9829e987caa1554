import { DialPlace } from "#web/app/call/dial/dial-place.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";

/** The dashboard's places before it is known whose it is, so that nothing moves. The server renders it too. */
export function DashboardFrame() {
  return (
    <div aria-busy="true">
      {/* The title's place: it names a page that belongs to someone. */}
      <p aria-hidden="true" className="invisible mb-8 font-bold text-2xl max-md:hidden">
        {t("Dashboard")}
      </p>
      <div className="mb-2 h-9 md:hidden" />
      <div className={dashboardGrid}>
        <Card title={t("Make a Call")}>
          <DialPlace />
        </Card>
        <div className="min-h-50 rounded-card border border-stage-line bg-stage md:min-h-60 md:self-start" />
        <div className="md:col-span-2">
          <Card title={t("Recent Transactions")}>
            <Loading />
          </Card>
        </div>
      </div>
    </div>
  );
}

export const dashboardGrid =
  "grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]";
