import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { recordCallEvent } from "#domain/calls/record-call-event.ts";
import { meteredCalls } from "#testing/calls/metered-calls.ts";
import { endCall } from "./end-call.ts";
import { leaveCall } from "./leave-call.ts";

const calls = await meteredCalls();
const { dial, report, talk, topUp, meter, findCall } = calls;

const idOfCall = async () => (await findCall())?.id ?? "";
const end = async (user = calls.user) => endCall(calls.harness.deps, user, await idOfCall());
const retry_s = 10;

describe("a call that its user ends from another page", () => {
  test.each(["ringing", "answered"] as const)("is hung up at the carrier while it is %s", async (status) => {
    await dial(5_000);
    await report(status);
    calls.harness.published.length = 0;
    expect(await end()).toEqual({ wasOver: false });
    expect(calls.harness.twin.ended).toEqual([calls.providerCallId]);
    const { walletId } = calls.user;
    expect(calls.harness.published).toEqual([{ audience: { walletId }, event: { type: "changed" } }]);
    expect(await findCall()).toMatchObject({ open: true, cutoffAt: calls.harness.deps.clock.now() });
  });

  test("may be ended twice at once", async () => {
    await talk(5_000);
    expect(await Promise.all([end(), end()])).toEqual([{ wasOver: false }, { wasOver: false }]);
    expect(new Set(calls.harness.twin.ended)).toEqual(new Set([calls.providerCallId]));
  });

  test("is prolonged by no credits that come meanwhile", async () => {
    await talk(1_000);
    await end();
    await topUp(5_000);
    calls.harness.twin.traffic.requests.length = 0;
    calls.harness.pass(retry_s);
    await meter();
    expect(calls.harness.twin.ended).toEqual([calls.providerCallId]);
    expect(await calls.harness.balance(calls.user.walletId)).toMatchObject({ held_mc: 1_000 });
  });

  test("is ended by the meter when the carrier does not answer, also when the user presses on", async () => {
    await talk(5_000);
    calls.harness.twin.fail(500, 500);
    expect(await end()).toEqual({ refused: "call_end_delayed" });
    calls.harness.pass(retry_s - 1);
    expect(await end()).toEqual({ refused: "call_end_delayed" });
    expect(calls.harness.reports).toEqual(
      Array(2).fill("the call could not be ended for its user; the meter will"),
    );
    expect(calls.harness.twin.ended).toEqual([]);
    calls.harness.pass(1);
    await meter();
    expect(calls.harness.twin.ended).toEqual([calls.providerCallId]);
  });
});

describe("nothing is asked of the carrier for", () => {
  test("a call that is over", async () => {
    await talk(5_000);
    const { walletId } = calls.user;
    const childCallId = `${calls.providerCallId}child`;
    const outcome = { status: "completed", answered_s: 5, childCallId } as const;
    const event = { kind: "ended", providerCallId: calls.providerCallId, outcome } as const;
    await recordCallEvent(calls.harness.deps, "twilio", { event, of: { walletId } });
    expect(await end()).toEqual({ wasOver: true });
    expect(calls.harness.twin.ended).toEqual([]);
    expect(await calls.harness.charges(walletId)).toEqual([-1_000]);
  });

  test("a call that its caller has left", async () => {
    await talk(5_000);
    const call = await findCall();
    if (!call) throw new Error("There is no call");
    await leaveCall(calls.harness.deps, call);
    const { cutoffAt } = call;
    expect(await end()).toEqual({ wasOver: true });
    expect(calls.harness.twin.ended).toEqual([]);
    expect(await findCall()).toMatchObject({ open: true, cutoffAt });
  });

  test("a call of another user, also of one with the same wallet", async () => {
    await talk(5_000);
    const stranger = await calls.harness.openWallet(5_000);
    const { walletId } = calls.user;
    for (const other of [stranger, { id: stranger.id, walletId }]) {
      expect(await end({ ...other, email: "" })).toEqual({ refused: "call_not_found" });
    }
    expect(await endCall(calls.harness.deps, calls.user, randomUUID())).toEqual({
      refused: "call_not_found",
    });
    expect(calls.harness.twin.ended).toEqual([]);
    expect(await findCall()).toMatchObject({ open: true });
  });
});
