import { beforeEach, expect, test } from "vitest";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { heldOpen } from "#testing/database/held-open.ts";
import { countWaiting, testDatabase } from "#testing/database/test-database.ts";
import { at, callStoreHarness, newCall } from "#testing/ledger/call-store-harness.ts";
import { callStores } from "./call-store.ts";

const database = testDatabase();
const { onCalls, eligibilityOf, balance, openWallet, opened, settle, extend, expectCleanLedger } =
  callStoreHarness(database);

let user: WalletUser;
beforeEach(async () => {
  user = await openWallet(10_000);
});

test("16 settlements with different costs write one transfer, the first one's", async () => {
  const call = await opened(user);
  const costs = Array.from({ length: 16 }, (_, index) => index * 250);
  const results = await Promise.all(costs.map((cost_mc) => settle(call, cost_mc)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const cost_mc = costs[results.indexOf(true)] ?? Number.NaN;
  expect((await balance(user)).posted_mc).toBe(10_000 - cost_mc);
  await expectCleanLedger();
});

test("a call dialled while the previous one ends is not opened, and does not wait for that end", async () => {
  const call = await opened(user);
  const unlock = await heldOpen(database, (client) =>
    client.query("SELECT FROM wallet WHERE id = $1 FOR UPDATE", [user.walletId]),
  );
  const settling = settle(call, 1_000);
  await expect.poll(() => countWaiting(database)).toBe(1);
  const { inCall, version } = await eligibilityOf(user);
  expect(inCall).toBe(true);
  await unlock();
  expect(await settling).toBe(true);
  // The end has moved the wallet's version on.
  expect(await onCalls((calls) => calls.authorise(newCall(user, { version })))).toBe("changed");
  await expectCleanLedger();
});

test("16 reports that the caller left lower the hold once, and 16 next calls then open one", async () => {
  const call = await opened(user);
  const read = await onCalls((calls) => calls.find(call));
  if (!read) throw new Error("the call has no row");
  const leaving = { limit_s: 60, held_mc: 1_000, at: at(1) };
  const dial = async () => {
    const { inCall, version } = await eligibilityOf(user);
    return inCall
      ? "in call"
      : onCalls((calls) => calls.authorise(newCall(user, { version, hold_mc: 9_000 })));
  };
  const early = Promise.all(Array.from({ length: 16 }, dial));
  const left = await Promise.all(
    Array.from({ length: 16 }, () => onCalls((calls) => calls.leave(read, leaving))),
  );
  const results = [...(await early), ...(await Promise.all(Array.from({ length: 16 }, dial)))];
  expect(left.filter(Boolean)).toHaveLength(1);
  expect(results.filter((result) => result === "opened")).toHaveLength(1);
  expect(await balance(user)).toEqual({ posted_mc: 10_000, held_mc: 10_000, available_mc: 0 });
  await expectCleanLedger();
  expect(await settle(call, 1_000)).toBe(true);
  expect(await balance(user)).toEqual({ posted_mc: 9_000, held_mc: 9_000, available_mc: 0 });
  await expectCleanLedger();
});

test("a call whose caller leaves while it ends releases its whole hold, whichever comes first", async () => {
  for (let round = 0; round < 8; round++) {
    const caller = await openWallet(10_000);
    const call = await opened(caller);
    const read = await onCalls((calls) => calls.find(call));
    if (!read) throw new Error("the call has no row");
    await Promise.all([
      onCalls((calls) => calls.leave(read, { limit_s: 60, held_mc: 1_000, at: at(1) })),
      settle(call, 1_000),
    ]);
    expect(await balance(caller)).toEqual({ posted_mc: 9_000, held_mc: 0, available_mc: 9_000 });
  }
  await expectCleanLedger();
});

test("a hold that is raised while the caller leaves is not lowered by what was read before", async () => {
  const call = await opened(user);
  const read = await onCalls((calls) => calls.find(call));
  if (!read) throw new Error("the call has no row");
  expect(await extend(read, 3_000)).toBeTruthy();
  expect(await onCalls((calls) => calls.leave(read, { limit_s: 60, held_mc: 1_000, at: at(1) }))).toBe(false);
  expect((await balance(user)).held_mc).toBe(7_000);
  await expectCleanLedger();
});

test("a call whose hold is raised while it ends releases the whole hold", async () => {
  const call = await opened(user);
  const commit = await heldOpen(database, async (client) => {
    const { calls, ledger } = callStores(client);
    await calls.lockOpen(call);
    expect(await ledger.hold(user.walletId, 3_000)).toBe(true);
    await calls.prolong(call, { more_mc: 3_000, limit_s: 420, cutoffAt: at(480), at: at(10) });
  });
  const settling = settle(call, 1_000);
  await expect.poll(() => countWaiting(database)).toBe(1);
  await commit();
  expect(await settling).toBe(true);
  expect(await balance(user)).toEqual({ posted_mc: 9_000, held_mc: 0, available_mc: 9_000 });
  await expectCleanLedger();
});
