import type { Cursor } from "#contract/paging.ts";
import { sql } from "./sql.ts";

/** A row of a list that is read in pages; the cursor is its creation time to the microsecond. */
export interface PagedRow {
  id: string;
  cursor: string;
}

/** The creation time as text, which keeps the microseconds that a Date would lose. */
export const cursorColumn = sql.fragment`
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor`;

/** Parameters of a page: it starts after the cursor or at the newest row, and reads one extra row to detect a next page. */
export function pageFrom({ limit, before }: { limit: number; before?: Cursor | undefined }) {
  return {
    createdAt: sql.parameter(before?.createdAt ?? "infinity"),
    id: sql.parameter(before?.id ?? ""),
    limit: sql.parameter(limit + 1),
  };
}

/** Drops the extra row, and returns the cursor of the next page if there is one. */
export function cutPage<Row extends PagedRow>(
  rows: Row[],
  limit: number,
): { page: Row[]; next: Cursor | undefined } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? { createdAt: last.cursor, id: last.id } : undefined };
}
