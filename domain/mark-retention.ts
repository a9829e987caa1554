import { badLineMonth_ms } from "./calls/lines/bad-line.ts";
import { week_ms } from "./payments/limits/purchase-cap.ts";
import type { Retention } from "./retention.ts";

/** From when on calls, purchases and bad lines still count for a limit. */
export interface LimitWindows {
  calls: Date;
  purchases: Date;
  badLines: Date;
}

/**
 * Removes up to `limit` marks that are no user's any more, and whose user has left nothing that counts: no debt, no freeze, no
 * pause, and no call, purchase or credited bad line within its window. Returns how many.
 */
export type RemoveMarks = (windows: LimitWindows, limit: number) => Promise<number>;

const day_ms = 24 * 60 * 60_000;

export function markRetention(remove: RemoveMarks): Retention[] {
  return [
    {
      table: "mark",
      period:
        "while it is a user's; then until debt, freeze and pause have ended, and a day after the last call, a week after the last purchase, 30 days after a bad line was credited",
      why: "what a person owes, and limits that run, must not end with the account",
      remove(now, limit) {
        const before = (age_ms: number) => new Date(now.getTime() - age_ms);
        const windows = {
          calls: before(day_ms),
          purchases: before(week_ms),
          badLines: before(badLineMonth_ms),
        };
        return remove(windows, limit);
      },
    },
  ];
}
