import type { Clock } from "./runtime.ts";

/** What is deleted from one table when it is old. docs/operating.md lists every rule, and every table without one. */
export interface Retention {
  table: string;
  /** How long a row is kept, in the words of the guide. */
  kept: string;
  why: string;
  /** The variable that sets the time, where the operator may choose. */
  variable?: string;
  /**
   * Removes up to `limit` rows that are old at this moment, in any order; returns how many. Rows that another node removes
   * are skipped.
   */
  remove(now: Date, limit: number): Promise<number>;
}

/** Days that the operator may choose. */
export interface KeptDays {
  contactMessages: number;
  callQuality: number;
}

export const defaultKeptDays: KeptDays = { contactMessages: 365, callQuality: 365 };

/** Small, so that no statement holds many locks. */
const batch = 1_000;
/** What a run leaves, the next one takes. */
const mostBatches = 20;

/**
 * Removes a bounded number of old rows by each rule. A rule that fails does not keep the others from their work.
 * @returns how many rows went, by table
 * @throws the first failure, after the last rule
 */
export async function removeOld(
  rules: readonly Retention[],
  { now }: Clock,
): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { table, remove } of rules) {
    try {
      removed[table] = await removeInBatches((limit) => remove(now(), limit));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return removed;
}

async function removeInBatches(remove: (limit: number) => Promise<number>): Promise<number> {
  let removed = 0;
  for (let round = 0; round < mostBatches; round++) {
    const count = await remove(batch);
    removed += count;
    if (count < batch) break;
  }
  return removed;
}
