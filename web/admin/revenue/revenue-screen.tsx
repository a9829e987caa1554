import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { csvText } from "#contract/csv-text.ts";
import type { RevenueRow } from "#contract/operators/product.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { csvOf, saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { brandedFile } from "#words/branded-file.ts";
import { type DayRange, momentsOf, rangeProblem, usualRange } from "./revenue-range.ts";
import { RevenueReport } from "./revenue-report.tsx";
import { SalesPanels } from "./sales-panels.tsx";

const timeout_ms = 60_000;

export function RevenueScreen() {
  const [address, setAddress] = useSearchParams();
  const usual = usualRange(new Date());
  const typed = { from: address.get("from") ?? usual.from, to: address.get("to") ?? usual.to };
  const range = rangeProblem(typed) === undefined ? typed : usual;
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
            rows &&
            saveFile(brandedFile(`revenue-${range.from}-${range.to}.csv`), revenueCsv(rows), "text/csv")
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
      <SalesPanels range={range} />
    </Page>
  );
}

function RangeForm({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const next = { from: String(typed.get("from")), to: String(typed.get("to")) };
    const mistake = rangeProblem(next);
    setProblem(mistake);
    if (mistake === undefined) onChange(next);
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-start gap-4">
      <div className="w-44">
        <TextField label="From (UTC)" type="date" error={problem} name="from" defaultValue={range.from} />
      </div>
      <div className="w-44">
        <TextField
          label="To, included"
          type="date"
          invalid={problem !== undefined}
          name="to"
          defaultValue={range.to}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12 sm:mt-7.5">
        Show
      </Button>
    </Form>
  );
}

const header = ["day_utc", "destination", "country", "calls", "answered_s", "charged", "cost", "margin"];

/** Every row as the server sent it, in credits. A cost that is not known is an empty cell. */
function revenueCsv(rows: readonly RevenueRow[]): string {
  return csvOf([
    header,
    ...rows.map(({ day, destination, country, calls, answered_s, charged, cost, margin }) => [
      ...[day, csvText(destination), country],
      ...[calls, answered_s, charged, cost, margin].map((figure) => (figure === null ? "" : String(figure))),
    ]),
  ]);
}
