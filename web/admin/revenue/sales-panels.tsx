import type { RechargeFigures } from "#contract/operators/product.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { FactList, Panel } from "#web/admin/lib/page.tsx";
import { LongTable } from "#web/admin/lib/tables.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords } from "#words/money.ts";
import { type DayRange, momentsOf } from "./revenue-range.ts";

/** Sales by the ledger, and the part of automatic recharge. */
export function SalesPanels({ range }: { range: DayRange }) {
  return (
    <Answer to={useRead("read_recharges", momentsOf(range))}>
      {({ sales, back, disputed, recharges, stops }) => (
        <>
          <Panel
            title="Sales"
            action={<TextLink to={`/payments?${new URLSearchParams({ ...range })}`}>Payments</TextLink>}
          >
            <FactList
              facts={[
                ["Purchases", sales.purchases.toLocaleString("en")],
                ["Sold", creditsInWords(sales.credits)],
                ["Given back", creditsInWords(back)],
                ["Taken back by banks", creditsInWords(disputed)],
              ]}
            />
          </Panel>
          <Panel title="Automatic recharge">
            <div className="space-y-5">
              <FactList
                facts={[
                  ["Recharges", recharges.purchases.toLocaleString("en")],
                  ["Recharged", creditsInWords(recharges.credits)],
                  ["Share of sales", shareOf(recharges.credits, sales.credits)],
                ]}
              />
              {stops.length > 0 && (
                <LongTable
                  caption="Pauses and ends of automatic recharge"
                  columns={columns}
                  rows={stops}
                  rowKey={({ kind, because, decline }) => `${kind} ${because} ${decline}`}
                />
              )}
            </div>
          </Panel>
        </>
      )}
    </Answer>
  );
}

/** "12.5%"; a dash where nothing was sold. */
function shareOf(part: number, whole: number): string {
  return whole === 0
    ? "–"
    : (part / whole).toLocaleString("en", { style: "percent", maximumFractionDigits: 1 });
}

const columns: readonly Column<RechargeFigures["stops"][number]>[] = [
  { header: "Rule", cell: ({ kind }) => inWords(kind) },
  { header: "Why", cell: ({ because }) => (because === null ? "–" : inWords(because)) },
  { header: "Bank's reason", cell: ({ decline }) => (decline === null ? "–" : inWords(decline)) },
  { header: "Times", align: "end", cell: ({ times }) => times.toLocaleString("en") },
];
