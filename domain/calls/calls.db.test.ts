import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../adapters/postgres/testing/test-database.ts";
import { type RefusalCode, refuse } from "../../contract/refusals.ts";
import { authoriseCall } from "./authorise-call.ts";
import type { CallOutcome, ProgressStatus } from "./call.ts";
import { callReceipt } from "./call-receipt.ts";
import { recordCallEvent } from "./record-call-event.ts";
import { runMeter } from "./run-meter.ts";
import { settleCall } from "./settle-call.ts";
import { sweepLostCalls } from "./sweep-lost-calls.ts";
import { type CallWorld, createCallWorld } from "./testing/call-world.ts";

const london = "+442079460000";
const tuvalu = "+68820123";
const database = testDatabase();
let world: CallWorld;
let accountId: string;
beforeAll(async () => {
  world = await createCallWorld(database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.twin.legs.clear();
  world.twin.limits.length = 0;
  world.reports.length = 0;
  world.onSleep(async () => {});
  accountId = await world.openAccount(10_000);
});
afterEach(async () => {
  await world.expectNothingBroken();
  // The sweep takes whatever is open, so no test may leave a call to the next.
  await database.withClient(async (client) => {
    const { rows } = await client.query<{ id: string }>("SELECT id FROM call WHERE open");
    for (const { id } of rows) {
      await settleKnown(id, { status: "canceled", answered_s: null, childSid: null });
    }
  });
});

async function settleKnown(id: string, outcome: CallOutcome): Promise<boolean> {
  const call = await world.deps.connection(({ calls }) => calls.find(id));
  if (!call) throw new Error(`There is no call ${id}`);
  return settleCall(world.deps, call, outcome);
}

const longest_s = 4 * 3_600;
/** What the carrier was told last. */
const carrierLimit = () => world.twin.limits.at(-1)?.limit_s;
const newSid = () => `CA${randomUUID().replaceAll("-", "")}`;
const outgoing = (dialled = london, providerSid = newSid(), userId = accountId) =>
  authoriseCall(world.deps, { providerSid, userId, dialled });
const findCall = (providerSid: string) =>
  world.deps.connection(({ calls }) => calls.findByProviderSid(providerSid));
const childOf = (providerSid: string) => `${providerSid}child`;
const progress = (providerSid: string, status: ProgressStatus) =>
  recordCallEvent(world.deps, { kind: "progress", providerSid, childSid: childOf(providerSid), status });
const ended = (providerSid: string, answered_s: number | null, status: CallOutcome["status"] = "completed") =>
  recordCallEvent(world.deps, {
    kind: "ended",
    providerSid,
    outcome: { status, answered_s, childSid: childOf(providerSid) },
  });

/** A call that rings, with the carrier's records of both legs. */
async function ringing(dialled = london): Promise<string> {
  const providerSid = newSid();
  expect(await outgoing(dialled, providerSid)).toMatchObject({ kind: "dial" });
  world.twin.legs.set(providerSid, { status: "in-progress" });
  setChild(providerSid, "ringing");
  return providerSid;
}

function setChild(providerSid: string, status: string, duration?: number): void {
  const leg = { status, parentSid: providerSid };
  const child = duration === undefined ? leg : { ...leg, duration: String(duration) };
  world.twin.legs.set(childOf(providerSid), child);
}

const rejected = (code: RefusalCode) => ({ kind: "reject", refusal: { refused: code } });

describe("a browser's call", () => {
  test("is held for as long as the balance pays, and dialled with that limit", async () => {
    const providerSid = newSid();
    expect(await outgoing("44 20 7946 0000", providerSid)).toEqual({
      kind: "dial",
      number: london,
      limit_s: longest_s,
      ring_s: 60,
    });
    expect(world.twin.limits).toEqual([{ sid: providerSid, limit_s: 600 }]);
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 10_000, held_mc: 10_000 });
    expect(await findCall(providerSid)).toMatchObject({
      number: london,
      status: "requested",
      terms: { country: "GB", destination: "United Kingdom", limit_s: 600 },
    });
  });

  test("is held for no longer than the longest call", async () => {
    accountId = await world.openAccount(1_000_000);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(carrierLimit()).toBe(longest_s);
    expect(await world.balance(accountId)).toMatchObject({ held_mc: 240_000 });
  });

  test("that leaves a remainder holds whole minutes only", async () => {
    accountId = await world.openAccount(2_999);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(carrierLimit()).toBe(120);
    expect(await world.balance(accountId)).toMatchObject({ held_mc: 2_000 });
  });

  test("at a third of a credit a minute needs one credit, which is more than three minutes", async () => {
    accountId = await world.openAccount(1_000);
    expect(await outgoing("+12025550100")).toMatchObject({ kind: "dial" });
    expect(carrierLimit()).toBe(180);
  });

  describe("is refused, written down and holds nothing", () => {
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
      accountId = await world.openAccount(posted_mc);
      const providerSid = newSid();
      expect(await outgoing(dialled, providerSid)).toMatchObject(rejected(code));
      expect(await findCall(providerSid)).toMatchObject({ status: "refused", refusal: code, open: false });
      expect(await world.balance(accountId)).toMatchObject({ posted_mc, held_mc: 0 });
    });

    test("not verified", async () => {
      const providerSid = newSid();
      const instructions = await outgoing(london, providerSid, randomUUID());
      expect(instructions).toMatchObject(rejected("email_not_verified"));
      expect(await findCall(providerSid)).toMatchObject({ refusal: "email_not_verified" });
    });

    test("calling switched off, without a look at anything else", async () => {
      const { limits } = world.deps;
      world.deps.limits = { ...limits, calling: false };
      expect(await outgoing()).toMatchObject(rejected("calling_switched_off"));
      world.deps.limits = limits;
    });

    test("frozen, before anything is said of credits", async () => {
      accountId = await world.openAccount(0);
      await database.withClient((client) =>
        client.query("UPDATE account SET frozen_at = now() WHERE id = $1", [accountId]),
      );
      expect(await outgoing()).toMatchObject(rejected("account_frozen"));
    });

    test("a new account above its top rate, before anybody buys credits for it", async () => {
      const { limits } = world.deps;
      const newAccount = { age_s: 7 * 86_400, topPerMinute_mc: 20_000 };
      world.deps.limits = { ...limits, account: { ...limits.account, newAccount } };
      accountId = await world.openAccount(29_999);
      expect(await outgoing(tuvalu)).toMatchObject(rejected("rate_above_new_account_cap"));
      world.deps.limits = limits;
    });

    test("the spend of a day is used up; what is left of it limits the call", async () => {
      const { limits } = world.deps;
      world.deps.limits = { ...limits, account: { ...limits.account, spendPerDay_mc: 3_500 } };
      const first = newSid();
      expect(await outgoing(london, first)).toMatchObject({ kind: "dial" });
      expect(carrierLimit()).toBe(180);
      await ended(first, 180);
      expect(await outgoing()).toMatchObject(rejected("daily_spend_reached"));
      world.deps.limits = limits;
    });

    test("already in a call, whether or not credits are left", async () => {
      await ringing();
      expect(await outgoing()).toMatchObject(rejected("already_in_call"));
      accountId = await world.openAccount(1_000_000);
      await ringing();
      expect(await outgoing()).toMatchObject(rejected("already_in_call"));
    });
  });

  test("repeated by the carrier gets the same answer and no second hold", async () => {
    const providerSid = newSid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => outgoing(london, providerSid)));
    world.twin.requests.length = 0;
    answers.push(await outgoing(london, providerSid));
    expect(world.twin.requests).toEqual([]);
    for (const answer of answers) {
      expect(answer).toEqual({ kind: "dial", number: london, limit_s: longest_s, ring_s: 60 });
    }
    expect(await world.balance(accountId)).toMatchObject({ held_mc: 10_000 });
  });

  test("repeated after it was refused is refused alike, though the balance has changed", async () => {
    accountId = await world.openAccount(0);
    const providerSid = newSid();
    expect(await outgoing(london, providerSid)).toMatchObject(rejected("not_enough_credits"));
    const topUp = { accountId, contra: "payments", delta_mc: 5_000, mayOverdraw: false } as const;
    await world.deps.connection(({ ledger }) =>
      ledger.post({ ...topUp, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
    );
    expect(await outgoing(london, providerSid)).toMatchObject(rejected("not_enough_credits"));
  });

  test("repeated after its end is not dialled again", async () => {
    const providerSid = await ringing();
    await ended(providerSid, 10);
    expect(await outgoing(london, providerSid)).toEqual({ kind: "hang_up" });
    expect(await world.balance(accountId)).toEqual(expect.objectContaining({ posted_mc: 9_000, held_mc: 0 }));
  });

  test("16 at once on one account: one is dialled and no more than the balance held", async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => outgoing()));
    expect(answers.filter(({ kind }) => kind === "dial")).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === "reject")).toHaveLength(15);
    expect(await world.balance(accountId)).toMatchObject({ held_mc: 10_000 });
  });

  test("is not kept waiting by a call whose end was never reported", async () => {
    const lost = await ringing();
    setChild(lost, "completed", 61);
    expect(await outgoing()).toMatchObject({ kind: "dial" });
    expect(carrierLimit()).toBe(480);
    expect(await world.charges(accountId)).toEqual([-2_000]);
  });
});

