import type { AccountLimits } from "#domain/calls/call-limits.ts";
import type { LimitRefusal, Prospect } from "#domain/calls/call-store.ts";

export interface ProspectRow {
  posted_mc: number;
  held_mc: number;
  available_mc: number;
  calls_opened: number;
  seq: number;
  spent_mc: number;
  new_number: boolean;
  limit_refusal: LimitRefusal | null;
}

/** Of an account that was never opened. */
export const nobody: Prospect = {
  ...{ posted_mc: 0, held_mc: 0, available_mc: 0, spent_mc: 0 },
  newNumber: true,
  refusal: null,
  version: { calls: 0, transfers: 0 },
};

export function toProspect(row: ProspectRow): Prospect {
  const { posted_mc, held_mc, available_mc, spent_mc, limit_refusal: refusal } = row;
  const version = { calls: row.calls_opened, transfers: row.seq };
  return { posted_mc, held_mc, available_mc, spent_mc, newNumber: row.new_number, refusal, version };
}

/** The values that the limits compare with: from callsPerHour to newTopPerMinute_mc, in the order of the statement. */
export function limitValues(limits: AccountLimits, at: Date): (number | Date)[] {
  const { callsPerHour, callsPerDay, newNumbersPerHour, newAccount } = limits;
  const oldBefore = new Date(at.getTime() - newAccount.age_s * 1_000);
  return [callsPerHour, callsPerDay, newNumbersPerHour, oldBefore, newAccount.topPerMinute_mc];
}
