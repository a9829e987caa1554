import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import { isRefusal } from "#contract/refusals.ts";
import { keepQuality, type QualityDeps } from "#domain/calls/history/call-history.ts";
import { CarrierError, type CarrierMedia } from "#domain/calls/voice-carrier.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import { london, oneCaller } from "#testing/calls/one-caller.ts";
import type { BadLineLimits } from "./bad-line.ts";
import { sweepBadLines } from "./credit-bad-line.ts";

const caller = await oneCaller();
const { database, ringing, progress, ended, startWith } = caller;
const day_s = 24 * 3_600;

const deps = (limits: BadLineLimits = { calls: 3, credits_mc: 20_000 }): QualityDeps => ({
  ...caller.harness.deps,
  limits,
  connection: (work) => database.withClient((client) => work(qualityStores(client))),
  transaction: (work) => database.transaction((client) => work(qualityStores(client))),
});
const bad = (duration_s: number): CallQualityReport => ({
  duration_s,
  mosAverage: 1.9,
  mosLowest: 1.2,
  jitterAverage_ms: 80,
  jitterHighest_ms: 300,
  roundTripAverage_ms: 500,
  roundTripHighest_ms: 900,
  packetsLostPercent: 22,
  hints: ["loss"],
});

async function answered(): Promise<string> {
  const providerCallId = await ringing();
  await progress(providerCallId, "answered");
  return providerCallId;
}
/** A settled call of one credit a minute. */
async function talked(minutes = 1): Promise<string> {
  const providerCallId = await answered();
  await ended(providerCallId, minutes * 60);
  return providerCallId;
}
/** The figures of a browser that never received a packet. */
const unheard = (duration_s: number): CallQualityReport => ({
  ...bad(duration_s),
  mosAverage: 1,
  mosLowest: 1,
  jitterAverage_ms: 0,
  jitterHighest_ms: 0,
  roundTripAverage_ms: 0,
  roundTripHighest_ms: 0,
  packetsLostPercent: 100,
  hints: ["nothingHeard"],
});
const keepUnheard = (call: string, twilio: QualityDeps["carriers"][string], duration_s = 5) =>
  keepQuality({ ...deps(), carriers: { twilio } }, caller.caller, call, unheard(duration_s));
/** A carrier that gives these answers, one after the other, and then the last one again. */
function carrierThat(...answers: (CarrierMedia | "fails")[]) {
  const requests: string[] = [];
  return {
    requests,
    async fetchMedia(providerCallId: string): Promise<CarrierMedia> {
      requests.push(providerCallId);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? "fails";
      if (answer === "fails") throw new CarrierError("no answer");
      return answer;
    },
  };
}
const counted = (received: number, sent: number): CarrierMedia => ({
  kind: "counted",
  count: { received, sent },
});
const keep = (call: string, { minutes = 1, limits }: { minutes?: number; limits?: BadLineLimits } = {}) =>
  keepQuality(deps(limits), caller.caller, call, bad(minutes * 60));
const posted_mc = async () => (await caller.harness.balance(caller.caller.walletId)).posted_mc;
const outcomes = async () =>
  (
    await database.query<{ outcome: string | null }>(
      "SELECT outcome FROM bad_line WHERE wallet_id = $1 ORDER BY outcome",
      [caller.caller.walletId],
    )
  ).map(({ outcome }) => outcome);

beforeEach(() => startWith(100_000));

describe("a call with a bad line", () => {
  test("is credited back with its number in the history, and its caller is notified", async () => {
    const call = await talked(3);
    caller.harness.published.length = 0;
    await keep(call, { minutes: 3 });
    expect(await posted_mc()).toBe(100_000);
    const page = await database.withClient((client) =>
      transactionView(client).list(wholeWallet(caller.caller.walletId), { limit: 1 }),
    );
    expect(page.entries.map(toTransaction)).toMatchObject([
      { type: "adjustment", credits: 3, number: london, status: "completed" },
    ]);
    expect(page.entries.map(toTransaction)[0]?.description).toBe(
      `Credit for a bad line: call to the United Kingdom, ${london}`,
    );
    expect(caller.harness.published.map(({ event }) => event)).toMatchObject([
      { type: "changed" },
      { type: "line_credited", providerCallId: call, credits: 3 },
    ]);
    const entry = await database.withClient((client) =>
      qualityStores(client).history.find(caller.caller, call),
    );
    expect(entry).toMatchObject({ cost_mc: 3_000, lineCredit_mc: 3_000 });
  });

  test("is credited once when reports and sweeps come at once, and again later", async () => {
    const call = await talked();
    const reports = Array.from({ length: 6 }, () => keep(call));
    const sweeps = Array.from({ length: 4 }, () => sweepBadLines(deps()));
    const answers = await Promise.all(reports);
    await Promise.all(sweeps);
    expect(answers.filter(isRefusal)).toEqual([]);
    await keep(call);
    await sweepBadLines(deps());
    expect(await posted_mc()).toBe(100_000);
    expect(await outcomes()).toEqual(["credited"]);
  });

  test("waits for its settlement when the report comes first", async () => {
    const call = await answered();
    caller.harness.pass(60);
    await keep(call);
    await sweepBadLines(deps());
    expect(await outcomes()).toEqual([null]);
    await ended(call, 60);
    await sweepBadLines(deps());
    expect(await posted_mc()).toBe(100_000);
    expect(await outcomes()).toEqual(["credited"]);
  });

  test("leaves no trace while crediting is off", async () => {
    await keep(await talked(), { limits: { calls: 3, credits_mc: 0 } });
    await keep(await talked(), { limits: { calls: 0, credits_mc: 9_000 } });
    expect(await outcomes()).toEqual([]);
    expect(await posted_mc()).toBe(98_000);
  });
});

