import { type ReactNode, useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { type Column, Table } from "#web/kit/controls/table.tsx";
import { Panel } from "./page.tsx";

interface DenseTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The row's id unless given. */
  rowKey?: (row: Row) => string;
  empty: string;
}

/** More columns than these are cramped in a panel of a tablet's width. */
const fewColumns = 5;

/** The kit's table with many rows in sight. Many columns are a list where the panel is narrow, not the screen alone. */
export function DenseTable<Row extends object>({ empty, rowKey = keyOf, ...table }: DenseTableProps<Row>) {
  if (table.rows.length === 0) return <p className="py-2 text-ink-soft text-sm">{empty}</p>;
  const hasFew = table.columns.length <= fewColumns;
  return (
    <div className={classNames("@container", cells, listInTwo, hasFew ? tableOnTablets : tableInWidePanels)}>
      <Table {...table} rowKey={rowKey} />
    </div>
  );
}

/** Rows without an id have no order that a change would keep, so their place is their key. */
function keyOf(row: object, place = 0): string {
  return String("id" in row ? row.id : place);
}

const cells = "[&_td]:min-w-0 [&_td]:break-words [&_th]:pb-2 [&_button]:whitespace-nowrap";
/** The list's values, two in a line where both have room. */
const listInTwo = "[&_tr]:grid-cols-1 @lg:[&_tr]:grid-cols-2 @lg:[&_tr]:gap-x-10";
const tableOnTablets = "max-md:[&_tr]:grid [&_td]:md:py-2";
const tableInWidePanels = classNames(
  "@4xl:[&_td]:py-2",
  "@max-4xl:[&_table]:block @max-4xl:[&_tbody]:block @max-4xl:[&_thead]:sr-only",
  "@max-4xl:[&_tr]:grid @max-4xl:[&_td:empty]:hidden",
  "@max-4xl:[&_td]:flex @max-4xl:[&_td]:px-0 @max-4xl:[&_td]:py-0.5 @max-4xl:[&_td]:text-end",
  "@max-4xl:[&_td]:before:content-[attr(data-label)]",
);

interface TablePanelProps<Row> extends Omit<DenseTableProps<Row>, "caption"> {
  title: string;
  /** The limit of the rows, such as "The latest 50". */
  note?: string | undefined;
  action?: ReactNode;
}

export function TablePanel<Row extends object>({ title, note, action, ...table }: TablePanelProps<Row>) {
  return (
    <Panel title={title} note={note} action={action}>
      <DenseTable caption={title} {...table} />
    </Panel>
  );
}

const step = 25;

export function LongTable<Row extends object>({ rows, ...table }: Omit<DenseTableProps<Row>, "empty">) {
  const [most, setMost] = useState(step);
  const left = rows.length - most;
  return (
    <div>
      <DenseTable {...table} rows={rows.slice(0, most)} empty="None." />
      {left > 0 && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setMost(most + 10 * step)}>
          {`Show more (${left} left)`}
        </Button>
      )}
    </div>
  );
}