describe("the carrier's reports", () => {
  test("in order lead to one charge, from the carrier's seconds", async () => {
    const providerSid = await ringing();
    expect(await progress(providerSid, "requested")).toBe(false);
    expect(await progress(providerSid, "ringing")).toBe(true);
    expect(await progress(providerSid, "answered")).toBe(true);
    expect(await ended(providerSid, 61)).toBe(true);
    expect(await findCall(providerSid)).toMatchObject({
      status: "completed",
      cost_mc: 2_000,
      answered_s: 61,
      childSid: childOf(providerSid),
    });
    expect(await world.charges(accountId)).toEqual([-2_000]);
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 8_000, held_mc: 0 });
  });

  test("in any order, repeated, and late change nothing more", async () => {
    const providerSid = await ringing();
    await progress(providerSid, "answered");
    expect(await progress(providerSid, "ringing")).toBe(false);
    await ended(providerSid, 59);
    expect(await ended(providerSid, 600)).toBe(false);
    expect(await ended(providerSid, null, "no_answer")).toBe(false);
    expect(await progress(providerSid, "answered")).toBe(false);
    expect(await findCall(providerSid)).toMatchObject({ status: "completed", cost_mc: 1_000 });
    expect(await world.charges(accountId)).toEqual([-1_000]);
  });

  test("16 of its end at once make one transfer", async () => {
    const providerSid = await ringing();
    const results = await Promise.all(Array.from({ length: 16 }, () => ended(providerSid, 30)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await world.charges(accountId)).toEqual([-1_000]);
  });

  test.each(["busy", "no_answer", "failed", "canceled"] as const)("%s costs nothing", async (status) => {
    const providerSid = await ringing();
    await ended(providerSid, null, status);
    expect(await findCall(providerSid)).toMatchObject({ status, cost_mc: 0, answered_s: null });
    expect(await world.charges(accountId)).toEqual([]);
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });

  test("of a call that is not ours are refused", async () => {
    expect(await ended(newSid(), 30)).toEqual(refuse("call_not_found"));
  });

  test("that the caller left settle the call from the carrier's record, when that is over", async () => {
    const providerSid = await ringing();
    const left = () => recordCallEvent(world.deps, { kind: "caller", providerSid, left: true });
    expect(await left()).toBe(false);
    setChild(providerSid, "completed", 5);
    expect(await recordCallEvent(world.deps, { kind: "caller", providerSid, left: false })).toBe(false);
    expect(await left()).toBe(true);
    expect(await left()).toBe(false);
    expect(await world.charges(accountId)).toEqual([-1_000]);
  });
});