describe("a call in which nothing was ever heard", () => {
  /** A settled call of one credit that its caller left after five seconds. */
  async function left(): Promise<string> {
    const call = await answered();
    caller.harness.pass(5);
    await ended(call, 5);
    return call;
  }
  const sweepWith = (twilio: QualityDeps["carriers"][string]) =>
    sweepBadLines({ ...deps(), carriers: { twilio } });

  test("is credited at once where the carrier keeps no count, however short", async () => {
    await keepUnheard(await left(), carrierThat({ kind: "none" }));
    expect(await outcomes()).toEqual(["credited"]);
    expect(await posted_mc()).toBe(100_000);
  });

  test("waits for the carrier's count, which is asked for every five minutes", async () => {
    const call = await left();
    const carrier = carrierThat({ kind: "pending" }, "fails", counted(0, 250));
    await keepUnheard(call, carrier);
    await sweepWith(carrier);
    expect(carrier.requests).toEqual([call]);
    caller.harness.pass(300);
    await sweepWith(carrier);
    await sweepWith(carrier);
    expect(await outcomes()).toEqual([null]);
    expect(carrier.requests).toHaveLength(2);
    caller.harness.pass(300);
    await sweepWith(carrier);
    expect(await outcomes()).toEqual(["credited"]);
    expect(await posted_mc()).toBe(100_000);
  });

  test("is credited without a count that has not come within an hour", async () => {
    const carrier = carrierThat({ kind: "pending" });
    await keepUnheard(await left(), carrier);
    for (let minutes = 5; minutes < 60; minutes += 5) {
      caller.harness.pass(300);
      await sweepWith(carrier);
    }
    expect(await outcomes()).toEqual([null]);
    caller.harness.pass(300);
    await sweepWith(carrier);
    expect(await outcomes()).toEqual(["credited"]);
  });

  test("gives nothing back when the carrier counted packets both ways, and keeps the count", async () => {
    await keepUnheard(await left(), carrierThat(counted(240, 250)));
    expect(await outcomes()).toEqual(["contradicted"]);
    expect(await posted_mc()).toBe(99_000);
    const rows = await database.query(
      "SELECT carrier_received, carrier_sent FROM bad_line WHERE wallet_id = $1",
      [caller.caller.walletId],
    );
    expect(rows).toEqual([{ carrier_received: 240, carrier_sent: 250 }]);
  });

  test("is credited once when reports and sweeps come at once, within the calls of a month", async () => {
    const calls: string[] = [];
    for (let count = 0; count < 5; count += 1) calls.push(await left());
    const carrier = carrierThat(counted(0, 250));
    await Promise.all([
      ...calls.flatMap((call) => [keepUnheard(call, carrier), keepUnheard(call, carrier)]),
      ...Array.from({ length: 4 }, () => sweepWith(carrier)),
    ]);
    await sweepWith(carrier);
    expect(await outcomes()).toEqual(["credited", "credited", "credited", "limit", "limit"]);
    expect(await posted_mc()).toBe(98_000);
    await caller.harness.expectNothingBroken();
  });

  test("waits for its settlement before the carrier is asked", async () => {
    const call = await answered();
    caller.harness.pass(5);
    const carrier = carrierThat(counted(0, 250));
    await keepUnheard(call, carrier);
    expect(carrier.requests).toEqual([]);
    await ended(call, 5);
    await sweepWith(carrier);
    expect(await outcomes()).toEqual(["credited"]);
  });

  test("asks the carrier nothing about a bad line with sound", async () => {
    const carrier = carrierThat("fails");
    await keepQuality({ ...deps(), carriers: { twilio: carrier } }, caller.caller, await talked(), bad(60));
    expect(carrier.requests).toEqual([]);
    expect(await outcomes()).toEqual(["credited"]);
  });
});

