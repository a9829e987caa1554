import { describe, expect, test } from "vitest";
import { carrierOf } from "#domain/calls/voice-carrier.ts";
import { meteredCalls } from "#testing/calls/metered-calls.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { prolongOpenCalls } from "./prolong-call.ts";
import { createMeter, runMeter } from "./run-meter.ts";

const calls = await meteredCalls();
const { database, opened, meter, dial, report, warned, talk, topUp, untilHungUp } = calls;

describe("a running call", () => {
  test("is warned 2 minutes and 30 seconds before the end, once, and hung up at its paid second", async () => {
    await talk(5_000);
    expect(await untilHungUp(400)).toBe(300);
    expect(warned()).toEqual([120, 30]);
    expect(calls.harness.twin.ended).toEqual([calls.providerCallId]);
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

  test("is warned before the carrier is asked to take its limit", async () => {
    await dial(2_000);
    await report("answered");
    const limitsAtWarning: number[][] = [];
    await runMeter({
      ...calls.harness.deps,
      publish: (_audience, { type }) => {
        if (type === "call_warning") limitsAtWarning.push(calls.carrierLimits());
      },
    });
    expect(limitsAtWarning).toEqual([[]]);
    expect(calls.carrierLimits()).toEqual([120]);
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
    calls.harness.pass(280);
    await meter();
    expect(warned()).toEqual([30]);
  });
});

test("a user who is frozen during a call is cut off at once, with credits left", async () => {
  await talk(5_000);
  await topUp(5_000);
  await operatorOnDatabase(database).freeze(calls.user.email, calls.harness.deps.clock.now());
  expect(await prolongOpenCalls(calls.harness.deps, calls.user.walletId)).toBe(0);
  expect(await untilHungUp(5)).toBe(0);
  expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ held_mc: 5_000 });
});

test("a user whose payment is disputed gets no second more, with credits left", async () => {
  await talk(5_000);
  await topUp(5_000);
  const { id, walletId } = calls.user;
  await database.query(
    `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at, disputed_at)
       VALUES ($1, gen_random_uuid(), $2, 'stripe', 'completed', 'USD', 1000, 100000, now(), now())`,
    [walletId, id],
  );
  expect(await prolongOpenCalls(calls.harness.deps, walletId)).toBe(0);
  expect(calls.published()).toEqual([]);
  expect(await untilHungUp(310)).toBe(300);
  expect(await calls.harness.balance(walletId)).toMatchObject({ held_mc: 5_000 });
});

test("one run hangs up all calls that end in the same second", async () => {
  for (let n = 0; n < 210; n++) {
    await dial(1_000);
    await report("answered");
  }
  calls.harness.pass(100);
  await Promise.all([meter(), meter()]);
  expect(calls.harness.twin.ended.toSorted()).toEqual(opened.map((one) => one.providerCallId).toSorted());
});

test("a call whose hang-up the carrier does not answer delays no other", async () => {
  const answer = Promise.withResolvers<void>();
  const hungUp: string[] = [];
  const hangUp = async (sid: string) => {
    hungUp.push(sid);
    if (hungUp.length === 1) await answer.promise;
  };
  const { deps } = calls.harness;
  const node = createMeter({ ...deps, carriers: { twilio: { ...carrierOf(deps, "twilio"), hangUp } } });
  await talk(1_000);
  calls.harness.pass(-5);
  await talk(1_000);
  calls.harness.pass(55);
  await node.look();
  calls.harness.pass(5);
  await node.look();
  await expect.poll(() => hungUp).toEqual(opened.map((one) => one.providerCallId));
  answer.resolve();
  await node.idle();
});

test("a call whose row is locked waits for the next look, and the others for nothing", async () => {
  await talk(1_000);
  calls.harness.pass(-10);
  await talk(1_000);
  calls.harness.pass(60);
  const [locked, free] = opened;
  const { deps } = calls.harness;
  await deps.transaction(async (stores) => {
    const call = await stores.calls.findByProviderCallId(
      locked?.walletId ?? "",
      locked?.providerCallId ?? "",
    );
    if (call) await stores.calls.lockOpen(call);
    expect(await meter()).toBe(1);
    expect(calls.harness.twin.ended).toEqual([free?.providerCallId]);
  });
  expect(await meter()).toBe(1);
  expect(calls.harness.twin.ended).toEqual([free?.providerCallId, locked?.providerCallId]);
});

test("a node says when the next call is due: soon after the answer, at the warning, at the cut-off", async () => {
  const { deps } = calls.harness;
  const dueIn_s = async () => {
    const next = await createMeter(deps).look();
    return next && (next.getTime() - deps.clock.now().getTime()) / 1_000;
  };
  expect(await dueIn_s()).toBeUndefined();
  await talk(5_000);
  expect(await dueIn_s()).toBe(5);
  calls.harness.pass(5);
  expect(await dueIn_s()).toBe(175);
  calls.harness.pass(270);
  expect(await dueIn_s()).toBe(25);
});
