import { Answer } from "#web/admin/lib/answer.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { useRead } from "#web/admin/lib/use-read.ts";
import { NewPrices } from "./new-prices.tsx";
import { ScheduledPrices } from "./scheduled-prices.tsx";
import { tariffStates } from "./tariff-states.ts";
import { TariffVersions } from "./tariff-versions.tsx";

const mostListed = 100;

/** The prices that are, were and will be in force, and new ones. */
export function PricesScreen() {
  const asked = useRead("list_tariffs", {});
  const mayPreview = useMayRun("preview_tariff");
  return (
    <Page title="Prices">
      <Answer
        to={asked}
        below={
          mayPreview && (
            <Panel title="New prices">
              <NewPrices />
            </Panel>
          )
        }
      >
        {(read) => {
          const versions = tariffStates(read, new Date());
          return (
            <>
              <ScheduledPrices versions={versions} />
              <Panel title="Versions" note={`The newest ${mostListed} imports`}>
                <TariffVersions versions={versions} />
              </Panel>
            </>
          );
        }}
      </Answer>
    </Page>
  );
}
