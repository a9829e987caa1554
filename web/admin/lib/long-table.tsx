import { useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { DenseTable } from "./dense-table.tsx";

interface LongTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const step = 25;

/** A table of the first rows, and more of them at a press. */
export function LongTable<Row>({ rows, ...table }: LongTableProps<Row>) {
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
