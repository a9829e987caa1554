import { describe, expect, test } from "vitest";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import { prolongOpenCalls } from "#domain/calls/meter/prolong-call.ts";
import { meteredCalls } from "#testing/calls/metered-calls.ts";

const calls = await meteredCalls();
const { database, dial, report, meter, talk, topUp, findCall } = calls;
const now = () => calls.harness.deps.clock.now();

/** Gives the caller's wallet a rule, as its row knows it. */
const setRule = (below_mc: number | null) =>
  database.query("UPDATE wallet SET recharge_below_mc = $2, recharge_due_at = NULL WHERE id = $1", [
    calls.user.walletId,
    below_mc,
  ]);

async function dueAt(): Promise<Date | number | null | undefined> {
  const [wallet] = await database.query<{ due: Date | number | null }>(
    "SELECT recharge_due_at AS due FROM wallet WHERE id = $1",
    [calls.user.walletId],
  );
  return wallet?.due;
}

/** Lets the meter run when it wants to, as it sleeps until its next time. Returns the seconds until the need is noted. */
async function untilNeeded(most_s: number): Promise<number | undefined> {
  for (let second = 0; second <= most_s; second++) {
    await meter();
    if ((await dueAt()) !== null) return second;
    calls.harness.pass(1);
  }
  return undefined;
}

async function end(answered_s: number): Promise<void> {
  const call = await findCall();
  if (!call) throw new Error("There is no call");
  await settleCall(calls.harness.deps, call, { status: "completed", answered_s, childCallId: null });
}

describe("a settlement", () => {
  test.each([
    ["below the threshold has the rule looked at", 9_001, true],
    ["at the threshold does not", 9_000, false],
    ["of a wallet without a rule does not", null, false],
  ])("%s", async (_name, below_mc, isDue) => {
    await talk(10_000);
    await setRule(below_mc);
    calls.harness.pass(30);
    await end(30);
    expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ posted_mc: 9_000 });
    expect(await dueAt()).toEqual(isDue ? now() : null);
  });

  test("moves no look that is planned, and none of a call without a charge", async () => {
    await talk(10_000);
    await setRule(10_000);
    await database.query("UPDATE wallet SET recharge_due_at = 'infinity' WHERE id = $1", [
      calls.user.walletId,
    ]);
    await end(30);
    expect(await dueAt()).toBe(Number.POSITIVE_INFINITY);
    await dial(10_000);
    await setRule(11_000);
    await end(0);
    expect(await dueAt()).toBeNull();
  });
});

describe("the meter", () => {
  test("has the rule looked at in the second in which a minute takes the balance below the threshold", async () => {
    await dial(15_000);
    await setRule(10_000);
    await report("answered");
    expect(await untilNeeded(400)).toBe(301);
  });

  test("does so two and a half minutes before the credits end, before the caller is warned", async () => {
    await dial(15_000);
    await setRule(1);
    await report("answered");
    expect(await untilNeeded(900)).toBe(750);
    expect(calls.warned()).toEqual([]);
  });

  test("asks once, and again for the next need once credits have come", async () => {
    await dial(5_000);
    await setRule(1);
    await report("answered");
    expect(await untilNeeded(300)).toBe(150);
    const first = await dueAt();
    calls.harness.pass(5);
    await Promise.all([meter(), meter()]);
    expect(await dueAt()).toEqual(first);
    await topUp(10_000);
    await setRule(1);
    await prolongOpenCalls(calls.harness.deps, calls.user.walletId);
    expect(await untilNeeded(900)).toBe(900 - 155 - 150);
  });

  test("asks for nothing while the phone rings, nor without a rule", async () => {
    await dial(1_000);
    await setRule(10_000);
    await report("ringing");
    await meter();
    expect(await dueAt()).toBeNull();
    await talk(1_000);
    expect(await untilNeeded(60)).toBeUndefined();
  });
});
