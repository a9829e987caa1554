import { useSearchParams } from "react-router";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Arrivals, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { t } from "#words/translate.ts";
import { readHistoryAddress, writeHistoryAddress } from "./history-address.ts";
import { HistoryTable } from "./history-table.tsx";
import { TransactionsTitle } from "./transactions-title.tsx";

export function TransactionsPage() {
  const [search, setSearch] = useSearchParams();
  const address = readHistoryAddress(search);
  const [isArriving, report] = useArrivals();
  return (
    <>
      <TransactionsTitle />
      <Arrivals value={report}>
        <Card>
          <HistoryTable
            type={address.type}
            onType={(type) =>
              setSearch(writeHistoryAddress({ type, pages: 1 }), { preventScrollReset: true })
            }
            // Replaces the history entry, so that going back does not step through the opened pages.
            onPages={(pages) =>
              setSearch(writeHistoryAddress({ ...address, pages }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </Card>
      </Arrivals>
      <p className={classNames("mt-6 print:hidden", isArriving && "invisible")}>
        <TextLink to="/calls" className="text-sm">
          {t("Every call, also those that cost nothing")}
        </TextLink>
      </p>
    </>
  );
}
