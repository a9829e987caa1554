import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { Answer } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { useRead } from "#web/admin/lib/use-read.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { RangeForm } from "./range-form.tsx";
import { revenueCsv } from "./revenue-csv.ts";
import { momentsOf, rangeProblem, usualRange } from "./revenue-range.ts";
import { RevenueReport } from "./revenue-report.tsx";

const timeout_ms = 60_000;

/** Charges, costs and margins of calls, in a range of days that the page's address keeps. */
export function RevenueScreen() {
  const [address, setAddress] = useSearchParams();
  const usual = usualRange(new Date());
  const asked = { from: address.get("from") ?? usual.from, to: address.get("to") ?? usual.to };
  const range = rangeProblem(asked) === undefined ? asked : usual;
  const revenue = useRead("read_revenue", momentsOf(range), { timeout_ms });
  const rows = revenue.data;
  return (
    <Page
      title="Revenue"
      lead="In credits, by days in UTC. Charges are the ledger's; costs are the answered seconds at the carriers' list prices."
      actions={
        <Button
          variant="secondary"
          size="small"
          disabled={!rows || rows.length === 0}
          onClick={() =>
            rows && saveFile(`farline-revenue-${range.from}-${range.to}.csv`, revenueCsv(rows), "text/csv")
          }
        >
          <Download aria-hidden="true" className="size-4.5" />
          Download CSV
        </Button>
      }
    >
      <RangeForm
        key={`${range.from} ${range.to}`}
        range={range}
        onChange={(next) => setAddress({ ...next })}
      />
      <Answer to={revenue}>{(read) => <RevenueReport rows={read} range={range} />}</Answer>
    </Page>
  );
}
