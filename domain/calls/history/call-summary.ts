import { type CallSummary, type MonthOfCalls, summaryWeeks } from "#contract/calls/call-summary.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type Viewer, type VisibleWallet, visibleTo } from "#domain/ledger/viewer.ts";
import { localMonth, localWeeks } from "#domain/local-midnights.ts";
import type { Clock, Connection } from "#domain/runtime.ts";

interface SummedCalls {
  calls: number;
  cost_mc: number;
  talk_s: number;
}

/** The sums of one week, or of one country; the other of the two is null. */
export interface CallSums extends SummedCalls {
  /** Position of the week among those asked for, from 1. */
  week: number | null;
  country: string | null;
  mosAverage: number | null;
}

export interface DayOfCalls extends SummedCalls {
  /** Position of the day among those asked for, from 1. */
  day: number;
}

export interface CallSummaries {
  /** Sums the user's own calls since the first of the weeks' beginnings. Refused calls do not count. */
  sum(user: WalletUser, weekStarts: readonly Date[]): Promise<CallSums[]>;
  /** Sums the calls that a reader sees by day, less what bad lines gave back. Refused calls do not count. */
  days(visible: VisibleWallet, dayStarts: readonly Date[]): Promise<DayOfCalls[]>;
}

interface SummaryDeps {
  clock: Clock;
  connection: Connection<{ summaries: CallSummaries }>;
}

export async function summariseCalls(
  { clock, connection }: SummaryDeps,
  user: WalletUser,
  timeZone: string,
): Promise<CallSummary> {
  const weeks = localWeeks(clock.now(), timeZone, summaryWeeks);
  const starts = weeks.map(({ start }) => start);
  const sums = await connection(({ summaries }) => summaries.sum(user, starts));
  return {
    weeks: weeks.flatMap(({ date }, index) =>
      sums
        .filter(({ week }) => week === index + 1)
        .map(({ mosAverage, ...sum }) => ({ start: date, ...figures(sum), mosAverage })),
    ),
    countries: sums
      .flatMap(({ country, ...sum }) => (country === null ? [] : [{ country, ...figures(sum) }]))
      .toSorted((one, other) => other.credits - one.credits || other.seconds - one.seconds),
  };
}

export async function monthOfCalls(
  { clock, connection }: SummaryDeps,
  viewer: Viewer,
  timeZone: string,
): Promise<MonthOfCalls> {
  const month = localMonth(clock.now(), timeZone);
  const starts = month.map(({ start }) => start);
  const sums = await connection(({ summaries }) => summaries.days(visibleTo(viewer), starts));
  const total = { calls: 0, cost_mc: 0, talk_s: 0 };
  for (const { calls, cost_mc, talk_s } of sums) {
    total.calls += calls;
    total.cost_mc += cost_mc;
    total.talk_s += talk_s;
  }
  return {
    start: month[0]?.date ?? "",
    ...figures(total),
    days: month.map((_, index) =>
      creditsFromMillicredits(sums.find(({ day }) => day === index + 1)?.cost_mc ?? 0),
    ),
  };
}

function figures({ calls, cost_mc, talk_s }: SummedCalls) {
  return { calls, credits: creditsFromMillicredits(cost_mc), seconds: talk_s };
}
