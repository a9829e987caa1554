import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { operatorOnDatabase } from "#adapters/postgres/testing/operator-on-database.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { e164Schema } from "#contract/phone-number.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { authoriseCall } from "./authorise-call.ts";
import { prolongOpenCalls } from "./prolong-call.ts";
import { recordCallEvent } from "./record-call-event.ts";
import { createMeter, runMeter } from "./run-meter.ts";
import { settleCall } from "./settle-call.ts";
import { type CallHarness, createCallHarness, identityOf } from "./testing/call-harness.ts";
import { withLimits } from "./testing/with-limits.ts";
import type { CallInstructions } from "./voice-carrier.ts";

const london = e164Schema.parse("+442079460000");
const longest_s = 4 * 3_600;
const database = testDatabase();
let harness: CallHarness;
let user: WalletUser & { email: string };
let providerCallId: string;
const opened: { walletId: string; providerCallId: string }[] = [];

beforeAll(async () => {
  harness = await createCallHarness(database);
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.twin.legs.clear();
  harness.twin.limiting = "take";
  for (const list of [
    harness.twin.limits,
    harness.twin.ended,
    harness.twin.failures,
    harness.published,
    harness.reports,
  ]) {
    list.length = 0;
  }
});
afterEach(async () => {
  await harness.expectNothingBroken();
  // The meter checks every open call, so each test must end its own.
  for (const one of opened.splice(0)) {
    const call = await harness.deps.connection(({ calls }) =>
      calls.findByProviderCallId(one.walletId, one.providerCallId),
    );
    const outcome = { status: "canceled", answered_s: null, childCallId: null } as const;
    if (call?.open) await settleCall(harness.deps, call, outcome);
  }
});

const findCall = () =>
  harness.deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId));
const carrierLimits = () => harness.twin.limits.map(({ limit_s }) => limit_s);
const meter = () => runMeter(harness.deps);
const published = () => harness.published.map(({ event }) => event).filter(({ type }) => type !== "changed");
const warned = () =>
  published().flatMap((event) => (event.type === "call_warning" ? [event.secondsLeft] : []));

async function dial(posted_mc: number, number = london): Promise<CallInstructions> {
  user = await harness.openWallet(posted_mc);
  providerCallId = `CA${randomUUID().replaceAll("-", "")}`;
  opened.push({ walletId: user.walletId, providerCallId });
  harness.twin.legs.set(providerCallId, { status: "ringing" });
  return authoriseCall(harness.deps, { providerCallId, identity: identityOf(user.id), dialled: number });
}

async function report(status: "ringing" | "answered"): Promise<void> {
  if (status === "answered") harness.twin.legs.set(providerCallId, { status: "in-progress" });
  const event = { kind: "progress", providerCallId, childCallId: `${providerCallId}child`, status } as const;
  await recordCallEvent(harness.deps, { event, of: { walletId: user.walletId } });
}

/** From here on the call uses one credit a minute. */
async function talk(posted_mc: number): Promise<void> {
  await dial(posted_mc);
  harness.pass(10);
  await report("answered");
  await meter();
}

/** Adds credits without publishing them, as when the process dies right after the payment. */
async function topUp(delta_mc: number): Promise<void> {
  const purchase = { walletId: user.walletId, contra: "payments", delta_mc, mayOverdraw: false } as const;
  await harness.deps.connection(({ ledger }) =>
    ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
  );
}

/** Advances the clock while every node runs its meter each second. Returns the seconds until the hang-up. */
async function untilHungUp(most_s: number): Promise<number | undefined> {
  for (let second = 0; second <= most_s; second++) {
    await Promise.all([meter(), meter()]);
    if (harness.twin.ended.length > 0) return second;
    harness.pass(1);
  }
  return undefined;
}

describe("a running call", () => {
  test("is warned 2 minutes and 30 seconds before the end, once, and hung up at its paid second", async () => {
    await talk(5_000);
    expect(await untilHungUp(400)).toBe(300);
    expect(warned()).toEqual([120, 30]);
    expect(harness.twin.ended).toEqual([providerCallId]);
  });

  test("shorter than a warning gets no late warning", async () => {
    await talk(1_000);
    expect(await untilHungUp(70)).toBe(60);
    expect(warned()).toEqual([30]);
  });

  test("of two minutes gets both warnings", async () => {
    await talk(2_000);
    expect(await untilHungUp(130)).toBe(120);
    expect(warned()).toEqual([120, 30]);
  });

  test("that is not answered gets no warning and is hung up after the ring time and the paid time", async () => {
    await dial(1_000);
    await report("ringing");
    expect(await untilHungUp(130)).toBe(120);
    expect(warned()).toEqual([]);
  });

  test("gets the nearest warning from a node that runs late", async () => {
    await talk(5_000);
    await meter();
    harness.pass(280);
    await meter();
    expect(warned()).toEqual([30]);
  });
});

