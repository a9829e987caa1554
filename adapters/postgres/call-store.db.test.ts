import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { e164Schema } from "#contract/phone-number.ts";
import type { AuthorisedCall, RefusedCall } from "#domain/calls/call-store.ts";
import { at, callDesk, newCall as callOf, start, unanswered } from "./testing/call-desk.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase();
const desk = callDesk(database);
const { onCalls, versionOf, balance, openAccount, settle, countTransfers, expectCleanLedger } = desk;

const newCall = (over: Partial<AuthorisedCall> = {}) => callOf(accountId, over);
const opened = (over: Partial<AuthorisedCall> = {}) => desk.opened(accountId, over);

let accountId: string;
beforeEach(async () => {
  accountId = await openAccount(10_000);
});
// Claims take whatever is open, so no test may leave a call to the next.
afterEach(async () => {
  const open = await onCalls((calls) => calls.findOpen(accountId));
  if (open) await settle(open.id, 0, unanswered);
});

function refusedCall(over: Partial<RefusedCall> = {}): RefusedCall {
  const { id, providerSid, number, createdAt } = newCall();
  return {
    ...{ id, accountId, providerSid, dialled: number, createdAt },
    terms: null,
    refusal: "number_not_valid",
    ...over,
  };
}

describe("authorise", () => {
  test("holds the credits and keeps everything that was agreed", async () => {
    const call = await opened();
    expect(await balance(accountId)).toEqual({ posted_mc: 10_000, held_mc: 4_000, available_mc: 6_000 });
    expect(await onCalls((calls) => calls.find(call.id))).toEqual({
      id: call.id,
      accountId,
      providerSid: call.providerSid,
      childSid: null,
      dialled: "+442079460000",
      number: "+442079460000",
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
    });
    await expectCleanLedger();
  });

  test("holds nothing when the account has less, or was never opened", async () => {
    expect(await onCalls((calls) => calls.authorise(newCall({ hold_mc: 10_001 })))).toBe("changed");
    const stranger = newCall({ accountId: randomUUID() });
    expect(await onCalls((calls) => calls.authorise(stranger))).toBe("changed");
    expect(await onCalls((calls) => calls.find(stranger.id))).toBeUndefined();
    expect((await balance(accountId)).held_mc).toBe(0);
  });

  test("opens one call at a time; the next once that is settled", async () => {
    const first = await opened();
    const judgedBy = await versionOf(accountId);
    expect(await onCalls((calls) => calls.authorise(newCall({ judgedBy })))).toBe("changed");
    expect((await balance(accountId)).held_mc).toBe(4_000);
    expect((await onCalls((calls) => calls.findOpen(accountId)))?.id).toBe(first.id);
    await settle(first.id, 1_000);
    await opened();
    await expectCleanLedger();
  });

  test("knows the carrier's call again and holds nothing more", async () => {
    const { id, providerSid } = await opened();
    await settle(id, 0, unanswered);
    const judgedBy = await versionOf(accountId);
    expect(await onCalls((calls) => calls.authorise(newCall({ providerSid, judgedBy })))).toBe("known");
    expect((await balance(accountId)).held_mc).toBe(0);
    await expectCleanLedger();
  });
});

describe("settle", () => {
  test("releases the hold, charges the cost and writes one transfer", async () => {
    const { id } = await opened();
    expect(await settle(id, 1_000)).toBe(true);
    expect(await balance(accountId)).toEqual({ posted_mc: 9_000, held_mc: 0, available_mc: 9_000 });
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({
      open: false,
      status: "completed",
      cost_mc: 1_000,
      answered_s: 60,
      childSid: "CAchild",
    });
    expect(await countTransfers(id)).toBe(1);
    await expectCleanLedger();
  });

  test("of an unanswered call releases the hold and writes no transfer", async () => {
    const { id } = await opened();
    expect(await settle(id, 0, unanswered)).toBe(true);
    expect(await balance(accountId)).toEqual({ posted_mc: 10_000, held_mc: 0, available_mc: 10_000 });
    expect(await countTransfers(id)).toBe(0);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({ status: "no_answer", cost_mc: 0 });
    await expectCleanLedger();
  });

  test("never charges more than is held", async () => {
    const { id } = await opened();
    expect(await settle(id, 4_001)).toBe(false);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({ open: true, cost_mc: null });
    await expectCleanLedger();
  });
});

describe("extend", () => {
  test("holds more, once for each epoch", async () => {
    const { id } = await opened();
    const extend = () => onCalls((calls) => calls.extend(id, 0, 1_500));
    const results = await Promise.all(Array.from({ length: 16 }, extend));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({ held_mc: 5_500, epoch: 1 });
    expect((await balance(accountId)).held_mc).toBe(5_500);
    await expectCleanLedger();
  });

  test("never holds more than there is, nor for a settled call", async () => {
    const { id } = await opened();
    expect(await onCalls((calls) => calls.extend(id, 0, 6_001))).toBe(false);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({ held_mc: 4_000, epoch: 0 });
    await settle(id, 1_000);
    expect(await onCalls((calls) => calls.extend(id, 0, 1))).toBe(false);
    await expectCleanLedger();
  });
});

