import type { Clock } from "./runtime.ts";

/** Rule that deletes old rows of one table. docs/operating.md lists every rule, and every table without one. */
export interface Retention {
  table: string;
  /** Time that a row is kept, in the words of the guide. */
  period: string;
  why: string;
  /** The variable that sets the time, where the operator may choose. */
  variable?: string;
  /**
   * Removes up to `limit` rows that are old at this moment, in any order; returns how many. Rows that another node removes
   * are skipped.
   */
  remove(now: Date, limit: number): Promise<number>;
}

export interface KeptDays {
  contactMessages: number;
  callQuality: number;
}

export const defaultKeptDays: KeptDays = { contactMessages: 365, callQuality: 365 };

/** Tables whose rows go by a time of their own alone. Users' sign-ins and counted attempts have rules beside them. */
const keptTables = [
  "contact_message",
  "call_quality",
  "call_event",
  "pumping_alarm",
  "alarm_delivery",
  "card_lockout",
  "recharge_event",
  "outbox",
  "quote",
  "charged_minute",
  "spent_challenge",
  "caller_id",
  "verification_spend",
  "voicemail",
] as const;

export type KeptTable = (typeof keptTables)[number];

/** Removes up to `limit` rows of a table whose time is at or before `before`, in any order; returns how many. */
export type RemoveRows = (table: KeptTable, before: Date, limit: number) => Promise<number>;

type KeptRule = Pick<Retention, "period" | "why" | "variable"> & { period_ms: number };

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;
const daysGivenUpMailsStay = 30;
const daysCallEventsStay = 90;
const daysOfFraud = 90;
/** More than a year, as long a time as the operators' figures may span. */
const daysOfRecharges = 400;

/** Rules that delete data other than sign-ins and counters. The ledger, calls and payments stay. */
export function keptRetention(days: KeptDays, removeRows: RemoveRows): Retention[] {
  const rules = {
    contact_message: {
      period: `${defaultKeptDays.contactMessages} days, open ones too`,
      period_ms: days.contactMessages * day_ms,
      why: "long enough to look an answer up",
      variable: "CONTACT_MESSAGES_DAYS",
    },
    call_quality: {
      period: `${defaultKeptDays.callQuality} days`,
      period_ms: days.callQuality * day_ms,
      why: "the history shows it beside recent calls; no cost depends on it",
      variable: "CALL_QUALITY_DAYS",
    },
    call_event: {
      period: `${daysCallEventsStay} days`,
      period_ms: daysCallEventsStay * day_ms,
      why: "to see what the carrier reported; no cost depends on it",
    },
    pumping_alarm: {
      period: `${daysOfFraud} days after it was last seen`,
      period_ms: daysOfFraud * day_ms,
      why: "to see what came before; no bad line of a month needs an older one",
    },
    alarm_delivery: {
      period: `until it is delivered; one that is given up ${daysGivenUpMailsStay} days`,
      period_ms: daysGivenUpMailsStay * day_ms,
      why: "to see which alarm never arrived at the webhook",
    },
    card_lockout: {
      period: `${daysOfFraud} days`,
      period_ms: daysOfFraud * day_ms,
      why: "to see who tries cards; it names networks",
    },
    recharge_event: {
      period: `${daysOfRecharges} days`,
      period_ms: daysOfRecharges * day_ms,
      why: "a user and an operator see why it bought, paused and ended; the payments stay",
    },
    outbox: {
      period: `until the mail is delivered; one that is given up ${daysGivenUpMailsStay} days`,
      period_ms: daysGivenUpMailsStay * day_ms,
      why: "to see which mail never arrived",
    },
    quote: { period: "until it expires, 15 minutes", period_ms: 0, why: "a price that can be paid no more" },
    charged_minute: {
      period: "a day",
      // A minute that has begun within the day counts whole.
      period_ms: day_ms + minute_ms,
      why: "the watch over all spending looks back a day",
    },
    spent_challenge: {
      period: "until it expires, 10 minutes",
      period_ms: 0,
      why: "a CAPTCHA that nothing accepts any more",
    },
    caller_id: {
      period: "while it is verified; one that is not 30 days",
      period_ms: 30 * day_ms,
      why: "its user sees that it was not verified, or has lapsed",
    },
    verification_spend: {
      period: "two days",
      period_ms: 2 * day_ms,
      why: "the cap of a day's verification calls",
    },
    voicemail: {
      period: "for the days that its user chooses, 90 at first",
      period_ms: 0,
      why: "its user hears it, until the user removes it",
    },
  } satisfies Record<KeptTable, KeptRule>;
  return keptTables.map((table) => {
    const { period_ms, ...rule }: KeptRule = rules[table];
    return {
      table,
      ...rule,
      remove: (now, limit) => removeRows(table, new Date(now.getTime() - period_ms), limit),
    };
  });
}

/** Small, so that no statement holds many locks. */
const batch = 1_000;
/** The next run takes the rows that a run leaves. */
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
