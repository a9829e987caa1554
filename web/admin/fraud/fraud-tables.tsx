import type { FraudView } from "#contract/operators/fraud.ts";
import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords } from "#words/money.ts";
import { callColumns } from "./call-columns.tsx";
import { moneyColumns } from "./money-columns.tsx";

/** A table for each kind, those of money before those of calls. */
export function FraudTables({ fraud }: { fraud: FraudView }) {
  return (
    <>
      <Part
        title="Card testing"
        note="Times without payments"
        columns={moneyColumns.lockouts}
        rows={fraud.lockouts}
      />
      <Part title="Declined cards" columns={moneyColumns.declines} rows={fraud.declines} />
      <Part title="Disputes" columns={moneyColumns.disputes} rows={fraud.disputes} />
      <Part
        title="One person, many accounts"
        note="Accounts of one mailbox, sign-in or card, which share limits, debt and freeze"
        columns={moneyColumns.sharedMarks}
        rows={fraud.sharedMarks}
      />
      <Part
        title="Money back"
        note="Purchases that went back to the card: two of a user within 30 days raise an alarm"
        columns={moneyColumns.moneyBack}
        rows={fraud.moneyBack}
      />
      <Part
        title="Short calls"
        note="Many within an hour, to one range of numbers or by one user"
        columns={callColumns.pumping}
        rows={fraud.pumping}
      />
      <Part
        title="Destinations"
        note={`Together ${creditsInWords(fraud.destinations.reduce((sum, { charged }) => sum + charged, 0))}`}
        columns={callColumns.destinations}
        rows={fraud.destinations}
      />
      <Part title="Limits hit" columns={callColumns.refusals} rows={fraud.refusals} />
      <Part title="Limits hit by user" columns={callColumns.limitHits} rows={fraud.limitHits} />
      <Part
        title="Bad lines"
        note="Calls that were credited back"
        columns={callColumns.badLines}
        rows={fraud.badLines}
      />
    </>
  );
}

interface PartProps<Row> {
  title: string;
  note?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** The rows have no order that a change would keep, so their place is their key. */
function Part<Row>({ title, note, columns, rows }: PartProps<Row>) {
  const places = new Map(rows.map((row, place) => [row, String(place)]));
  return (
    <Panel title={title} {...(note !== undefined && { note })}>
      <DenseTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => places.get(row) ?? ""}
        empty="None in this time."
      />
    </Panel>
  );
}
