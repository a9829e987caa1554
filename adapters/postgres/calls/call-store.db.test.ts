import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { ProgressStatus } from "#domain/calls/call.ts";
import type { CallAuthorisation, CallKey, CallRefusal } from "#domain/calls/call-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import {
  at,
  newCall as callOf,
  callStoreHarness,
  start,
  unanswered,
} from "#testing/ledger/call-store-harness.ts";

const database = testDatabase();
const storeHarness = callStoreHarness(database);
const { onCalls, versionOf, balance, openWallet, settle, countTransfers, expectCleanLedger } = storeHarness;

const newCall = (over: Partial<CallAuthorisation> = {}) => callOf(user, over);
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

function callRefusal(over: Partial<CallRefusal> = {}): CallRefusal {
  const { id, walletId, userId, sessionId, carrier, providerCallId, number, createdAt } = newCall();
  return {
    id,
    walletId,
    userId,
    sessionId,
    carrier,
    providerCallId,
    dialled: number,
    createdAt,
    terms: null,
    refusal: "number_not_valid",
    ...over,
  };
}

describe("authorise", () => {
  test("holds the credits and stores the terms", async () => {
    const call = await opened();
    expect(await balance(user)).toEqual({ posted_mc: 10_000, held_mc: 4_000, available_mc: 6_000 });
    expect(await onCalls((calls) => calls.find(call))).toEqual({
      id: call.id,
      walletId: user.walletId,
      userId: user.id,
      direction: "outgoing",
      sessionId: call.sessionId,
      carrier: "twilio",
      providerCallId: call.providerCallId,
      childCallId: null,
      dialled: "+442079460000",
      number: "+442079460000",
      shownNumber: null,
      forwardedTo: null,
      terms: call.terms,
      held_mc: 4_000,
      epoch: 0,
      open: true,
      status: "requested",
      refusal: null,
      cost_mc: null,
      answered_s: null,
      createdAt: start,
      cutoffAt: at(300),
      carrierLimit_s: null,
      leftAt: null,
    });
    await expectCleanLedger();
  });

  test("holds nothing when the wallet has less, or was never opened", async () => {
    expect(await onCalls((calls) => calls.authorise(newCall({ hold_mc: 10_001 })))).toBe("changed");
    const stranger = newCall({ walletId: randomUUID() });
    expect(await onCalls((calls) => calls.authorise(stranger))).toBe("changed");
    expect(await onCalls((calls) => calls.find(stranger))).toBeUndefined();
    expect((await balance(user)).held_mc).toBe(0);
  });

  test("opens the next call once the first is settled", async () => {
    const first = await opened();
    const version = await versionOf(user);
    expect(await onCalls((calls) => calls.authorise(newCall({ version })))).toBe("changed");
    expect((await balance(user)).held_mc).toBe(4_000);
    expect((await onCalls((calls) => calls.listOpen(user.walletId))).map(({ id }) => id)).toEqual([first.id]);
    await settle(first, 1_000);
    await opened();
    await expectCleanLedger();
  });

  test("recognises the carrier's call and holds nothing more", async () => {
    const call = await opened();
    const { providerCallId } = call;
    await settle(call, 0, unanswered);
    const version = await versionOf(user);
    expect(await onCalls((calls) => calls.authorise(newCall({ providerCallId, version })))).toBe("known");
    expect((await balance(user)).held_mc).toBe(0);
    await expectCleanLedger();
  });
});

describe("settle", () => {
  test("releases the hold, charges the cost and writes one transfer", async () => {
    const call = await opened();
    expect(await settle(call, 1_000)).toBe(true);
    expect(await balance(user)).toEqual({ posted_mc: 9_000, held_mc: 0, available_mc: 9_000 });
    expect(await onCalls((calls) => calls.find(call))).toMatchObject({
      open: false,
      status: "completed",
      cost_mc: 1_000,
      answered_s: 60,
      childCallId: "CAchild",
    });
    expect(await countTransfers(call)).toBe(1);
    await expectCleanLedger();
  });

  test("of an unanswered call releases the hold and writes no transfer", async () => {
    const call = await opened();
    expect(await settle(call, 0, unanswered)).toBe(true);
    expect(await balance(user)).toEqual({ posted_mc: 10_000, held_mc: 0, available_mc: 10_000 });
    expect(await countTransfers(call)).toBe(0);
    expect(await onCalls((calls) => calls.find(call))).toMatchObject({ status: "no_answer", cost_mc: 0 });
    await expectCleanLedger();
  });

  test("never charges more than is held", async () => {
    const call = await opened();
    expect(await settle(call, 4_001)).toBe(false);
    expect(await onCalls((calls) => calls.find(call))).toMatchObject({ open: true, cost_mc: null });
    await expectCleanLedger();
  });
});

