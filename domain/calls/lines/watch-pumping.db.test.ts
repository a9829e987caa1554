import { beforeEach, describe, expect, test } from "vitest";
import { pumpingStore } from "#adapters/postgres/calls/pumping-store.ts";
import { london, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { isPumping, type Suspicion } from "./pumping.ts";
import { type PumpingDeps, watchPumping } from "./watch-pumping.ts";

const limits = { shortCalls: 4, dearPerMinute_mc: 5_000 };
const suspicion: Suspicion = {
  kind: "range",
  subject: "+3712",
  destination: "Latvia",
  shortCalls: 4,
  answeredCalls: 8,
  callers: 1,
  charged_mc: 1_000,
  cost_mc: 900,
  perMinute_mc: 5_000,
};

test.each<[string, Partial<Suspicion>, boolean]>([
  ["many short calls, half of all, to a dear destination", {}, true],
  ["one fewer", { shortCalls: 3 }, false],
  ["more long calls than short ones", { answeredCalls: 9 }, false],
  ["a cheap destination that pays for itself", { perMinute_mc: 4_999 }, false],
  ["a cheap destination that costs more than it brings", { perMinute_mc: 10, cost_mc: 1_001 }, true],
  ["a cheap destination without a known cost", { perMinute_mc: 10, cost_mc: null }, false],
])("pumping: %s", (_name, change, alarm) => {
  expect(isPumping({ ...suspicion, ...change }, limits)).toBe(alarm);
  expect(isPumping({ ...suspicion, ...change }, { ...limits, shortCalls: 0 })).toBe(false);
});

const caller = await oneCaller();
const { database, ringing, progress, ended, startWith } = caller;

describe("the watch over short calls", () => {
  const reports: Suspicion[] = [];
  const deps = (): PumpingDeps => ({
    transaction: (work) => database.transaction((client) => work({ pumping: pumpingStore(client) })),
    clock: caller.harness.deps.clock,
    limits,
    costs: new Map([["GB", { fixed_usd_e6: 7_000, mobile_usd_e6: 30_000 }]]),
    report: (alarm) => reports.push(alarm),
  });

  async function talk(number: string, answered_s: number): Promise<void> {
    const call = await ringing(number);
    await progress(call, "answered");
    await ended(call, answered_s);
  }
  beforeEach(async () => {
    // Nothing of an earlier test counts.
    caller.harness.pass(2 * 3_600);
    await startWith(1_000_000);
    reports.length = 0;
    await database.query("DELETE FROM pumping_alarm");
  });

  test("raises one alarm for the range and one for the user, on one of many nodes", async () => {
    for (let count = 0; count < 4; count += 1) await talk(tuvalu, 6);
    const alarms = await Promise.all(Array.from({ length: 5 }, () => watchPumping(deps())));
    expect(alarms.flat()).toHaveLength(2);
    expect(reports.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      { kind: "range", subject: "+6882", shortCalls: 4, answeredCalls: 4, callers: 1, charged_mc: 120_000 },
      { kind: "user", subject: caller.caller.id, destination: "Tuvalu", cost_mc: null },
    ]);
  });

  test("adds to an alarm that goes on, and raises another after a quiet day", async () => {
    for (let count = 0; count < 4; count += 1) await talk(tuvalu, 6);
    await watchPumping(deps());
    caller.harness.pass(120);
    await talk(tuvalu, 6);
    expect(await watchPumping(deps())).toEqual([]);
    expect(await alarms()).toEqual([
      ["range", 5],
      ["user", 5],
    ]);
    caller.harness.pass(25 * 3_600);
    await database.query("UPDATE session SET created_at = $1, last_used_at = $1", [
      caller.harness.deps.clock.now(),
    ]);
    await startWith(1_000_000);
    for (let count = 0; count < 4; count += 1) await talk(tuvalu, 6);
    expect(await watchPumping(deps())).toHaveLength(2);
  });

  test("is silent about cheap calls that pay for themselves, and about long ones", async () => {
    for (let count = 0; count < 6; count += 1) await talk(london, 20);
    expect(await watchPumping(deps())).toEqual([]);
    caller.harness.pass(2 * 3_600);
    for (let count = 0; count < 6; count += 1) await talk(tuvalu, 21);
    expect(await watchPumping(deps())).toEqual([]);
  });

  async function alarms(): Promise<[string, number][]> {
    return (
      await database.query<{ kind: string; short_calls: number }>(
        "SELECT kind, short_calls FROM pumping_alarm ORDER BY kind, id",
      )
    ).map(({ kind, short_calls }) => [kind, short_calls]);
  }
});
