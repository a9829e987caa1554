import { Fragment } from "#adapters/postgres/sql.ts";

type MomentColumn = "at" | "created_at" | "given_up_at" | "hour" | "raised_at" | "started_at";

/** The day of a moment in every figure for operators: YYYY-MM-DD in UTC, from midnight to midnight. */
export function utcDay(column: MomentColumn): Fragment {
  return new Fragment(`(${column} AT TIME ZONE 'UTC')::date`);
}

/** The first moment of such a day. */
export function startOfUtcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}
