import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "end";
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, place: number) => string;
}

/** A table that is a list on phones. Browsers drop the roles of rows in another layout, so the roles are explicit. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the layout of small screens takes the native roles away
    <table role="table" className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:border-line md:border-b">
          {columns.map((column) => (
            <th
              key={column.header}
              role="columnheader"
              scope="col"
              className={classNames(
                "px-2 pb-3 font-semibold text-ink-soft text-xs first:ps-0 last:pe-0 lg:px-3",
                column.align === "end" ? "text-end" : "text-start",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line md:table-row-group">
        {rows.map((row, place) => (
          <tr key={rowKey(row, place)} role="row" className="block py-4 first:pt-0 last:pb-0 md:table-row">
            {columns.map((column) => (
              <td
                key={column.header}
                role="cell"
                data-label={column.header}
                className={classNames(
                  "figures flex items-baseline justify-between gap-6 py-0.5 text-end",
                  "before:text-start before:text-ink-soft before:content-[attr(data-label)]",
                  "md:table-cell md:px-2 md:py-3.5 md:first:ps-0 md:last:pe-0 md:before:content-none lg:px-3",
                  column.align !== "end" && "md:text-start",
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
