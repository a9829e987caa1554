import type { CallStatus } from "#contract/calls.ts";
import { e164Schema } from "#contract/phone-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { Call, CallTerms } from "#domain/calls/call.ts";
import type { OpenCall } from "#domain/calls/call-store.ts";

export interface CallRow {
  id: string;
  account_id: string;
  provider_sid: string;
  child_sid: string | null;
  number: string;
  country: string | null;
  destination: string | null;
  per_minute_mc: number | null;
  connect_mc: number | null;
  minimum_s: number | null;
  increment_s: number | null;
  limit_s: number | null;
  held_mc: number;
  epoch: number;
  open: boolean;
  status: CallStatus;
  refusal: RefusalCode | null;
  cost_mc: number | null;
  answered_s: number | null;
  created_at: Date;
  cutoff_at: Date | null;
  carrier_limit_s: number | null;
}

export const callColumns = `call.id, call.account_id, provider_sid, child_sid, number, country, destination,
  per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, call.held_mc, epoch, open, status, refusal, cost_mc,
  answered_s, call.created_at, cutoff_at, carrier_limit_s`;

export function toCall(row: CallRow): Call {
  return {
    id: row.id,
    accountId: row.account_id,
    providerSid: row.provider_sid,
    childSid: row.child_sid,
    dialled: row.number,
    number: e164Schema.safeParse(row.number).data ?? null,
    terms: toTerms(row),
    held_mc: row.held_mc,
    epoch: row.epoch,
    open: row.open,
    status: row.status,
    refusal: row.refusal,
    cost_mc: row.cost_mc,
    answered_s: row.answered_s,
    createdAt: row.created_at,
    cutoffAt: row.cutoff_at,
    carrierLimit_s: row.carrier_limit_s,
  };
}

/** @throws Error for a call that the table's `call_terms` and `call_watched` do not allow. */
export function toOpenCall(row: CallRow): OpenCall {
  const { number, terms, cutoffAt, ...call } = toCall(row);
  if (!number || !terms || !cutoffAt) {
    throw new Error(`Call ${row.id} is open without number, terms or cut-off`);
  }
  return { ...call, number, terms, cutoffAt };
}

/** All of them or none: the table's `call_terms` says so. */
function toTerms(row: CallRow): CallTerms | null {
  const { country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s } = row;
  if (country === null || destination === null || per_minute_mc === null) return null;
  if (connect_mc === null || minimum_s === null || increment_s === null || limit_s === null) return null;
  return {
    country,
    destination,
    rate: { perMinute_mc: per_minute_mc, connect_mc, minimum_s, increment_s },
    limit_s,
  };
}

/** The values of the columns country to limit_s, in their order. */
export function termsValues(terms: CallTerms | null): (string | number | null)[] {
  if (!terms) return [null, null, null, null, null, null, null];
  const { country, destination, rate, limit_s } = terms;
  return [
    country,
    destination,
    rate.perMinute_mc,
    rate.connect_mc,
    rate.minimum_s,
    rate.increment_s,
    limit_s,
  ];
}
