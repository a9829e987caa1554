import type { Place } from "#contract/paging.ts";
import { sql } from "./sql.ts";

/** A row of a list that is read in pages: when it was made, to the microsecond. */
export interface PagedRow {
  id: string;
  place: string;
}

/** The place of a row in its list, as text that keeps the microseconds. */
export const placeColumn = sql.fragment`
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place`;

/** Where a page begins: after the place given, or at the newest. Its limit is one row more, which tells of a next page. */
export function pageFrom({ limit, before }: { limit: number; before?: Place | undefined }) {
  return {
    createdAt: sql.parameter(before?.createdAt ?? "infinity"),
    id: sql.parameter(before?.id ?? ""),
    limit: sql.parameter(limit + 1),
  };
}

/** Cuts the row beyond the page off, and names the place to go on from if there was one. */
export function cutPage<Row extends PagedRow>(
  rows: Row[],
  limit: number,
): { page: Row[]; next: Place | undefined } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? { createdAt: last.place, id: last.id } : undefined };
}
