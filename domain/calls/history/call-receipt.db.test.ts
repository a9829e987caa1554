import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { refuse } from "#contract/refusals.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { withLimits } from "#domain/calls/testing/with-limits.ts";
import { identityOf } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { receiptsOf } from "./call-receipt.ts";

const caller = await oneCaller();
const { outgoing, progress, ended, ringing, setChild, startWith, charges } = caller;

describe("the receipt", () => {
  const receipt = (dialled: string = london) =>
    receiptsOf(caller.harness.deps)(caller.caller, { number: readNumber(dialled) });

  test("names the charge, the minutes and the balance; asking again changes nothing", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    await ended(providerCallId, 61);
    const expected = {
      credits: 8,
      charged: 2,
      minutes: 2,
      seconds: 61,
      status: "settled",
      outcome: "completed",
      creditsRanOut: false,
    };
    expect(await receipt()).toEqual(expected);
    expect(await receipt("44 20 7946 0000")).toEqual(expected);
    expect(await charges()).toEqual([-2_000]);
  });

  test("of an unanswered call charges nothing", async () => {
    await ended(await ringing(), null, "busy");
    expect(await receipt()).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      seconds: null,
      status: "settled",
      outcome: "busy",
      creditsRanOut: false,
    });
  });

  describe("names the credits that ran out", () => {
    const lasted = async (answered_s: number, meanwhile = async () => {}) => {
      const providerCallId = await ringing();
      await progress(providerCallId, "answered");
      await meanwhile();
      await ended(providerCallId, answered_s);
      return receipt();
    };

    // 10 credits pay for ten minutes.
    test.each([
      [600, true],
      [599, true],
      [598, false],
    ])(
      "after the last second that they paid for, which a carrier may round down: %i s, %s",
      async (answered_s, creditsRanOut) => {
        expect(await lasted(answered_s)).toMatchObject({ creditsRanOut, credits: 0 });
      },
    );

    test("also where the rest does not pay for one more step", async () => {
      await startWith(2_999);
      expect(await lasted(120)).toMatchObject({ creditsRanOut: true, credits: 0.999 });
    });

    test.each([
      ["on spending", { caller: { spendPerDay_mc: 5_000 } }],
      ["on the length of every call", { longestCall_s: 300 }],
    ])("not where a limit %s has ended the call", async (_limit, changes) => {
      await withLimits(caller.harness.deps, changes, async () =>
        expect(await lasted(300)).toMatchObject({ creditsRanOut: false, credits: 5 }),
      );
    });

    test("not where credits have been bought since", async () => {
      const topUp = () => caller.topUp(5_000);
      expect(await lasted(600, topUp)).toMatchObject({ creditsRanOut: false });
    });
  });

  test("waits for the report of the end without asking the carrier", async () => {
    const providerCallId = await ringing();
    const requests = caller.harness.twin.traffic.requests.length;
    // The end is published while the wait lasts.
    caller.harness.onSleep(async () => {
      await ended(providerCallId, 10);
    });
    expect(await receipt()).toMatchObject({ status: "settled", charged: 1, credits: 9 });
    expect(caller.harness.twin.traffic.requests).toHaveLength(requests);
  });

  test("is answered by the published end, before any timeout", async () => {
    const providerCallId = await ringing();
    caller.harness.onSleep(() => new Promise(() => undefined));
    const answer = receipt();
    await ended(providerCallId, 10);
    expect(await answer).toMatchObject({ status: "settled", charged: 1 });
  });

  test("asked for a hundred times at once is one wait and one question to the carrier", async () => {
    const providerCallId = await ringing();
    setChild(providerCallId, "in-progress");
    await progress(providerCallId, "answered");
    const { deps, twin } = caller.harness;
    const requests = twin.traffic.requests.length;
    let work = 0;
    let done = 0;
    const everyRequestWaits = Promise.withResolvers<void>();
    const receipts = receiptsOf({
      ...deps,
      async connection(read) {
        work += 1;
        const result = await deps.connection(read);
        done += 1;
        // Each request has found the call, and the wait that they share has read it once.
        if (done === 101) everyRequestWaits.resolve();
        return result;
      },
      sleep: () => everyRequestWaits.promise,
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => receipts(caller.caller, { number: london, providerCallId })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: "pending", outcome: "answered" });
    expect(twin.traffic.requests.slice(requests)).toHaveLength(1);
    // Each request finds the call for its user; the rest is shared.
    expect(work).toBeLessThan(110);
    // The wait is over, so the next request begins a new one.
    await ended(providerCallId, 10);
    expect(await receipts(caller.caller, { number: london, providerCallId })).toMatchObject({ charged: 1 });
  });

  test("asks the carrier when no report comes", async () => {
    const providerCallId = await ringing();
    setChild(providerCallId, "completed", 10);
    expect(await receipt()).toMatchObject({ status: "settled", charged: 1, credits: 9 });
  });

  test("is pending, after a bounded wait, while the carrier says that the call is not over", async () => {
    await ringing();
    expect(await receipt()).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      seconds: null,
      status: "pending",
      outcome: "requested",
      creditsRanOut: false,
    });
  });

  test("is pending while the carrier does not answer, and reports to the operator", async () => {
    await ringing();
    caller.harness.twin.fail(500);
    expect(await receipt()).toMatchObject({ status: "pending" });
    expect(caller.harness.reports).toEqual(["the carrier could not be asked about the call"]);
  });

  test("of a refused call says why, and what the call would have cost", async () => {
    await outgoing(tuvalu);
    expect(await receipt(tuvalu)).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      seconds: null,
      status: "settled",
      outcome: "refused",
      creditsRanOut: false,
      refusal: {
        code: "not_enough_credits",
        message: messages.call.needCredits(30),
      },
    });
    await outgoing("999");
    expect(await receipt("999")).toEqual({ refused: "emergency_number_not_served" });
  });

  test("is for the newest call", async () => {
    await ended(await ringing(), 10);
    caller.harness.pass(30);
    await ended(await ringing(), null, "no_answer");
    expect(await receipt()).toMatchObject({ outcome: "no_answer", charged: 0, credits: 9 });
  });

  test("of a call that ended with its answer, after 0 seconds, names no charge", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    await ended(providerCallId, 0);
    expect(await receipt()).toMatchObject({ credits: 10, charged: 0, minutes: 0, outcome: "completed" });
    expect(await charges()).toEqual([]);
    expect(await caller.balance()).toMatchObject({ held_mc: 0 });
  });

  test("by the browser's own id is for that call alone, also when another call to the number follows", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const dial = async (attemptId: string) => {
      const providerCallId = newProviderCallId();
      const identity = identityOf(caller.caller.id);
      const request = { carrier: "twilio", providerCallId, attemptId, identity, dialled: london };
      await authoriseCall(caller.harness.deps, request);
      return providerCallId;
    };
    const receiptOf = (attempt: string, user = caller.caller) =>
      receiptsOf(caller.harness.deps)(user, { number: refuse("number_not_valid"), attempt });
    await ended(await dial(first), null, "canceled");
    const underWay = await dial(second);
    const refused = randomUUID();
    await dial(refused);
    await ended(underWay, 10);
    expect(await receiptOf(first)).toMatchObject({ outcome: "canceled", charged: 0 });
    expect(await receiptOf(second)).toMatchObject({ outcome: "completed", charged: 1 });
    expect(await receiptOf(refused)).toMatchObject({ refusal: { code: "already_in_call" } });
    expect(await receiptOf(randomUUID())).toEqual(refuse("call_not_found"));
    expect(await receiptOf(first, { ...caller.caller, id: randomUUID() })).toEqual(refuse("call_not_found"));
    caller.harness.pass(25 * 3_600);
    expect(await receiptOf(first)).toEqual(refuse("call_not_found"));
  });

  test("is refused without such a call: another number, or another user's call", async () => {
    await ended(await ringing(), 10);
    expect(await receipt("+12025550100")).toEqual(refuse("call_not_found"));
    expect(await receipt("no number")).toEqual(refuse("number_not_valid"));
    await startWith(1_000);
    expect(await receipt()).toEqual(refuse("call_not_found"));
  });
});
