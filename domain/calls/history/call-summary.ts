import { type CallSummary, summaryWeeks } from "#contract/calls/call-summary.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection } from "#domain/runtime.ts";
import { localWeeks } from "./local-weeks.ts";

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

export interface CallSummaries {
  /** Sums the user's own calls since the first of the weeks' beginnings. Refused calls do not count. */
  sum(user: WalletUser, weekStarts: readonly Date[]): Promise<CallSums[]>;
}

interface SummaryDeps {
  clock: Clock;
  connection: Connection<{ summaries: CallSummaries }>;
}

/** The user's calls of the last weeks, by week and by country. */
export async function summariseCalls(
  { clock, connection }: SummaryDeps,
  user: WalletUser,
  timeZone: string,
): Promise<CallSummary> {
  const weeks = localWeeks(clock.now(), timeZone, summaryWeeks);
  const starts = weeks.map(({ start }) => start);
  const sums = await connection(({ summaries }) => summaries.sum(user, starts));
  return {
    weeks: weeks.flatMap(({ monday }, index) =>
      sums
        .filter(({ week }) => week === index + 1)
        .map(({ mosAverage, ...sum }) => ({ start: monday, ...figures(sum), mosAverage })),
    ),
    countries: sums
      .flatMap(({ country, ...sum }) => (country === null ? [] : [{ country, ...figures(sum) }]))
      .toSorted((one, other) => other.credits - one.credits || other.seconds - one.seconds),
  };
}

function figures({ calls, cost_mc, talk_s }: SummedCalls) {
  return { calls, credits: creditsFromMillicredits(cost_mc), seconds: talk_s };
}
