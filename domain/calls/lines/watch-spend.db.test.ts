import { beforeEach, describe, expect, test } from "vitest";
import { spendWatchStore } from "#adapters/postgres/calls/spend-watch-store.ts";
import { refuse } from "#contract/refusals.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { type SpendLimits, type SpendWatchDeps, watchSpend } from "./watch-spend.ts";

const caller = await oneCaller();
const { outgoing, ended, progress, ringing, startWith, database } = caller;
const operator = operatorOnDatabase(database);
const hour_s = 3_600;

/** A process that watches with these limits; each has its own pool in production. */
function node(limits: Partial<SpendLimits> = {}): SpendWatchDeps {
  return {
    transaction: (work) => database.transaction((client) => work({ spend: spendWatchStore(client) })),
    clock: caller.harness.deps.clock,
    limits: { perHour_mc: 1_000_000, perDay_mc: 1_000_000, ...limits },
  };
}

const now = () => caller.harness.deps.clock.now();
const pass = (seconds: number) => caller.harness.pass(seconds);

/** A call that is charged one credit a minute. */
async function talk(minutes: number): Promise<void> {
  const providerCallId = await ringing();
  await progress(providerCallId, "answered");
  await ended(providerCallId, minutes * 60);
}

beforeEach(async () => {
  // Nothing of an earlier test counts.
  pass(25 * hour_s);
  await database.query("UPDATE session SET created_at = $1, last_used_at = $1", [now()]);
  await operator.resumeCalling(now());
  pass(60);
});

describe("what all wallets spend", () => {
  test("is the charges of the last hour and day, and the holds of open calls", async () => {
    await talk(4);
    await startWith(10_000);
    await talk(2);
    await startWith(10_000);
    await ringing();
    await watchSpend(node());
    expect(await operator.spend()).toEqual({ hour_mc: 16_000, day_mc: 16_000, checkedAt: now() });
  });

  test("leaves the hour and then the day", async () => {
    await talk(4);
    pass(2 * hour_s);
    await talk(3);
    await watchSpend(node());
    expect(await operator.spend()).toMatchObject({ hour_mc: 3_000, day_mc: 7_000 });
    pass(23 * hour_s);
    await watchSpend(node());
    expect(await operator.spend()).toMatchObject({ hour_mc: 0, day_mc: 3_000 });
    pass(3 * hour_s);
    await watchSpend(node());
    expect(await operator.spend()).toMatchObject({ hour_mc: 0, day_mc: 0 });
  });

  test("includes a charge that was committed minutes after it was made", async () => {
    await talk(1);
    pass(180);
    await talk(1);
    await watchSpend(node());
    await database.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
         SELECT gen_random_uuid(), 1, 'calls', -5000, -5000, 'late', gen_random_uuid(), $1`,
      [new Date(now().getTime() - 100_000)],
    );
    pass(2);
    await watchSpend(node());
    expect(await operator.spend()).toMatchObject({ hour_mc: 7_000 });
    await database.transaction(async (client) => {
      await client.query("ALTER TABLE transfer DISABLE TRIGGER transfer_append_only");
      await client.query("DELETE FROM transfer WHERE ref = 'late'");
      await client.query("ALTER TABLE transfer ENABLE TRIGGER transfer_append_only");
    });
  });
});

describe.each([
  ["an hour", { perHour_mc: 5_000 }],
  ["a day", { perDay_mc: 5_000 }],
])("above the limit of %s", (_name, limits) => {
  test("calls of every wallet are refused, and one of two nodes stops them", async () => {
    await talk(5);
    expect(await watchSpend(node(limits))).toBe(false);
    expect(await operator.stopped()).toBeUndefined();
    await talk(1);
    pass(2);
    const checks = await Promise.all([watchSpend(node(limits)), watchSpend(node(limits))]);
    expect(checks.filter((stopped) => stopped)).toHaveLength(1);
    expect(await operator.stopped()).toEqual({ since: now(), reason: "spend" });

    await startWith(10_000);
    expect(await outgoing()).toEqual({ kind: "reject", refusal: refuse("calling_switched_off") });
    // A node that starts now finds calls stopped.
    pass(2);
    expect(await watchSpend(node(limits))).toBe(false);
    expect(await outgoing()).toMatchObject({ kind: "reject" });
  });
});

describe("a stop", () => {
  const limits = { perHour_mc: 5_000 };
  const overspend = async () => {
    await startWith(10_000);
    await talk(6);
    pass(60);
    return watchSpend(node(limits));
  };

  test("lasts until the operator resets it; then only what is spent afterwards counts", async () => {
    expect(await overspend()).toBe(true);
    pass(5 * hour_s);
    await watchSpend(node(limits));
    expect(await outgoing()).toMatchObject({ kind: "reject" });
    await operator.resetSpend(now());
    expect(await operator.stopped()).toBeUndefined();
    pass(2);
    expect(await watchSpend(node(limits))).toBe(false);

    pass(60);
    expect(await overspend()).toBe(true);
  });

  test("is reset at once, although the spending is still recent", async () => {
    expect(await overspend()).toBe(true);
    await operator.resetSpend(now());
    pass(2);
    expect(await watchSpend(node(limits))).toBe(false);
    await startWith(10_000);
    const providerCallId = newProviderCallId();
    expect(await outgoing(london, providerCallId)).toMatchObject({ kind: "dial" });
  });

  test("for open calls ends when the operator resets it, though they continue", async () => {
    await startWith(100_000);
    await ringing(tuvalu);
    pass(2);
    expect(await watchSpend(node(limits))).toBe(true);
    await operator.resetSpend(now());
    pass(2);
    expect(await watchSpend(node(limits))).toBe(false);
  });

  test("of the operator's own is none of the spending, and outlasts a reset", async () => {
    await talk(6);
    await operator.stopCalling(now());
    pass(2);
    expect(await watchSpend(node(limits))).toBe(false);
    await operator.resetSpend(now());
    expect(await operator.stopped()).toMatchObject({ reason: "operator" });
  });
});
