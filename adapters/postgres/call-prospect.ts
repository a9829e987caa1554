import type { AccountLimits } from "../../domain/calls/call-limits.ts";
import type { LimitRefusal, Prospect } from "../../domain/calls/call-store.ts";

export interface ProspectRow {
  posted_mc: number;
  held_mc: number;
  available_mc: number;
  spent_mc: number;
  limit_refusal: LimitRefusal | null;
}

/** Of an account that was never opened. */
export const nobody: Prospect = { posted_mc: 0, held_mc: 0, available_mc: 0, spent_mc: 0, refusal: null };

export function toProspect({ limit_refusal: refusal, ...row }: ProspectRow): Prospect {
  const { posted_mc, held_mc, available_mc, spent_mc } = row;
  return { posted_mc, held_mc, available_mc, spent_mc, refusal };
}

/** The values that a judgement compares with: from callsPerHour to newTopPerMinute_mc, in the order of its places. */
export function limitValues(limits: AccountLimits, at: Date): (number | Date)[] {
  const { callsPerHour, callsPerDay, newNumbersPerHour, newAccount } = limits;
  const oldBefore = new Date(at.getTime() - newAccount.age_s * 1_000);
  return [callsPerHour, callsPerDay, newNumbersPerHour, oldBefore, newAccount.topPerMinute_mc];
}