describe("the carrier's limit", () => {
  test("is the longest call's while the phone rings, and the hold's from the answer on", async () => {
    expect(await dial(5_000)).toMatchObject({ kind: "dial", limit_s: longest_s });
    await report("ringing");
    await meter();
    expect(carrierLimits()).toEqual([]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: longest_s });
    await report("answered");
    await Promise.all([meter(), meter()]);
    expect(carrierLimits()).toEqual([300]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 300 });
  });

  test("goes with the number to dial when it is too short to be set later, and cannot be raised", async () => {
    const dublin = e164Schema.parse("+35316792777");
    expect(await dial(1_000, dublin)).toMatchObject({ kind: "dial", limit_s: 30 });
    expect(await findCall()).toMatchObject({ carrierLimit_s: null });
    await report("answered");
    await topUp(5_000);
    expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(0);
    expect(await untilHungUp(40)).toBe(30);
    expect(carrierLimits()).toEqual([]);
    expect(await harness.balance(user.walletId)).toMatchObject({ held_mc: 1_000 });
  });

  test.each(["refuse", "ignore"] as const)(
    "that the carrier does not take (%s) leaves the meter: the call ends within its hold and costs no more",
    async (limiting) => {
      harness.twin.limiting = limiting;
      await talk(5_000);
      expect(await untilHungUp(400)).toBe(300);
      expect(carrierLimits()).toEqual([]);
      // The hang-up takes the carrier two seconds, which would be a sixth minute.
      harness.pass(2);
      const outcome = { status: "completed", answered_s: 302, childCallId: null } as const;
      const event = { kind: "ended", providerCallId, outcome } as const;
      await recordCallEvent(harness.deps, { event, of: { walletId: user.walletId } });
      expect(await harness.charges(user.walletId)).toEqual([-5_000]);
      expect(await harness.balance(user.walletId)).toMatchObject({ posted_mc: 0, held_mc: 0 });
    },
  );

  test("is sent every five seconds until the carrier takes it", async () => {
    harness.twin.limiting = "refuse";
    await talk(5_000);
    harness.twin.limiting = "take";
    harness.pass(4);
    await meter();
    expect(carrierLimits()).toEqual([]);
    harness.pass(1);
    await Promise.all([meter(), meter()]);
    expect(carrierLimits()).toEqual([300]);
    expect(harness.reports).toEqual(["the carrier did not take the call's limit; the meter alone ends it"]);
  });

  test("is never above the hold", async () => {
    await talk(5_000);
    const heldFor_s = async () => ((await findCall())?.held_mc ?? 0) * 0.06;
    for (const credits_mc of [1_500, 500, 10_000, 300]) {
      await topUp(credits_mc);
      await prolongOpenCalls(harness.deps, user.walletId);
      for (const limit_s of carrierLimits()) expect(limit_s).toBeLessThanOrEqual(await heldFor_s());
      harness.pass(100);
      await meter();
    }
    expect(carrierLimits()).toEqual([300, 360, 420, 1_020]);
  });
});