describe("a call that cost more than it held", () => {
  test("is charged what the account can spare, up to its cost", async () => {
    const providerSid = await ringing();
    await topUp(1_500);
    await ended(providerSid, 661);
    expect(await findCall(providerSid)).toMatchObject({ cost_mc: 11_500, answered_s: 661 });
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 0, held_mc: 0 });
    expect(await lostOf(providerSid)).toBe(500);
    expect(world.reports).toEqual(["the call cost 500 mc more than could be charged"]);
  });

  test("is charged its cost when there is enough; nothing is lost", async () => {
    const providerSid = await ringing();
    await topUp(5_000);
    await ended(providerSid, 661);
    expect(await findCall(providerSid)).toMatchObject({ cost_mc: 12_000 });
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 3_000, held_mc: 0 });
    expect(await lostOf(providerSid)).toBe(0);
    expect(world.reports).toEqual([]);
  });

  test("is charged once, whoever comes first", async () => {
    const providerSid = await ringing();
    await topUp(5_000);
    const results = await Promise.all(Array.from({ length: 16 }, () => ended(providerSid, 661)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await world.charges(accountId)).toEqual([-12_000]);
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 3_000, held_mc: 0 });
  });

  async function topUp(delta_mc: number): Promise<void> {
    const purchase = { accountId, contra: "payments", delta_mc, mayOverdraw: false } as const;
    await world.deps.connection(({ ledger }) =>
      ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, subjectId: randomUUID() }),
    );
  }

  async function lostOf(providerSid: string): Promise<number | undefined> {
    return database.withClient(async (client) => {
      const { rows } = await client.query<{ lost_mc: number }>(
        "SELECT lost_mc FROM call WHERE provider_sid = $1",
        [providerSid],
      );
      return rows[0]?.lost_mc;
    });
  }
});

