import { columnsOf, type MoneyFields } from "#adapters/postgres/sql.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Call, CallTerms } from "#domain/calls/call.ts";
import type { OpenCall } from "#domain/calls/call-store.ts";

export const callColumns =
  columnsOf<CallRow>()(`call.wallet_id, call.id, call.user_id, direction, session_id, carrier, provider_call_id, child_call_id, number AS dialled, shown_number, forwarded_to,
  country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, call.held_mc, epoch, open, status,
  refusal, cost_mc, answered_s, call.created_at, cutoff_at, carrier_limit_s, left_at`);

/** The terms of a call as columns, all null for a call that was refused before it had a price. */
export type TermsRow = {
  [Field in keyof CallRate | Exclude<keyof CallTerms, "rate">]: (CallRate & CallTerms)[Field] | null;
};

/** The row of a call: the dialled text, and the terms. */
export interface CallRow extends Omit<Call, "terms" | "number">, TermsRow {}

export const callMoney: MoneyFields<CallRow> = {
  perMinute_mc: "or null",
  connect_mc: "or null",
  held_mc: "always",
  cost_mc: "or null",
};

/** Gathers the terms of a row; other selected columns stay as they are. */
export function toCall<Row extends CallRow>(row: Row): Omit<Row, keyof TermsRow> & Call {
  const { country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s, ...call } = row;
  const terms = toTerms({ country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s });
  const isText = row.refusal === "number_not_valid" || row.refusal === "emergency_number_not_served";
  return { ...call, number: isText ? null : (e164Schema.safeParse(row.dialled).data ?? null), terms };
}

/** @throws Error for a row that the table's CHECK `call_consistent` forbids. */
export function toOpenCall(row: CallRow): OpenCall {
  const { terms, cutoffAt, ...call } = toCall(row);
  if (!terms || !cutoffAt) throw new Error(`Call ${row.id} is open without terms or cut-off`);
  return { ...call, terms, cutoffAt };
}

function toTerms(row: TermsRow): CallTerms | null {
  const { country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s } = row;
  if (country === null || destination === null || perMinute_mc === null) return null;
  if (connect_mc === null || minimum_s === null || increment_s === null || limit_s === null) return null;
  return { country, destination, rate: { perMinute_mc, connect_mc, minimum_s, increment_s }, limit_s };
}

export function toTermsRow(terms: CallTerms | null): TermsRow {
  const { country = null, destination = null, limit_s = null, rate } = terms ?? {};
  const { perMinute_mc = null, connect_mc = null, minimum_s = null, increment_s = null } = rate ?? {};
  return { country, destination, perMinute_mc, connect_mc, minimum_s, increment_s, limit_s };
}
