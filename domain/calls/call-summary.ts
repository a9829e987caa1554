import { type CallSummary, summaryWeeks } from "#contract/call-summary.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection } from "#domain/runtime.ts";

interface SummedCalls {
  calls: number;
  cost_mc: number;
  talk_s: number;
}

/** The sums of one week, or of one country; the other of the two is null. */
export interface CallSums extends SummedCalls {
  /** The week's Monday, as YYYY-MM-DD. */
  week: string | null;
  country: string | null;
  mosAverage: number | null;
}

export interface CallSummaries {
  /** Sums the user's own calls since a moment. Refused calls do not count. Weeks begin by the offset from UTC. */
  sum(user: WalletUser, since: Date, utcOffset_min: number): Promise<CallSums[]>;
}

interface SummaryDeps {
  clock: Clock;
  connection: Connection<{ summaries: CallSummaries }>;
}

/** The user's calls of the last weeks, by week and by country. */
export async function summariseCalls(
  { clock, connection }: SummaryDeps,
  user: WalletUser,
  utcOffset_min: number,
): Promise<CallSummary> {
  const since = firstMonday(clock.now(), utcOffset_min);
  const sums = await connection(({ summaries }) => summaries.sum(user, since, utcOffset_min));
  return {
    weeks: sums
      .flatMap(({ week, mosAverage, ...sum }) =>
        week === null ? [] : [{ start: week, ...figures(sum), mosAverage }],
      )
      .toSorted((one, other) => one.start.localeCompare(other.start)),
    countries: sums
      .flatMap(({ country, ...sum }) => (country === null ? [] : [{ country, ...figures(sum) }]))
      .toSorted((one, other) => other.credits - one.credits || other.seconds - one.seconds),
  };
}

function figures({ calls, cost_mc, talk_s }: SummedCalls) {
  return { calls, credits: creditsFromMillicredits(cost_mc), seconds: talk_s };
}

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

/** The beginning of the first week of a summary. The days of `getUTCDay` begin with Sunday. */
function firstMonday(now: Date, utcOffset_min: number): Date {
  const local = new Date(now.getTime() + utcOffset_min * minute_ms);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const today = Math.floor(local.getTime() / day_ms) * day_ms;
  const monday = today - sinceMonday * day_ms - (summaryWeeks - 1) * 7 * day_ms;
  return new Date(monday - utcOffset_min * minute_ms);
}
