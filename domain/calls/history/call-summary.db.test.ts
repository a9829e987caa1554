import { expect, test } from "vitest";
import { callHistory } from "#adapters/postgres/calls/call-history-store.ts";
import { callSummaries } from "#adapters/postgres/calls/call-summary-store.ts";
import { oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { monthOfCalls, summariseCalls } from "./call-summary.ts";

const caller = await oneCaller();
const { database, startWith, ringing, ended, findCall, charges } = caller;
const day_ms = 24 * 3_600_000;

const deps: Parameters<typeof summariseCalls>[0] = {
  clock: caller.harness.deps.clock,
  connection: (work) => database.withClient((client) => work({ summaries: callSummaries(client) })),
};
const summary = (timeZone = "UTC") => summariseCalls(deps, caller.caller, timeZone);
/** The month as its fifteenth day shows it, which is one in every time zone. */
const month = (timeZone = "UTC") =>
  monthOfCalls(
    { ...deps, clock: { now: () => after(firstOfMonth(), 14 * day_ms) } },
    { ...caller.caller, memberRole: "owner" },
    timeZone,
  );

/** A call that has ended, moved to another moment. */
async function call(seconds: number | null, at: Date, number?: string): Promise<string> {
  const providerCallId = await ringing(number);
  await ended(providerCallId, seconds, seconds === null ? "busy" : "completed");
  await database.query("UPDATE call SET created_at = $2 WHERE provider_call_id = $1", [providerCallId, at]);
  return providerCallId;
}

async function measure(providerCallId: string, duration_s: number, mosAverage: number): Promise<void> {
  const key = await findCall(providerCallId);
  if (!key) throw new Error("The call is not there");
  const figures = {
    jitterAverage_ms: 1,
    jitterHighest_ms: 1,
    roundTripAverage_ms: 1,
    roundTripHighest_ms: 1,
  };
  const report = { duration_s, mosAverage, mosLowest: 1, ...figures, packetsLostPercent: 0, hints: [] };
  await database.withClient((client) => callHistory(client).addQuality(key, report, new Date()));
}

/** The beginning of this week in UTC, or of one before it. */
function monday(weeksAgo: number): Date {
  const now = caller.harness.deps.clock.now();
  const today = Math.floor(now.getTime() / day_ms) * day_ms;
  return new Date(today - (((now.getUTCDay() + 6) % 7) + 7 * weeksAgo) * day_ms);
}
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test("a summary agrees with the ledger, and has no call of another user", async () => {
  await startWith(100_000);
  await call(60, monday(0));
  await startWith(100_000);
  const first = await call(60, monday(2));
  const second = await call(20, new Date(monday(2).getTime() + 6 * day_ms));
  await measure(first, 60, 4);
  await measure(second, 20, 3);
  await call(30, monday(1), tuvalu);
  await call(null, monday(1));
  const { weeks, countries } = await summary();
  expect(weeks).toEqual([
    { start: dayOf(monday(2)), calls: 2, credits: 2, seconds: 80, mosAverage: 3.75 },
    { start: dayOf(monday(1)), calls: 2, credits: 30, seconds: 30, mosAverage: null },
  ]);
  expect(countries).toEqual([
    { country: "TV", calls: 1, credits: 30, seconds: 30 },
    { country: "GB", calls: 3, credits: 2, seconds: 80 },
  ]);
  const charged_mc = (await charges()).reduce((sum, one) => sum - one, 0);
  for (const sums of [weeks, countries]) {
    expect(sums.reduce((sum, { credits }) => sum + credits, 0)).toBe(charged_mc / 1_000);
  }
});

test("a week begins where its reader is, and 26 of them count", async () => {
  await call(60, monday(1));
  const start = async (timeZone: string) => (await summary(timeZone)).weeks[0]?.start;
  expect(await start("UTC")).toBe(dayOf(monday(1)));
  expect(await start("Africa/Lagos")).toBe(dayOf(monday(1)));
  expect(await start("Atlantic/Cape_Verde")).toBe(dayOf(monday(2)));
  await startWith(10_000);
  await call(60, monday(25));
  await call(60, new Date(monday(25).getTime() - 1));
  expect((await summary()).weeks).toHaveLength(1);
});

/** The first moment of this month in UTC. */
function firstOfMonth(): Date {
  const now = caller.harness.deps.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

test("a month has the spend of each of its days, and agrees with the ledger", async () => {
  await startWith(100_000);
  await call(60, firstOfMonth());
  await startWith(100_000);
  await call(60, firstOfMonth());
  await call(20, after(firstOfMonth(), 1_000));
  await call(null, firstOfMonth());
  await call(60, after(firstOfMonth(), -1));
  const { start, calls, credits, seconds, days } = await month();
  expect({ start, calls, credits, seconds }).toEqual({
    start: dayOf(firstOfMonth()),
    calls: 3,
    credits: 2,
    seconds: 80,
  });
  const length = new Date(Date.UTC(firstOfMonth().getUTCFullYear(), firstOfMonth().getUTCMonth() + 1, 0));
  expect(days).toEqual([2, ...Array(length.getUTCDate() - 1).fill(0)]);
  const charged_mc = (await charges()).reduce((sum, one) => sum - one, 0);
  expect(charged_mc, "the call of the month before is a credit").toBe(1_000 * (credits + 1));
});

test("a month begins where its reader is", async () => {
  await call(60, after(firstOfMonth(), -1));
  await call(20, firstOfMonth());
  const seconds = async (timeZone: string) => (await month(timeZone)).seconds;
  expect(await seconds("UTC")).toBe(20);
  expect(await seconds("Africa/Lagos")).toBe(80);
});

test("a month does not count what a bad line gave back", async () => {
  const providerCallId = await call(60, firstOfMonth());
  const key = await findCall(providerCallId);
  await database.query(
    `INSERT INTO bad_line (wallet_id, call_id, user_id, reported_at, decided_at, outcome, amount_mc)
     VALUES ($1, $2, $3, now(), now(), 'credited', 1000)`,
    [key?.walletId, key?.id, caller.caller.id],
  );
  expect(await month()).toMatchObject({ calls: 1, credits: 0, seconds: 60 });
});
