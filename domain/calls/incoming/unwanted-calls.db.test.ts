import { beforeEach, describe, expect, test } from "vitest";
import { missedCallStore } from "#adapters/postgres/calls/missed-call-store.ts";
import { unwantedCallStore } from "#adapters/postgres/calls/unwanted-call-store.ts";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { mostBlockedCallers } from "#contract/calls/unwanted-calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { addRentedNumber, newLondonNumber } from "#testing/numbers/rented-number.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { answerIncoming } from "./answer-incoming.ts";
import { blockCaller, chooseReach, type UnwantedCallDeps } from "./unwanted-calls.ts";

const calls = await oneCaller();
const { deps } = calls.harness;
const unwanted: UnwantedCallDeps = {
  connection: (work) => calls.database.withClient((client) => work(unwantedCallStore(client))),
  publish: deps.publish,
};
let own: E164;

beforeEach(async () => {
  own = newLondonNumber();
  const { id: userId, walletId } = calls.caller;
  const mobile = await verifiedNumber(calls.database, { userId, verifiedAt: deps.clock.now() });
  await addRentedNumber(calls.database, {
    number: own,
    userId,
    walletId,
    forwardsTo: mobile.id,
    forwardRate: "1000,0,60,60",
  });
});

async function ring(from: CallNumber = london, providerCallId = newProviderCallId(), callDeps = deps) {
  calls.harness.twin.setLeg(providerCallId, "in-progress");
  return answerIncoming(callDeps, "twilio", { providerCallId, from, to: own });
}
const block = (number: string = london, isBlocked = true) =>
  blockCaller(unwanted, calls.caller.id, { number, isBlocked });
const missed = () =>
  calls.database.withClient((client) => missedCallStore(client).due(deps.clock.now(), 10_000));

describe("a blocked caller", () => {
  test("is known by the number that was read of the one that a carrier showed", async () => {
    await block("+4407911123456");
    expect(await ring("+447911123456" as E164)).toEqual({ kind: "busy" });
    await block("+4407911123456", false);
  });

  test("hears the busy tone, rings nothing, and stands in the history without a mail", async () => {
    await block();
    const sid = newProviderCallId();
    expect(await ring(london, sid)).toEqual({ kind: "busy" });
    expect(await ring(london, sid)).toEqual({ kind: "busy" });
    const call = await calls.findCall(sid);
    expect(call).toMatchObject({
      direction: "incoming",
      number: london,
      status: "refused",
      refusal: "caller_blocked",
      forwardedTo: null,
    });
    expect(await missed()).not.toContainEqual({ walletId: calls.caller.walletId, id: call?.id });
    expect(await calls.balance()).toMatchObject({ held_mc: 0 });
  });

  test("who calls too often fills no history, and hides no call that another one misses", async () => {
    await block();
    const limited: CallDeps = { ...deps, takeRefusedCall: async (_userId, kind) => kind !== "blocked" };
    const blocked = newProviderCallId();
    expect(await ring(london, blocked, limited)).toEqual({ kind: "busy" });
    expect(await calls.findCall(blocked)).toBeUndefined();
    await ring(tuvalu);
    const missedSid = newProviderCallId();
    await ring(tuvalu, missedSid, limited);
    expect(await calls.findCall(missedSid)).toMatchObject({ refusal: "already_in_call" });
  });

  test("goes the way of a call that is not answered where the user chose that", async () => {
    await block();
    await chooseReach(unwanted, calls.caller.id, { blockedCalls: "voicemail", withheldCalls: "ring" });
    expect(await ring()).toMatchObject({ kind: "apologise" });
  });

  test("is one number: others ring, and so does the same one after it was unblocked", async () => {
    await block();
    const sid = newProviderCallId();
    expect(await ring(tuvalu, sid)).toMatchObject({ kind: "dial" });
    await calls.ended(sid, null, "no_answer");
    await block(london, false);
    expect(await ring()).toMatchObject({ kind: "dial" });
  });

  test("is blocked for this user alone", async () => {
    const other = await calls.harness.openWallet(0);
    await blockCaller(unwanted, other.id, { number: london, isBlocked: true });
    expect(await ring()).toMatchObject({ kind: "dial" });
  });
});

test.each([
  ["ring", { kind: "dial" }],
  ["voicemail", { kind: "apologise" }],
  ["away", { kind: "busy" }],
] as const)(
  "a caller who withholds the number reaches what was chosen: %s",
  async (withheldCalls, answer) => {
    await block();
    const choice = { blockedCalls: "away", withheldCalls } as const;
    expect(await chooseReach(unwanted, calls.caller.id, choice)).toEqual({
      ...choice,
      blockedCallers: [london],
    });
    expect(await ring(withheldNumber)).toMatchObject(answer);
  },
);

test("each change reaches the user's open pages, and the same number once more does not", async () => {
  const { published } = calls.harness;
  published.length = 0;
  for (let n = 0; n < 2; n++) await block();
  await chooseReach(unwanted, calls.caller.id, { blockedCalls: "voicemail", withheldCalls: "away" });
  const changed = { audience: { userId: calls.caller.id }, event: { type: "settings" } };
  expect(published).toEqual([changed, changed]);
});

describe("the list of blocked callers", () => {
  test("has a number once, as it is dialled or as it was shown", async () => {
    await block("+44 20 7946 0000");
    await block(london);
    // A caller may show a number that can never be called.
    expect(await block("+4411")).toMatchObject({ blockedCallers: [london, "+4411"] });
    expect(await block("not a number")).toMatchObject({ refused: "number_not_valid" });
  });

  test("takes no more than its most, and has room again after one is unblocked", async () => {
    const callers = Array.from({ length: mostBlockedCallers }, (_, index) => `+1202555${1_000 + index}`);
    await calls.database.query("UPDATE users SET blocked_callers = $2 WHERE id = $1", [
      calls.caller.id,
      callers,
    ]);
    expect(await block()).toMatchObject({ refused: "too_many_blocked_callers" });
    expect(await block("+12025551000")).toMatchObject({ blockedCallers: callers });
    await block("+12025551000", false);
    const results = await Promise.all([block(london), block(tuvalu)]);
    expect(results.filter((result) => "refused" in result)).toHaveLength(1);
  });

  test("of a user who is deleted meanwhile stays empty", async () => {
    await calls.database.query(
      "UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1",
      [calls.caller.id],
    );
    await block();
    await chooseReach(unwanted, calls.caller.id, { blockedCalls: "voicemail", withheldCalls: "away" });
    const rows = await calls.database.query(
      "SELECT blocked_callers, blocked_calls, withheld_calls FROM users WHERE id = $1",
      [calls.caller.id],
    );
    expect(rows).toEqual([{ blocked_callers: null, blocked_calls: null, withheld_calls: null }]);
  });
});