describe("advance", () => {
  const advance = (id: string, status: "requested" | "ringing" | "answered", second = 5) =>
    onCalls((calls) => calls.advance(id, { status, childSid: "CAchild", at: at(second) }));

  test("goes forward only, and nowhere once the call is settled", async () => {
    const { id } = await opened();
    expect(await advance(id, "ringing")).toBe(true);
    expect(await advance(id, "ringing")).toBe(false);
    expect(await advance(id, "answered")).toBe(true);
    expect(await advance(id, "ringing")).toBe(false);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({
      status: "answered",
      childSid: "CAchild",
    });
    await settle(id, 1_000);
    expect(await advance(id, "answered")).toBe(false);
    expect(await onCalls((calls) => calls.find(id))).toMatchObject({ status: "completed" });
  });

  test("an answer brings the cut-off nearer, never further", async () => {
    const near = await opened();
    await advance(near.id, "answered", 5);
    expect(await onCalls((calls) => calls.find(near.id))).toMatchObject({ cutoffAt: at(245) });
    await settle(near.id, 1_000);
    const far = await opened();
    await advance(far.id, "answered", 500);
    expect(await onCalls((calls) => calls.find(far.id))).toMatchObject({ cutoffAt: at(300) });
  });
});

describe("claims", () => {
  test("an expired call is claimed by one of many nodes, and again after a while if it is still open", async () => {
    const { id } = await opened({ cutoffAt: at(100) });
    const pace = { warnings_s: [120, 30], retry: { limit_s: 5, hangUp_s: 10 } };
    const claim = (second: number) => onCalls((calls) => calls.claimDue(at(second), pace, 10));
    expect(await claim(99)).toEqual([]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(100)));
    expect(claims.flat().map(({ call }) => call.id)).toEqual([id]);
    expect(await claim(109)).toEqual([]);
    expect(await claim(110)).toHaveLength(1);
    await settle(id, 1_000);
    expect(await claim(200)).toEqual([]);
  });

  test("a call that is not heard of is checked at half its age, within bounds", async () => {
    const { id } = await opened({ checkAt: at(15) });
    const pace = { shortest_s: 15, longest_s: 300 };
    const claim = (second: number) => onCalls((calls) => calls.claimUnheard(at(second), pace, 10));
    expect(await claim(14)).toEqual([]);
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(15)));
    expect(claims.flat().map((call) => call.id)).toEqual([id]);
    for (const [second, next] of [
      [30, 45],
      [100, 150],
      [2_000, 2_300],
    ] as const) {
      expect(await claim(second)).toHaveLength(1);
      expect(await claim(next - 1)).toEqual([]);
      expect(await claim(next)).toHaveLength(1);
    }
    await settle(id, 1_000);
    expect(await claim(99_999)).toEqual([]);
  });
});

describe("refused calls", () => {
  test("are kept with their reason, hold nothing and stand in nobody's way", async () => {
    const refused = refusedCall();
    expect(await onCalls((calls) => calls.addRefused(refused))).toBe(true);
    expect(await onCalls((calls) => calls.findByProviderSid(refused.providerSid))).toMatchObject({
      open: false,
      status: "refused",
      refusal: "number_not_valid",
      terms: null,
      cost_mc: 0,
    });
    await opened();
    await expectCleanLedger();
  });

  test("never replace a call of the same name", async () => {
    const { id, providerSid } = await opened();
    expect(await onCalls((calls) => calls.addRefused(refusedCall({ providerSid })))).toBe(false);
    expect(await onCalls((calls) => calls.findByProviderSid(providerSid))).toMatchObject({ id, open: true });
  });
});

test("the newest call to a number is found, of this account only", async () => {
  const first = await opened({ createdAt: at(0) });
  await settle(first.id, 1_000);
  const second = await opened({ createdAt: at(1) });
  await settle(second.id, 1_000);
  await onCalls((calls) => calls.addRefused(refusedCall({ dialled: "+493012345678", createdAt: at(2) })));
  const newest = (account: string, number: string) =>
    onCalls((calls) => calls.newest(account, e164Schema.parse(number)));
  expect((await newest(accountId, "+442079460000"))?.id).toBe(second.id);
  expect(await newest(accountId, "+493012345678")).toMatchObject({ status: "refused" });
  expect(await newest(accountId, "+12025550100")).toBeUndefined();
  expect(await newest(randomUUID(), "+442079460000")).toBeUndefined();
});