describe("the receipt", () => {
  const receipt = (phoneNumber = london) => callReceipt(world.deps, accountId, { phoneNumber });

  test("names the charge, the minutes and the balance; asking again changes nothing", async () => {
    const providerSid = await ringing();
    await progress(providerSid, "answered");
    await ended(providerSid, 61);
    const expected = { credits: 8, charged: 2, minutes: 2, status: "settled", outcome: "completed" };
    expect(await receipt()).toEqual(expected);
    expect(await receipt("44 20 7946 0000")).toEqual(expected);
    expect(await world.charges(accountId)).toEqual([-2_000]);
  });

  test("of an unanswered call charges nothing", async () => {
    await ended(await ringing(), null, "busy");
    expect(await receipt()).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      status: "settled",
      outcome: "busy",
    });
  });

  test("waits for the report of the end", async () => {
    const providerSid = await ringing();
    let slept = 0;
    world.onSleep(async () => {
      if (++slept === 3) await ended(providerSid, 10);
    });
    expect(await receipt()).toMatchObject({ status: "settled", charged: 1, credits: 9 });
    expect(slept).toBe(3);
  });

  test("asks the carrier when no report comes", async () => {
    const providerSid = await ringing();
    setChild(providerSid, "completed", 10);
    expect(await receipt()).toMatchObject({ status: "settled", charged: 1, credits: 9 });
  });

  test("is pending while the carrier says that the call is not over, and does not wait for ever", async () => {
    await ringing();
    expect(await receipt()).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      status: "pending",
      outcome: "requested",
    });
  });

  test("is pending while the carrier does not answer, and the operator is told", async () => {
    await ringing();
    world.twin.failures.push(500);
    expect(await receipt()).toMatchObject({ status: "pending" });
    expect(world.reports).toEqual(["the carrier could not be asked about the call"]);
  });

  test("of a refused call says why, also what it would have taken", async () => {
    await outgoing(tuvalu);
    expect(await receipt(tuvalu)).toEqual({
      credits: 10,
      charged: 0,
      minutes: 0,
      status: "settled",
      outcome: "refused",
      refusal: {
        code: "not_enough_credits",
        message: "You need at least 30 credits to call this number. Please purchase credits.",
      },
    });
    await outgoing("999");
    expect(await receipt("999")).toMatchObject({ refusal: { code: "emergency_number_not_served" } });
  });

  test("is of the newest call", async () => {
    await ended(await ringing(), 10);
    world.pass(30);
    await ended(await ringing(), null, "no_answer");
    expect(await receipt()).toMatchObject({ outcome: "no_answer", charged: 0, credits: 9 });
  });

  test("is refused where there was no call: of another number, or another's", async () => {
    await ended(await ringing(), 10);
    expect(await receipt("+12025550100")).toEqual(refuse("call_not_found"));
    expect(await receipt("no number")).toEqual(refuse("number_not_valid"));
    accountId = await world.openAccount(1_000);
    expect(await receipt()).toEqual(refuse("call_not_found"));
  });
});

