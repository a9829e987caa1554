import { beforeEach, expect, test } from "vitest";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { withLimits } from "#domain/calls/testing/with-limits.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import { london, newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";
import { addRentedNumber, newLondonNumber } from "#testing/numbers/rented-number.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { answerIncoming } from "./answer-incoming.ts";

const calls = await oneCaller();
const { deps } = calls.harness;
/** Two credits a minute for both parts of the call. */
const agreed = "2000,0,60,60";
/** Two numbers of the user go on to one telephone, and a third one rings the pages. */
let numbers: { forwarded: E164; alsoForwarded: E164; ringing: E164 };

beforeEach(async () => {
  const verifiedAt = deps.clock.now();
  const { id: forwardsTo } = await verifiedNumber(calls.database, { userId: calls.caller.id, verifiedAt });
  const forward = { inboundPerMinute_mc: 1_000, forwardsTo, forwardRate: agreed };
  numbers = {
    forwarded: await rent(forward),
    alsoForwarded: await rent(forward),
    ringing: await rent({ inboundPerMinute_mc: 1_000 }),
  };
});

async function rent(values: Partial<RentedNumber>): Promise<E164> {
  const number = newLondonNumber();
  const { id: userId, walletId } = calls.caller;
  await addRentedNumber(calls.database, { number, userId, walletId, ...values });
  return number;
}

async function ring(to: E164) {
  const providerCallId = newProviderCallId();
  calls.harness.twin.setLeg(providerCallId, "in-progress");
  calls.setChild(providerCallId, "ringing");
  const { kind } = await answerIncoming(deps, "twilio", { providerCallId, from: london, to });
  return { providerCallId, kind };
}

async function talk(to: E164): Promise<string> {
  const { providerCallId } = await ring(to);
  calls.setChild(providerCallId, "in-progress");
  await calls.progress(providerCallId, "answered");
  return providerCallId;
}

test("of callers who come at once one is forwarded, to whichever number, and the others hear the busy tone", async () => {
  const to = [numbers.forwarded, numbers.alsoForwarded, numbers.forwarded, numbers.alsoForwarded];
  const kinds = (await Promise.all(to.map(ring))).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["busy", "busy", "busy", "dial"]);
  expect(await calls.balance()).toMatchObject({ held_mc: 10_000 });
});

test("beside a forwarded call that is talked one more comes, with its own hold, and a third hears the busy tone", async () => {
  await calls.topUp(480_000);
  const first = await talk(numbers.forwarded);
  const came = await Promise.all([ring(numbers.alsoForwarded), ring(numbers.ringing)]);
  expect(came.filter(({ kind }) => kind === "busy")).toHaveLength(1);
  const second = came.find(({ kind }) => kind !== "busy")?.providerCallId ?? "";
  const held = await Promise.all([first, second].map(calls.findCall));
  const { held_mc } = await calls.balance();
  expect(held.reduce((sum, call) => sum + (call?.held_mc ?? 0), 0)).toBe(held_mc);
  expect(held_mc).toBeLessThanOrEqual(490_000);
  await calls.progress(second, "answered");
  expect((await ring(numbers.forwarded)).kind).toBe("busy");
});

test("beside a call that its user makes and talks one is forwarded, and no call is made beside a forwarded one", async () => {
  await calls.topUp(480_000);
  const made = await calls.ringing();
  expect((await ring(numbers.forwarded)).kind).toBe("busy");
  calls.setChild(made, "in-progress");
  await calls.progress(made, "answered");
  const { kind, providerCallId } = await ring(numbers.forwarded);
  expect(kind).toBe("dial");
  calls.setChild(providerCallId, "in-progress");
  await calls.progress(providerCallId, "answered");
  await calls.ended(made, 60);
  expect(await calls.outgoing()).toMatchObject({ refusal: { refused: "already_in_call" } });
  await calls.ended(providerCallId, 60);
  expect(await calls.outgoing()).toMatchObject({ kind: "dial" });
});

test("a call that its user makes declines a forwarded one that is not answered yet, and has its credits", async () => {
  const { providerCallId } = await ring(numbers.forwarded);
  expect(await calls.outgoing()).toMatchObject({ kind: "dial" });
  expect(calls.harness.twin.ended).toEqual([providerCallId]);
  expect(await calls.balance()).toMatchObject({ held_mc: 10_000 });
  await calls.ended(providerCallId, null, "no_answer");
  expect(await calls.findCall(providerCallId)).toMatchObject({ status: "busy", cost_mc: 0 });
});

test("a first call that holds all credits leaves none for a second", async () => {
  await talk(numbers.forwarded);
  const { kind, providerCallId } = await ring(numbers.alsoForwarded);
  expect(kind).toBe("apologise");
  expect(await calls.findCall(providerCallId)).toMatchObject({ refusal: "not_enough_credits" });
});

test("two forwarded calls that last until the credits are used up leave the balance at zero or above", async () => {
  await calls.topUp(478_000);
  const first = await talk(numbers.forwarded);
  const second = await talk(numbers.alsoForwarded);
  const { posted_mc, held_mc } = await calls.balance();
  expect(held_mc).toBe(posted_mc);
  calls.harness.pass(4 * 3_600);
  await runMeter(deps);
  expect(calls.harness.twin.ended.toSorted()).toEqual([first, second].toSorted());
  await Promise.all([first, second].map((sid) => calls.endedAtOnce(sid, 4 * 3_600 + 5)));
  const balance = await calls.balance();
  expect(balance).toMatchObject({ held_mc: 0 });
  expect(balance.posted_mc).toBeGreaterThanOrEqual(0);
});

test("forwarded calls that come at once go no further than the calls of an hour", () =>
  withLimits(deps, { caller: { callsPerHour: 1 } }, async () => {
    await calls.topUp(480_000);
    await talk(numbers.forwarded);
    const came = await Promise.all(
      [numbers.alsoForwarded, numbers.forwarded, numbers.alsoForwarded].map(ring),
    );
    expect(came.map(({ kind }) => kind)).toEqual(["apologise", "apologise", "apologise"]);
    for (const { providerCallId } of came)
      expect(await calls.findCall(providerCallId)).toMatchObject({ refusal: "too_many_calls_this_hour" });
  }));
