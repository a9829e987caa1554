import { classNames } from "#web/kit/controls/class-names.ts";
import { type Column, Table } from "#web/kit/controls/table.tsx";

interface DenseTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The sentence in place of no rows. */
  empty: string;
}

/** More columns than these are cramped in a panel of a tablet's width. */
const fewColumns = 5;

/** The kit's table with many rows in sight. Many columns are a list where the panel is narrow, not the screen alone. */
export function DenseTable<Row>({ empty, ...table }: DenseTableProps<Row>) {
  if (table.rows.length === 0) return <p className="py-2 text-ink-soft text-sm">{empty}</p>;
  const hasFew = table.columns.length <= fewColumns;
  return (
    <div className={classNames("@container", cells, listInTwo, hasFew ? tableOnTablets : tableInWidePanels)}>
      <Table {...table} />
    </div>
  );
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
