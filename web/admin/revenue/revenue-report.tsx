import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { RevenueRow } from "#contract/operators/product.ts";
import { Panel } from "#web/admin/lib/page.tsx";
import { LongTable } from "#web/admin/lib/tables.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { DayChart, DestinationChart } from "./charts.tsx";
import { type DayRange, daysOf } from "./revenue-range.ts";
import { firstSums, type RevenueSum, sumByDay, sumByDestination, totalOf } from "./revenue-sums.ts";

const mostBars = 10;

export function RevenueReport({ rows, range }: { rows: readonly RevenueRow[]; range: DayRange }) {
  if (rows.length === 0) return <Alert tone="info">Nothing was charged in this time.</Alert>;
  const total = totalOf(rows, "Together");
  const days = sumByDay(rows, daysOf(range));
  const destinations = sumByDestination(rows);
  const uncosted = rows.filter(({ cost }) => cost === null).length;
  return (
    <>
      {uncosted > 0 && (
        <Alert tone="warn">
          {`The cost of ${uncosted} of ${rows.length} rows is not known. They were charged ` +
            `${creditsInWords(creditsFromMillicredits(total.uncosted_mc))}, which is in neither cost nor margin.`}
        </Alert>
      )}
      <Panel title="By day">
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <DayChart days={days} />
          <LongTable
            caption="Revenue by day"
            columns={[{ header: "Day", cell: ({ name }) => name }, ...columns]}
            rows={[
              total,
              ...days.filter(({ calls, charged_mc }) => calls > 0 || charged_mc > 0).toReversed(),
            ]}
          />
        </div>
      </Panel>
      <Panel title="By destination">
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <DestinationChart destinations={firstSums(destinations, mostBars)} />
          <LongTable
            caption="Revenue by destination"
            columns={[{ header: "Destination", cell: ({ name }) => name }, ...columns]}
            rows={[total, ...destinations]}
          />
        </div>
      </Panel>
    </>
  );
}

const columns: Column<RevenueSum>[] = [
  { header: "Calls", align: "end", cell: ({ calls }) => calls.toLocaleString("en") },
  { header: "Talk time", align: "end", cell: ({ answered_s }) => formatDuration(answered_s) },
  { header: "Charged", align: "end", cell: ({ charged_mc }) => inCredits(charged_mc) },
  { header: "Cost", align: "end", cell: ({ cost_mc }) => inCredits(cost_mc) },
  { header: "Margin", align: "end", cell: ({ margin_mc }) => inCredits(margin_mc) },
];

function inCredits(amount_mc: number | null): string {
  return amount_mc === null ? "–" : formatCredits(creditsFromMillicredits(amount_mc));
}
