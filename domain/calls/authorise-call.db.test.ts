import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { RefusalCode } from "#contract/refusals.ts";
import { callRequest } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { authoriseCall } from "./authorise-call.ts";
import { sweepLostCalls } from "./ending/sweep-lost-calls.ts";
import { prolongOpenCalls } from "./meter/prolong-call.ts";
import { withLimits } from "./testing/with-limits.ts";

const caller = await oneCaller();
const { outgoing, findCall, ended, ringing, setChild, topUp, startWith, balance, charges } = caller;

const longest_s = 4 * 3_600;
/** Time that the hold of the open call pays for. */
const heldFor_s = async () => {
  const open = await caller.harness.deps.connection(({ calls }) => calls.listOpen(caller.caller.walletId));
  return open.find(({ leftAt }) => leftAt === null)?.terms.limit_s;
};
const rejected = (code: RefusalCode) => ({ kind: "reject", refusal: { refused: code } });

describe("a browser's call", () => {
  test("holds as much as the balance pays for, and is dialled with that limit", async () => {
    const providerCallId = newProviderCallId();
    expect(await outgoing("44 20 7946 0000", providerCallId)).toEqual({
      kind: "dial",
      walletId: caller.caller.walletId,
      shownNumber: null,
      number: london,
      limit_s: longest_s,
      ring_s: 60,
    });
    expect(caller.harness.twin.limits).toEqual([]);
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 10_000 });
    expect(await findCall(providerCallId)).toMatchObject({
      number: london,
      status: "requested",
      terms: { country: "GB", destination: "United Kingdom", limit_s: 600 },
    });
  });

  test("holds no more than the longest call costs", async () => {
    await startWith(1_000_000);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(await heldFor_s()).toBe(longest_s);
    expect(await balance()).toMatchObject({ held_mc: 240_000 });
  });

  test("holds whole minutes only when the balance leaves a remainder", async () => {
    await startWith(2_999);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(await heldFor_s()).toBe(120);
    expect(await balance()).toMatchObject({ held_mc: 2_000 });
  });

  test("at a third of a credit a minute needs one credit, which is more than three minutes", async () => {
    await startWith(1_000);
    expect(await outgoing("+12025550100")).toMatchObject({ kind: "dial" });
    expect(await heldFor_s()).toBe(180);
  });

  describe("is refused, recorded and holds nothing", () => {
    const cases: [name: string, posted_mc: number, dialled: string, code: RefusalCode][] = [
      ["no credit at all", 0, london, "not_enough_credits"],
      ["not one whole credit", 999, london, "not_enough_credits"],
      ["not one minute at this price", 29_999, tuvalu, "not_enough_credits"],
      ["in debt", -500, london, "account_in_debt"],
      ["no number", 10_000, "", "number_not_valid"],
      ["not a number", 10_000, "call my mother please, she lives in London", "number_not_valid"],
      ["premium", 10_000, "+448712345678", "premium_number_not_served"],
      ["emergency", 10_000, "112", "emergency_number_not_served"],
      ["no price", 10_000, "+33123456789", "destination_not_served"],
    ];
    test.each(cases)("%s", async (_name, posted_mc, dialled, code) => {
      await startWith(posted_mc);
      const providerCallId = newProviderCallId();
      expect(await outgoing(dialled, providerCallId)).toMatchObject(rejected(code));
      expect(await findCall(providerCallId)).toMatchObject({ status: "refused", refusal: code, open: false });
      expect(await balance()).toMatchObject({ posted_mc, held_mc: 0 });
    });

    test("not verified", async () => {
      const providerCallId = newProviderCallId();
      await startWith(10_000, false);
      const instructions = await outgoing(london, providerCallId);
      expect(instructions).toMatchObject(rejected("email_not_verified"));
      expect(await findCall(providerCallId)).toMatchObject({ refusal: "email_not_verified" });
    });

    test("by an unknown user", async () => {
      expect(await outgoing(london, newProviderCallId(), randomUUID())).toMatchObject(
        rejected("email_not_verified"),
      );
    });

    test("calling switched off, before anything else is read", async () => {
      await withLimits(caller.harness.deps, { calling: false }, async () => {
        expect(await outgoing()).toMatchObject(rejected("calling_switched_off"));
      });
    });

    test("frozen, before any refusal about credits", async () => {
      await startWith(0);
      await caller.database.query("UPDATE users SET frozen_at = now() WHERE id = $1", [caller.caller.id]);
      expect(await outgoing()).toMatchObject(rejected("account_frozen"));
    });

    test("a new wallet above its top rate, before credits are bought for it", async () => {
      const newWallet = { age_s: 7 * 86_400, topPerMinute_mc: 20_000 };
      await startWith(29_999);
      await withLimits(caller.harness.deps, { caller: { newWallet } }, async () => {
        expect(await outgoing(tuvalu)).toMatchObject(rejected("rate_above_new_account_cap"));
      });
    });

    test.each([
      ["daily", { spendPerDay_mc: 3_500 }, "daily_spend_reached"],
      ["hourly", { spendPerHour_mc: 3_500 }, "hourly_spend_reached"],
    ] as const)("the %s spend is used up; what is left of it limits the call", async (_name, limit, code) => {
      await withLimits(caller.harness.deps, { caller: limit }, async () => {
        const first = newProviderCallId();
        expect(await outgoing(london, first)).toMatchObject({ kind: "dial" });
        expect(await heldFor_s()).toBe(180);
        await ended(first, 180);
        expect(await outgoing()).toMatchObject(rejected(code));
        caller.harness.pass(3_600);
        expect((await outgoing()).kind).toBe(code === "hourly_spend_reached" ? "dial" : "reject");
      });
    });

    test("already in a call, with or without credits left", async () => {
      await ringing();
      expect(await outgoing()).toMatchObject(rejected("already_in_call"));
      await startWith(1_000_000);
      await ringing();
      expect(await outgoing()).toMatchObject(rejected("already_in_call"));
    });
  });

  test("gets the same answer and no second hold when the carrier repeats the request", async () => {
    const providerCallId = newProviderCallId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => outgoing(london, providerCallId)));
    caller.harness.twin.traffic.requests.length = 0;
    answers.push(await outgoing(london, providerCallId));
    expect(caller.harness.twin.traffic.requests).toEqual([]);
    for (const answer of answers) {
      expect(answer).toEqual({
        kind: "dial",
        walletId: caller.caller.walletId,
        shownNumber: null,
        number: london,
        limit_s: longest_s,
        ring_s: 60,
      });
    }
    expect(await balance()).toMatchObject({ held_mc: 10_000 });
  });

  test("gets the same answer when repeated while its first request opens it, without asking the carrier", async () => {
    const providerCallId = newProviderCallId();
    const first = await outgoing(london, providerCallId);
    const { deps, twin } = caller.harness;
    twin.traffic.requests.length = 0;
    const connection: typeof deps.connection = (work) =>
      deps.connection(({ calls, ...stores }) => {
        const eligibility: typeof calls.eligibility = async (query) => ({
          ...(await calls.eligibility(query)),
          duplicate: false,
        });
        return work({ ...stores, calls: { ...calls, eligibility } });
      });
    const request = callRequest(caller.caller.id, providerCallId, london);
    expect(await authoriseCall({ ...deps, connection }, request)).toEqual(first);
    expect(twin.traffic.requests).toEqual([]);
  });

  test("is refused again when repeated, though the balance has changed", async () => {
    await startWith(0);
    const providerCallId = newProviderCallId();
    expect(await outgoing(london, providerCallId)).toMatchObject(rejected("not_enough_credits"));
    await topUp(5_000);
    expect(await outgoing(london, providerCallId)).toMatchObject(rejected("not_enough_credits"));
  });

  test("is not dialled again when repeated after its end", async () => {
    const providerCallId = await ringing();
    await ended(providerCallId, 10);
    expect(await outgoing(london, providerCallId)).toEqual({ kind: "hang_up" });
    expect(await balance()).toEqual(expect.objectContaining({ posted_mc: 9_000, held_mc: 0 }));
  });

  describe("after a call that its caller gave up before it was dialled", () => {
    /** The carrier lists no leg to the number. */
    const giveUp = async (): Promise<string> => {
      const providerCallId = newProviderCallId();
      expect(await outgoing(london, providerCallId)).toMatchObject({ kind: "dial" });
      const endedAt = caller.harness.deps.clock.now();
      caller.harness.twin.setLeg(providerCallId, "canceled", { endedAt });
      return providerCallId;
    };
    const left = (providerCallId: string) => caller.report({ kind: "caller", providerCallId, left: true });
    const sweptAfter = (seconds: number) => {
      caller.harness.pass(seconds);
      return sweepLostCalls(caller.harness.deps);
    };

    test.each([
      ["reported", left],
      ["did not report", async () => undefined],
    ])("is dialled at once when the carrier %s that the caller left", async (_name, report) => {
      const givenUp = await giveUp();
      await report(givenUp);
      expect(await outgoing()).toMatchObject({ kind: "dial" });
      expect(await heldFor_s(), "one minute is still held for the call given up").toBe(540);
      expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 10_000 });
      expect(await sweptAfter(30)).toBe(1);
      expect(await findCall(givenUp)).toMatchObject({ status: "canceled", cost_mc: 0 });
      expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 9_000 });
    });

    test("is dialled while the carrier still ends the leg to the number", async () => {
      const givenUp = await ringing();
      await left(givenUp);
      expect(await outgoing()).toMatchObject({ kind: "dial" });
      await ended(givenUp, null, "canceled");
      expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 9_000 });
    });

    test("costs, with the one given up, no more than the balance when that one's leg is listed late", async () => {
      const givenUp = await giveUp();
      await left(givenUp);
      const next = newProviderCallId();
      expect(await outgoing(london, next)).toMatchObject({ kind: "dial" });
      setChild(givenUp, "completed", 3_600);
      expect(await sweptAfter(30)).toBe(1);
      await ended(next, 3_600);
      expect(await charges()).toEqual([-1_000, -9_000]);
      expect(await balance()).toMatchObject({ posted_mc: 0, held_mc: 0 });
    });

    test("reads why its credits are not there, until they are", async () => {
      await startWith(1_500);
      await left(await giveUp());
      expect(await outgoing()).toMatchObject(rejected("last_call_not_confirmed"));
      expect(await outgoing(tuvalu)).toMatchObject(rejected("not_enough_credits"));
      await sweptAfter(30);
      expect(await outgoing()).toMatchObject({ kind: "dial" });
    });

    test("reads why the spend of a day is not there, until it is", async () => {
      await withLimits(caller.harness.deps, { caller: { spendPerDay_mc: 1_500 } }, async () => {
        await left(await giveUp());
        expect(await outgoing()).toMatchObject(rejected("last_call_not_confirmed"));
        await sweptAfter(30);
        expect(await outgoing()).toMatchObject({ kind: "dial" });
      });
    });

    test("gets the credits of a top-up, which do not prolong the one given up", async () => {
      const givenUp = await giveUp();
      await left(givenUp);
      await topUp(5_000);
      expect(await prolongOpenCalls(caller.harness.deps, caller.caller.walletId)).toBe(0);
      expect(await outgoing()).toMatchObject({ kind: "dial" });
      expect(await heldFor_s()).toBe(840);
    });

    test("16 calls at once dial one and hold no more than the balance", async () => {
      const givenUp = await giveUp();
      const answers = await Promise.all(Array.from({ length: 16 }, () => outgoing()));
      await Promise.all([left(givenUp), left(givenUp)]);
      expect(answers.filter(({ kind }) => kind === "dial")).toHaveLength(1);
      expect(await balance()).toMatchObject({ held_mc: 10_000 });
    });
  });

  test("16 calls at once on one wallet dial one and hold no more than the balance", async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => outgoing()));
    expect(answers.filter(({ kind }) => kind === "dial")).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === "reject")).toHaveLength(15);
    expect(await balance()).toMatchObject({ held_mc: 10_000 });
  });

  test("is not blocked by a call whose end was never reported", async () => {
    const lost = await ringing();
    setChild(lost, "completed", 61);
    caller.harness.pass(61);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(await heldFor_s()).toBe(480);
    expect(await charges()).toEqual([-2_000]);
  });
});
