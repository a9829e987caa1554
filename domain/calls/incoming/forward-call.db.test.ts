import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { withLimits } from "#domain/calls/testing/with-limits.ts";
import { verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import { identityMark } from "#domain/marks/mark.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import { compileDeck } from "#domain/tariff/decks/deck.ts";
import { london, newProviderCallId, oneCaller, tuvalu } from "#testing/calls/one-caller.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { addRentedNumber, newLondonNumber } from "#testing/numbers/rented-number.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { answerIncoming, endIncoming } from "./answer-incoming.ts";
import type { ForwardTarget } from "./forward.ts";

const calls = await oneCaller();
const { deps } = calls.harness;
const american = e164Schema.parse("+12025550123");
/** One credit a minute to the mobile, and half a credit for the call to the number. */
const agreed = "1500,0,60,60";
let own: E164;
let mobile: ForwardTarget;

beforeEach(async () => {
  mobile = await verified();
  own = await rent({ inboundPerMinute_mc: 500, forwardsTo: mobile.id, forwardRate: agreed });
});

const verified = (values: { age_s?: number; carrier?: string; number?: E164; userId?: string } = {}) => {
  const { age_s = 0, userId = calls.caller.id, ...rest } = values;
  return verifiedNumber(calls.database, {
    userId,
    verifiedAt: new Date(deps.clock.now().getTime() - age_s * 1_000),
    ...rest,
  });
};

async function rent(values: Partial<RentedNumber>): Promise<E164> {
  const number = newLondonNumber();
  const { id: userId, walletId } = calls.caller;
  await addRentedNumber(calls.database, { number, userId, walletId, ...values });
  return number;
}

/** A telephone calls the number. */
async function ring(from: CallNumber = london, providerCallId = newProviderCallId(), with_ = deps) {
  calls.harness.twin.setLeg(providerCallId, "in-progress");
  return answerIncoming(with_, "twilio", { providerCallId, from, to: own });
}

const endOf = (providerCallId: string, answered_s: number | null, status: "completed" | "no_answer") =>
  endIncoming(deps, "twilio", {
    report: {
      of: { walletId: calls.caller.walletId },
      event: {
        kind: "ended",
        providerCallId,
        outcome: { status, answered_s, childCallId: `${providerCallId}child` },
      },
    },
    from: london,
    to: own,
  });

describe("a call to a number that is forwarded", () => {
  test("goes on to the verified number, at both prices, and is settled once", async () => {
    const sid = newProviderCallId();
    const instructions = await ring(london, sid);
    expect(instructions).toMatchObject({
      kind: "dial",
      number: mobile.number,
      shownNumber: london,
      isForwarded: true,
      ring_s: 30,
    });
    expect(await ring(london, sid)).toEqual(instructions);
    expect(await calls.balance()).toMatchObject({ held_mc: 9_000 });
    await calls.progress(sid, "answered");
    calls.harness.pass(61);
    await calls.ended(sid, 61);
    expect(await endOf(sid, 61, "completed")).toEqual({ kind: "hang_up" });
    expect(await calls.findCall(sid)).toMatchObject({
      direction: "incoming",
      number: london,
      forwardedTo: mobile.number,
      shownNumber: null,
      status: "completed",
      cost_mc: 3_000,
    });
    expect(await calls.charges()).toEqual([-3_000]);
  });

  test("needs no page that is open, and costs nothing where it is not answered", async () => {
    await calls.database.query("DELETE FROM session WHERE user_id = $1", [calls.caller.id]);
    const sid = newProviderCallId();
    expect(await ring(london, sid)).toMatchObject({ kind: "dial" });
    expect(await endOf(sid, null, "no_answer")).toMatchObject({ kind: "apologise" });
    expect(await calls.findCall(sid)).toMatchObject({ status: "no_answer", cost_mc: 0 });
    expect(await calls.balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });

  test("is cut off when the credits are used up", async () => {
    const sid = newProviderCallId();
    await ring(london, sid);
    calls.setChild(sid, "in-progress");
    await calls.progress(sid, "answered");
    expect(await calls.findCall(sid)).toMatchObject({ terms: { limit_s: 360 } });
    calls.harness.pass(360);
    await runMeter(deps);
    expect(calls.harness.twin.ended).toEqual([sid]);
    await calls.ended(sid, 360);
    expect(await calls.balance()).toMatchObject({ posted_mc: 1_000, held_mc: 0 });
  });

  test("goes on for as long as credits that are bought meanwhile pay", async () => {
    const sid = newProviderCallId();
    await ring(london, sid);
    await calls.progress(sid, "answered");
    await calls.topUp(9_000);
    await runMeter(deps);
    expect(await calls.findCall(sid)).toMatchObject({ terms: { limit_s: 720 }, held_mc: 18_000 });
    await calls.ended(sid, 500);
  });

  test("shows the operator's number where the caller withholds theirs", async () => {
    expect(await ring(withheldNumber)).toMatchObject({ kind: "dial", shownNumber: null });
  });

  test("shows the operator's number where the destination refuses others", async () => {
    const rows = deps.deck.rows.map((row) => ({ ...row, refusesCallerIds: true }));
    const instructions = await ring(london, newProviderCallId(), { ...deps, deck: compileDeck(rows) });
    expect(instructions).toMatchObject({ kind: "dial", shownNumber: null });
  });
});

describe("the pages ring", () => {
  const another = () => calls.harness.openWallet(0);
  const agree = (values: Partial<RentedNumber>) => rent({ inboundPerMinute_mc: 500, ...values });

  test.each([
    ["was removed", async () => calls.database.query("DELETE FROM caller_id WHERE id = $1", [mobile.id])],
    [
      "has lapsed",
      async () => {
        const { id: forwardsTo } = await verified({ age_s: verifiedFor_s });
        own = await agree({ forwardsTo, forwardRate: agreed });
      },
    ],
    [
      "is another user's",
      async () => {
        const { id: forwardsTo } = await verified({ userId: (await another()).id });
        own = await agree({ forwardsTo, forwardRate: agreed });
      },
    ],
    [
      "another carrier has verified",
      async () => {
        const { id: forwardsTo } = await verified({ carrier: "other" });
        own = await agree({ forwardsTo, forwardRate: agreed });
      },
    ],
    ["a user rents now, so that calls would come back", async () => rentMobile()],
    [
      "costs more than its user agreed to",
      async () => {
        own = await agree({ forwardsTo: mobile.id, forwardRate: "1499,0,60,60" });
      },
    ],
    [
      "has a price that its user did not agree to",
      async () => {
        own = await agree({ forwardsTo: mobile.id, forwardRate: null });
      },
    ],
  ])("where the number %s", async (_name, given) => {
    await given();
    const sid = newProviderCallId();
    expect(await ring(london, sid)).toMatchObject({ kind: "ring", clients: [{ userId: calls.caller.id }] });
    expect(await calls.findCall(sid)).toMatchObject({ forwardedTo: null });
  });

  test("for a call from the number that it would go on to", async () => {
    expect(await ring(mobile.number)).toMatchObject({ kind: "ring" });
  });

  async function rentMobile(): Promise<void> {
    const { id: userId, walletId } = await another();
    await addRentedNumber(calls.database, { number: mobile.number, userId, walletId });
  }
});

describe("the limits of outgoing calls hold for a forwarded one", () => {
  const refusalOf = async (sid: string) => (await calls.findCall(sid))?.refusal;
  const notAnswered = { kind: "apologise", language: "en" };

  test("it counts among the calls of an hour, and is refused beyond them", () =>
    withLimits(deps, { caller: { callsPerHour: 1 } }, async () => {
      const sid = newProviderCallId();
      await ring(london, sid);
      await calls.ended(sid, null, "no_answer");
      const next = newProviderCallId();
      expect(await ring(london, next)).toMatchObject(notAnswered);
      expect(await refusalOf(next)).toBe("too_many_calls_this_hour");
      expect(await calls.outgoing()).toMatchObject({ refusal: { refused: "too_many_calls_this_hour" } });
    }));

  test("a country that the user does not allow is refused", async () => {
    await calls.database.query("UPDATE users SET allowed_countries = '{US}' WHERE id = $1", [
      calls.caller.id,
    ]);
    const sid = newProviderCallId();
    expect(await ring(american, sid)).toMatchObject(notAnswered);
    expect(await refusalOf(sid)).toBe("destination_not_allowed");
  });

  test("a price above the cap of a new wallet is refused", async () => {
    const far = await verified({ number: tuvalu });
    own = await rent({ forwardsTo: far.id, forwardRate: "30000,0,60,60" });
    await withLimits(deps, { caller: { newWallet: { age_s: 60, topPerMinute_mc: 20_000 } } }, async () => {
      const sid = newProviderCallId();
      await ring(london, sid);
      expect(await refusalOf(sid)).toBe("rate_above_new_account_cap");
    });
  });

  test("without credits for a minute it is refused, and nothing is held", async () => {
    await calls.startWith(1_000);
    mobile = await verified();
    own = await rent({ inboundPerMinute_mc: 500, forwardsTo: mobile.id, forwardRate: agreed });
    const sid = newProviderCallId();
    expect(await ring(london, sid)).toMatchObject(notAnswered);
    expect(await refusalOf(sid)).toBe("not_enough_credits");
    expect(await calls.balance()).toMatchObject({ held_mc: 0 });
  });

  test("it keeps related users from calling while it rings, and a call of theirs keeps it away", async () => {
    const friend = await calls.harness.openWallet(10_000);
    const mark = identityMark({ issuer: "https://openid.example", subject: randomUUID() });
    for (const user of [calls.caller, friend])
      await calls.database.transaction((client) => markStore(client, testCipher).note(user, mark));
    const dial = (userId: string) => calls.outgoing(london, newProviderCallId(), userId);
    const sid = newProviderCallId();
    await ring(london, sid);
    expect(await dial(friend.id)).toMatchObject({ refusal: { refused: "related_call_open" } });
    await calls.ended(sid, null, "no_answer");
    const { id: forwardsTo } = await verified({ userId: friend.id });
    const values = { userId: friend.id, walletId: friend.walletId, forwardsTo, forwardRate: agreed };
    own = await rent(values);
    expect(await dial(calls.caller.id)).toMatchObject({ kind: "dial" });
    expect(await ring()).toEqual({ kind: "busy" });
  });
});
