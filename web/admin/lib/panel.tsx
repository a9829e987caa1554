import { type ReactNode, useId } from "react";
import { type Column, Table } from "#web/ui/table.tsx";

interface PanelProps {
  title: string;
  /** What the content is bounded by, such as "The latest 50". */
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a screen. */
export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-bold text-base">
          {title}
        </h2>
        {note && <p className="text-ink-soft text-xs">{note}</p>}
        {action}
      </header>
      {children}
    </section>
  );
}

interface DenseTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The sentence in place of no rows. */
  empty: string;
}

/** The kit's table with many rows in sight. */
export function DenseTable<Row>({ empty, ...table }: DenseTableProps<Row>) {
  if (table.rows.length === 0) return <p className="py-2 text-ink-soft text-sm">{empty}</p>;
  return (
    <div className="[&_td]:min-w-0 [&_td]:break-words [&_td]:md:py-2 [&_th]:pb-2">
      <Table {...table} />
    </div>
  );
}
