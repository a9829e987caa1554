import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { ProgressStatus } from "#domain/calls/call.ts";
import type { CallAuthorisation, CallKey } from "#domain/calls/call-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { at, callStoreHarness, newCall, unanswered } from "#testing/ledger/call-store-harness.ts";

const database = testDatabase();
const storeHarness = callStoreHarness(database);
const { onCalls, openWallet, settle, expectCleanLedger } = storeHarness;
const opened = (over: Partial<CallAuthorisation> = {}) => storeHarness.opened(user, over);

let user: WalletUser;
beforeEach(async () => {
  user = await openWallet(10_000);
});
// Claims take any open call, so each test must settle its own.
afterEach(async () => {
  const [open] = await onCalls((calls) => calls.listOpen(user.walletId));
  if (open) await settle(open, 0, unanswered);
});

test("a call that the carrier asks about again is known, and holds nothing more", async () => {
  const call = await opened();
  const { providerCallId } = call;
  await settle(call, 0, unanswered);
  const version = await storeHarness.versionOf(user);
  expect(await onCalls((calls) => calls.authorise(newCall(user, { providerCallId, version })))).toBe("known");
  expect((await storeHarness.balance(user)).held_mc).toBe(0);
  await expectCleanLedger();
});

test("a settlement never charges more than is held", async () => {
  const call = await opened();
  expect(await settle(call, 4_001)).toBe(false);
  expect(await onCalls((calls) => calls.find(call))).toMatchObject({ open: true, cost_mc: null });
  await expectCleanLedger();
});

test("a hold is never raised above the balance, nor for a settled call", async () => {
  const call = await opened();
  expect(await storeHarness.extend({ ...call, epoch: 0 }, 6_001)).toBe(false);
  expect(await onCalls((calls) => calls.find(call))).toMatchObject({ held_mc: 4_000, epoch: 0 });
  await settle(call, 1_000);
  expect(await storeHarness.extend({ ...call, epoch: 0 }, 1)).toBe(false);
  await expectCleanLedger();
});

const advance = (key: CallKey, status: ProgressStatus, second = 5) =>
  onCalls(async (calls) => {
    const read = await calls.find(key);
    return read !== undefined && calls.advance(read, { status, childCallId: "CAchild", at: at(second) });
  });

test("the progress of a call moves forward only, and changes nothing once the call is settled", async () => {
  const call = await opened();
  expect(await advance(call, "ringing")).toBe(true);
  expect(await advance(call, "ringing")).toBe(false);
  expect(await advance(call, "answered")).toBe(true);
  expect(await advance(call, "ringing")).toBe(false);
  expect(await onCalls((calls) => calls.find(call))).toMatchObject({
    status: "answered",
    childCallId: "CAchild",
  });
  await settle(call, 1_000);
  expect(await advance(call, "answered")).toBe(false);
  expect(await onCalls((calls) => calls.find(call))).toMatchObject({ status: "completed" });
});

describe("an answer", () => {
  test("moves the cut-off earlier, never later", async () => {
    const near = await opened();
    await advance(near, "answered", 5);
    expect(await onCalls((calls) => calls.find(near))).toMatchObject({ cutoffAt: at(245) });
    await settle(near, 1_000);
    const far = await opened();
    await advance(far, "answered", 500);
    expect(await onCalls((calls) => calls.find(far))).toMatchObject({ cutoffAt: at(300) });
  });

  test("whose call was read before its hold changed is refused until it is read anew", async () => {
    const call = await opened();
    const read = await onCalls((calls) => calls.find(call));
    if (!read) throw new Error("The call is not there");
    expect(await storeHarness.extend({ ...call, epoch: 0 }, 500)).toBe(true);
    const answer = { status: "answered", childCallId: "CAchild", at: at(5) } as const;
    expect(await onCalls((calls) => calls.advance(read, answer))).toBe(false);
    expect(await advance(call, "answered")).toBe(true);
  });
});

describe("claims", () => {
  /** Reads due calls and claims them, as each node does. Returns the calls that this one claimed. */
  const claimDue = (second: number, next: number) =>
    onCalls(async (calls) => {
      const due = await calls.due(at(second), 10);
      const look = { now: at(second), nextAt: at(next), hungUpAt: null };
      const claimed = await Promise.all(due.map((one) => calls.claimDue(one, look)));
      return due.filter((_one, index) => claimed[index]);
    });

  test("a due call is claimed by one of many nodes, and again at its next time", async () => {
    const call = await opened({ cutoffAt: at(100) });
    expect(await claimDue(99, 109)).toEqual([]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimDue(100, 110)));
    expect(claims.flat().map((due) => due.call.id)).toEqual([call.id]);
    expect(await claimDue(109, 120)).toEqual([]);
    expect(await claimDue(110, 120)).toHaveLength(1);
    await settle(call, 1_000);
    expect(await claimDue(200, 300)).toEqual([]);
  });

  test("a due call that has changed since it was read is not claimed", async () => {
    const call = await opened({ cutoffAt: at(100) });
    const [due] = await onCalls((calls) => calls.due(at(100), 10));
    if (!due) throw new Error("The call is not due");
    expect(await storeHarness.extend({ ...call, epoch: 0 }, 500)).toBe(true);
    expect(
      await onCalls((calls) => calls.claimDue(due, { now: at(100), nextAt: at(110), hungUpAt: null })),
    ).toBe(false);
    expect(await onCalls((calls) => calls.due(at(100), 10))).toHaveLength(1);
  });

  test("a call without reports is claimed by one of many nodes", async () => {
    const call = await opened({ checkAt: at(15) });
    const claim = (second: number, next: number) =>
      onCalls(async (calls) => {
        const stale = await calls.stale(at(second), 10);
        const claimed = await Promise.all(
          stale.map((one) => calls.claimStale(one, { now: at(second), nextAt: at(next) })),
        );
        return stale.filter((_one, index) => claimed[index]);
      });
    expect(await claim(14, 30)).toEqual([]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(15, 30)));
    expect(claims.flat().map((stale) => stale.id)).toEqual([call.id]);
    expect(await claim(29, 60)).toEqual([]);
    expect(await claim(30, 60)).toHaveLength(1);
    await settle(call, 1_000);
    expect(await claim(99_999, 100_000)).toEqual([]);
  });
});

test("a refused call never replaces a call of the same id at the carrier", async () => {
  const { providerCallId, number: dialled, ...call } = await opened();
  const { walletId, userId, sessionId, carrier, createdAt } = call;
  const caller = { walletId, userId, sessionId, carrier, providerCallId, createdAt };
  const refused = { ...caller, id: randomUUID(), dialled, terms: null, refusal: "number_not_valid" } as const;
  expect(await onCalls((calls) => calls.addRefused(refused))).toBe(false);
  const kept = await onCalls((calls) => calls.findByProviderCallId(user.walletId, providerCallId));
  expect(kept).toMatchObject({ id: call.id, open: true });
});

test("the newest call to a number is the user's own, and no other member's of the wallet", async () => {
  await settle(await opened({ createdAt: at(0) }), 1_000);
  const second = await opened({ createdAt: at(1) });
  const newest = (of: WalletUser) => onCalls((calls) => calls.newest(of, e164Schema.parse("+442079460000")));
  expect((await newest(user))?.id).toBe(second.id);
  expect(await newest({ ...user, id: randomUUID() })).toBeUndefined();
});