describe("the limits of a month", () => {
  test("hold when the reports of many calls come at once, and end with the month", async () => {
    const calls: string[] = [];
    for (let count = 0; count < 5; count += 1) calls.push(await talked());
    await Promise.all(calls.map((call) => keep(call, { limits: { calls: 2, credits_mc: 20_000 } })));
    expect(await outcomes()).toEqual(["credited", "credited", "limit", "limit", "limit"]);
    expect(await posted_mc()).toBe(97_000);

    caller.harness.pass(31 * day_s);
    await reopenSession();
    await keep(await talked(), { limits: { calls: 2, credits_mc: 20_000 } });
    expect(await posted_mc()).toBe(97_000);
  });

  test("give back only what is left of the credits", async () => {
    const calls = [await talked(4), await talked(4)];
    const limits = { calls: 9, credits_mc: 5_500 };
    await Promise.all(calls.map((call) => keep(call, { minutes: 4, limits })));
    expect(await posted_mc()).toBe(100_000 - 8_000 + 5_500);
  });
});

test("frozen users, disputed wallets and destinations with an alarm get nothing back", async () => {
  const [frozen, disputed, alarmed] = [await talked(), await talked(), await talked()];
  const run = (text: string, values: unknown[] = []) => database.query(text, values);
  await run("UPDATE users SET frozen_at = now() WHERE id = $1", [caller.caller.id]);
  await keep(frozen);
  await run("UPDATE users SET frozen_at = NULL WHERE id = $1", [caller.caller.id]);
  await run(
    `INSERT INTO pumping_alarm (kind, subject, destination, raised_at, seen_at, short_calls, answered_calls, callers,
                                charged_mc)
     VALUES ('range', '+4420794', 'United Kingdom', $1, $1, 30, 30, 1, 0)`,
    [caller.harness.deps.clock.now()],
  );
  await keep(alarmed);
  await run("DELETE FROM pumping_alarm");
  await caller.harness.deps.connection(({ ledger }) =>
    ledger.post({
      walletId: caller.caller.walletId,
      contra: "disputes",
      delta_mc: -1_000,
      ref: "payment:x:2",
      subjectId: caller.caller.id,
      mayOverdraw: true,
    }),
  );
  await keep(disputed);
  expect(await outcomes()).toEqual(["alarm", "disputed", "frozen"]);
  expect(await posted_mc()).toBe(96_000);
});

test("credits for bad lines never exceed what the calls were charged, nor the limits", async () => {
  const talks = fc.array(
    fc.record({ minutes: fc.integer({ min: 1, max: 9 }), measured_s: fc.integer({ min: 1, max: 700 }) }),
    { minLength: 1, maxLength: 6 },
  );
  const someLimits = fc.record({
    calls: fc.integer({ min: 0, max: 4 }),
    credits_mc: fc.integer({ min: 0, max: 15_000 }),
  });
  await fc.assert(
    fc.asyncProperty(talks, someLimits, async (given, limits) => {
      await startWith(100_000);
      const reports: (() => Promise<unknown>)[] = [];
      let charged_mc = 0;
      for (const { minutes, measured_s } of given) {
        const call = await talked(minutes);
        charged_mc += minutes * 1_000;
        reports.push(() => keepQuality(deps(limits), caller.caller, call, bad(measured_s)));
      }
      await Promise.all(reports.map((report) => report()));
      const credited_mc = (await posted_mc()) - (100_000 - charged_mc);
      expect(credited_mc).toBeGreaterThanOrEqual(0);
      expect(credited_mc).toBeLessThanOrEqual(
        Math.min(charged_mc, limits.calls === 0 ? 0 : limits.credits_mc),
      );
      const perCall = await database.query(
        `SELECT 1 FROM bad_line JOIN call ON call.wallet_id = bad_line.wallet_id AND id = call_id
            WHERE amount_mc > cost_mc`,
      );
      expect(perCall).toEqual([]);
      await caller.harness.expectNothingBroken();
    }),
    { numRuns: 15 },
  );
});

/** A session ends long before a month does. */
async function reopenSession(): Promise<void> {
  await database.query("UPDATE session SET created_at = $1, last_used_at = $1", [
    caller.harness.deps.clock.now(),
  ]);
}