describe("the sweep", () => {
  const sweep = () => sweepLostCalls(world.deps);

  test("settles what has ended unheard, once, as soon as it is due", async () => {
    const providerSid = await ringing();
    setChild(providerSid, "completed", 130);
    expect(await sweep()).toBe(0);
    world.pass(15);
    const swept = await Promise.all(Array.from({ length: 4 }, sweep));
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await world.charges(accountId)).toEqual([-3_000]);
    world.pass(3_600);
    expect(await sweep()).toBe(0);
  });

  test("finds the leg of an answered call by its name", async () => {
    const providerSid = await ringing();
    await progress(providerSid, "answered");
    setChild(providerSid, "completed", 5);
    world.twin.legs.delete(providerSid);
    world.pass(15);
    expect(await sweep()).toBe(1);
    expect(await world.charges(accountId)).toEqual([-1_000]);
  });

  test("releases a call that was left before it was dialled", async () => {
    const providerSid = await ringing();
    world.twin.legs.delete(childOf(providerSid));
    world.twin.legs.set(providerSid, { status: "completed", duration: "2" });
    world.pass(15);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerSid)).toMatchObject({ status: "canceled", cost_mc: 0 });
  });

  test("leaves a running call alone, and a carrier's silence concludes nothing", async () => {
    const providerSid = await ringing();
    world.pass(15);
    expect(await sweep()).toBe(0);
    for (let hours = 0; hours < 3; hours++) {
      world.pass(3_600);
      world.twin.failures.push(500);
      expect(await sweep()).toBe(0);
    }
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    expect(await world.balance(accountId)).toMatchObject({ held_mc: 10_000 });
    expect(world.reports).toEqual(Array(3).fill("the carrier could not be asked about the call"));
  });

  test("releases a call that the carrier does not know after a grace time, and says so", async () => {
    const providerSid = await ringing();
    world.twin.legs.clear();
    world.pass(119);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    world.pass(60);
    expect(await sweep()).toBe(1);
    expect(await findCall(providerSid)).toMatchObject({ status: "failed", cost_mc: 0 });
    expect(await world.balance(accountId)).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
    expect(world.reports).toEqual([
      "the carrier does not know the call; its hold is released without charge",
    ]);
  });

  test("of a call with a status that nobody knows concludes nothing", async () => {
    const providerSid = await ringing();
    setChild(providerSid, "paused");
    world.pass(15);
    expect(await sweep()).toBe(0);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    expect(world.reports).toHaveLength(1);
  });
});

describe("the cut-off", () => {
  const cutOff = () => runMeter(world.deps);

  test("hangs up when the hold is used up, counted from the answer; the charge follows the carrier", async () => {
    const providerSid = await ringing();
    world.pass(20);
    await progress(providerSid, "answered");
    world.twin.ended.length = 0;
    world.pass(599);
    await cutOff();
    expect(world.twin.ended).toEqual([]);
    world.pass(1);
    await Promise.all(Array.from({ length: 4 }, cutOff));
    expect(world.twin.ended).toEqual([providerSid]);
    expect(await findCall(providerSid)).toMatchObject({ open: true });
    await ended(providerSid, 600);
    expect(await world.charges(accountId)).toEqual([-10_000]);
    world.pass(60);
    expect(await cutOff()).toBe(0);
  });

  test("tries again when the carrier does not answer", async () => {
    const providerSid = await ringing();
    world.pass(660);
    world.twin.failures.push(500);
    await cutOff();
    expect(world.reports).toEqual(["the call could not be hung up"]);
    world.pass(9);
    expect(await cutOff()).toBe(0);
    world.pass(1);
    world.twin.ended.length = 0;
    expect(await cutOff()).toBe(1);
    expect(world.twin.ended).toEqual([providerSid]);
  });
});