describe("a top-up during the call", () => {
  test("holds more, raises the carrier's limit, publishes to the caller and moves the end", async () => {
    await talk(5_000);
    harness.pass(100);
    await topUp(3_000);
    expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(1);
    expect(carrierLimits()).toEqual([300, 480]);
    expect(await findCall()).toMatchObject({ held_mc: 8_000, epoch: 1, carrierLimit_s: 480 });
    const callId = (await findCall())?.id;
    expect(published()).toEqual([{ type: "call_extended", callId, providerCallId, secondsLeft: 380 }]);
    expect(await untilHungUp(400)).toBe(380);
    expect(warned()).toEqual([120, 30]);
  });

  test("of less than the next minute changes nothing", async () => {
    await talk(5_000);
    await topUp(999);
    expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(0);
    expect(carrierLimits()).toEqual([300]);
    expect(await harness.balance(user.walletId)).toMatchObject({ held_mc: 5_000 });
  });

  test("while the phone rings counts from the answer like the rest", async () => {
    await dial(5_000);
    harness.pass(5);
    await topUp(1_000);
    await prolongOpenCalls(harness.deps, user.walletId);
    harness.pass(20);
    await report("answered");
    expect(await untilHungUp(400)).toBe(360);
  });

  test("is found by the meter when no event announced it, even at the last moment", async () => {
    await talk(5_000);
    await meter();
    harness.pass(299);
    await meter();
    await topUp(1_000);
    expect(await untilHungUp(100)).toBe(61);
    expect(carrierLimits()).toEqual([300, 360]);
    expect(warned()).toEqual([30, 30]);
  });

  test("reaches the carrier from the meter when the process died between the database and the carrier", async () => {
    await talk(5_000);
    await meter();
    await topUp(3_000);
    harness.twin.failures.push(503);
    expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(1);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 300, terms: { limit_s: 480 } });
    expect(carrierLimits()).toEqual([300]);
    harness.twin.failures.push(503);
    await meter();
    harness.pass(4);
    await meter();
    expect(carrierLimits()).toEqual([300]);
    harness.pass(1);
    await Promise.all([meter(), meter(), meter()]);
    expect(carrierLimits()).toEqual([300, 480]);
    expect(await findCall()).toMatchObject({ carrierLimit_s: 480 });
    harness.pass(60);
    await meter();
    expect(carrierLimits()).toEqual([300, 480]);
  });

  test("16 at once prolong it once", async () => {
    await talk(5_000);
    await topUp(3_000);
    await Promise.all(Array.from({ length: 16 }, () => prolongOpenCalls(harness.deps, user.walletId)));
    expect(await findCall()).toMatchObject({ held_mc: 8_000, epoch: 1, terms: { limit_s: 480 } });
    expect(await harness.balance(user.walletId)).toMatchObject({ posted_mc: 8_000, held_mc: 8_000 });
  });

  test("prolongs it neither beyond the longest call nor beyond the daily spend", async () => {
    await talk(5_000);
    await topUp(1_000_000);
    await withLimits(harness.deps, { caller: { spendPerDay_mc: 7_500 } }, () =>
      prolongOpenCalls(harness.deps, user.walletId),
    );
    await prolongOpenCalls(harness.deps, user.walletId);
    expect(carrierLimits()).toEqual([300, 420, longest_s]);
    expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(0);
  });
});

test("a user who is frozen during a call is cut off at once, with credits left", async () => {
  await talk(5_000);
  await topUp(5_000);
  await operatorOnDatabase(database).freeze(user.email, harness.deps.clock.now());
  expect(await prolongOpenCalls(harness.deps, user.walletId)).toBe(0);
  expect(await untilHungUp(5)).toBe(0);
  expect(await harness.balance(user.walletId)).toMatchObject({ held_mc: 5_000 });
});

test("one run hangs up all calls that end in the same second", async () => {
  for (let n = 0; n < 210; n++) {
    await talk(1_000);
    harness.pass(-10);
  }
  harness.pass(100);
  await Promise.all([meter(), meter()]);
  expect(harness.twin.ended.toSorted()).toEqual(
    opened.map(({ providerCallId }) => providerCallId).toSorted(),
  );
});

test("a call whose hang-up the carrier does not answer delays no other", async () => {
  const answer = Promise.withResolvers<void>();
  const asked: string[] = [];
  const hangUp = async (sid: string) => {
    asked.push(sid);
    if (asked.length === 1) await answer.promise;
  };
  const { deps } = harness;
  const node = createMeter({ ...deps, carrier: { ...deps.carrier, hangUp } });
  await talk(1_000);
  harness.pass(-5);
  await talk(1_000);
  harness.pass(55);
  await node.look();
  harness.pass(5);
  await node.look();
  await vi.waitFor(() => expect(asked).toEqual(opened.map(({ providerCallId }) => providerCallId)));
  answer.resolve();
  await node.idle();
});

test("a call whose row is locked waits for the next look, and the others for nothing", async () => {
  await talk(1_000);
  harness.pass(-10);
  await talk(1_000);
  harness.pass(60);
  const [locked, free] = opened;
  const { deps } = harness;
  await deps.transaction(async ({ calls }) => {
    const call = await calls.findByProviderCallId(locked?.walletId ?? "", locked?.providerCallId ?? "");
    if (call) await calls.lockOpen(call);
    expect(await meter()).toBe(1);
    expect(harness.twin.ended).toEqual([free?.providerCallId]);
  });
  expect(await meter()).toBe(1);
  expect(harness.twin.ended).toEqual([free?.providerCallId, locked?.providerCallId]);
});

test("a node says when the next call is due: soon after the answer, at the warning, at the cut-off", async () => {
  const { deps } = harness;
  const dueIn_s = async () => {
    const next = await createMeter(deps).look();
    return next && (next.getTime() - deps.clock.now().getTime()) / 1_000;
  };
  expect(await dueIn_s()).toBeUndefined();
  await talk(5_000);
  expect(await dueIn_s()).toBe(5);
  harness.pass(5);
  expect(await dueIn_s()).toBe(175);
  harness.pass(270);
  expect(await dueIn_s()).toBe(25);
});