describe("extend", () => {
  test("raises the hold once for each epoch", async () => {
    const call = await opened();
    const extend = () => storeHarness.extend({ ...call, epoch: 0 }, 1_500);
    const results = await Promise.all(Array.from({ length: 16 }, extend));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await onCalls((calls) => calls.find(call))).toMatchObject({ held_mc: 5_500, epoch: 1 });
    expect((await balance(user)).held_mc).toBe(5_500);
    await expectCleanLedger();
  });

  test("never holds more than the balance, nor for a settled call", async () => {
    const call = await opened();
    expect(await storeHarness.extend({ ...call, epoch: 0 }, 6_001)).toBe(false);
    expect(await onCalls((calls) => calls.find(call))).toMatchObject({ held_mc: 4_000, epoch: 0 });
    await settle(call, 1_000);
    expect(await storeHarness.extend({ ...call, epoch: 0 }, 1)).toBe(false);
    await expectCleanLedger();
  });
});

describe("advance", () => {
  const advance = (key: CallKey, status: ProgressStatus, second = 5) =>
    onCalls(async (calls) => {
      const read = await calls.find(key);
      return read !== undefined && calls.advance(read, { status, childCallId: "CAchild", at: at(second) });
    });

  test("moves forward only, and changes nothing once the call is settled", async () => {
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

  test("an answer moves the cut-off earlier, never later", async () => {
    const near = await opened();
    await advance(near, "answered", 5);
    expect(await onCalls((calls) => calls.find(near))).toMatchObject({ cutoffAt: at(245) });
    await settle(near, 1_000);
    const far = await opened();
    await advance(far, "answered", 500);
    expect(await onCalls((calls) => calls.find(far))).toMatchObject({ cutoffAt: at(300) });
  });

  test("an answer whose call was read before its hold changed is refused until it is read anew", async () => {
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

describe("refused calls", () => {
  test("are stored with their reason, hold nothing and block no other call", async () => {
    const refused = callRefusal();
    expect(await onCalls((calls) => calls.addRefused(refused))).toBe(true);
    expect(
      await onCalls((calls) => calls.findByProviderCallId(user.walletId, refused.providerCallId)),
    ).toMatchObject({
      open: false,
      status: "refused",
      refusal: "number_not_valid",
      terms: null,
      cost_mc: 0,
    });
    await opened();
    await expectCleanLedger();
  });

  test("never replace a call of the same id at the carrier", async () => {
    const { id, providerCallId } = await opened();
    expect(await onCalls((calls) => calls.addRefused(callRefusal({ providerCallId })))).toBe(false);
    expect(await onCalls((calls) => calls.findByProviderCallId(user.walletId, providerCallId))).toMatchObject(
      {
        id,
        open: true,
      },
    );
  });
});

test("the newest call to a number is this user's", async () => {
  const first = await opened({ createdAt: at(0) });
  await settle(first, 1_000);
  const second = await opened({ createdAt: at(1) });
  await settle(second, 1_000);
  await onCalls((calls) => calls.addRefused(callRefusal({ dialled: "+493012345678", createdAt: at(2) })));
  const newest = (of: WalletUser, number: string) =>
    onCalls((calls) => calls.newest(of, e164Schema.parse(number)));
  expect((await newest(user, "+442079460000"))?.id).toBe(second.id);
  expect(await newest(user, "+493012345678")).toMatchObject({ status: "refused" });
  expect(await newest(user, "+12025550100")).toBeUndefined();
  expect(await newest({ ...user, id: randomUUID() }, "+442079460000")).toBeUndefined();
});
