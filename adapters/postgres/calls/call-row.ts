import { type MoneyFields, sql } from "#adapters/postgres/sql.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Call, CallTerms } from "#domain/calls/call.ts";
import type { OpenCall } from "#domain/calls/call-store.ts";

export const callColumns = sql.fragment`call.wallet_id, call.id, call.user_id, session_id, carrier, provider_call_id, child_call_id, number AS dialled,
  country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, call.held_mc, epoch, open, status,
  refusal, cost_mc, answered_s, call.created_at, cutoff_at, carrier_limit_s, left_at`;

/** The row of a call: the dialled text, and the terms as columns that are all null or all set. */
export interface CallRow extends Omit<Call, "terms" | "number"> {
  country: string | null;
  destination: string | null;
  perMinute_mc: number | null;
  connect_mc: number | null;
  minimum_s: number | null;
  increment_s: number | null;
  limit_s: number | null;
}

export const callMoney: MoneyFields<CallRow> = {
  perMinute_mc: "or null",
  connect_mc: "or null",
  held_mc: "always",
  cost_mc: "or null",
};

type Terms = Pick<
  CallRow,
  "country" | "destination" | "perMinute_mc" | "connect_mc" | "minimum_s" | "increment_s" | "limit_s"
>;

/** Gathers the terms of a row; other selected columns stay as they are. */
export function toCall<Row extends CallRow>(row: Row): Omit<Row, keyof Terms> & Call {
  const { country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s, ...call } = row;
  const terms = toTerms({ country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s });
  const isText = row.refusal === "number_not_valid" || row.refusal === "emergency_number_not_served";
  return { ...call, number: isText ? null : (e164Schema.safeParse(row.dialled).data ?? null), terms };
}

/** @throws Error for a row that the table's CHECK `call_consistent` forbids. */
export function toOpenCall(row: CallRow): OpenCall {
  const { number, terms, cutoffAt, ...call } = toCall(row);
  if (!number || !terms || !cutoffAt) {
    throw new Error(`Call ${row.id} is open without number, terms or cut-off`);
  }
  return { ...call, number, terms, cutoffAt };
}

function toTerms(row: Terms): CallTerms | null {
  const { country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s } = row;
  if (country === null || destination === null || perMinute_mc === null) return null;
  if (connect_mc === null || minimum_s === null || increment_s === null || limit_s === null) return null;
  return { country, destination, rate: { perMinute_mc, connect_mc, minimum_s, increment_s }, limit_s };
}

/** The columns of a call's terms; all null for a call that was refused before it had a price. */
export function termsColumns(terms: CallTerms | null) {
  return {
    country: terms?.country ?? null,
    destination: terms?.destination ?? null,
    per_minute_mc: terms?.rate.perMinute_mc ?? null,
    connect_mc: terms?.rate.connect_mc ?? null,
    minimum_s: terms?.rate.minimum_s ?? null,
    increment_s: terms?.rate.increment_s ?? null,
    limit_s: terms?.limit_s ?? null,
  };
}
