import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { callerIdStore } from "#adapters/postgres/numbers/caller-id-store.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { messages } from "#contract/messages/messages.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { isRefusal, type RefusalCode, refuse } from "#contract/refusals.ts";
import {
  type CallerIdKey,
  type Carrier,
  type CarrierCallerIds,
  CarrierError,
} from "#domain/calls/voice-carrier.ts";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { eraseUser } from "#domain/users/settings/delete-user.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { type CallerId, type CallerIdDeps, toCallerIdView } from "./caller-id.ts";
import { recordTypedCode } from "./claim-caller-id.ts";
import { chooseCallerId, removeCallerId } from "./manage-caller-ids.ts";
import { recordCallerIdReport } from "./record-report.ts";
import { sweepCallerIds } from "./sweep-caller-ids.ts";
import { verifyCallerId } from "./verify-caller-id.ts";

const database = testDatabase();
const harness = await userHarness(database);
const usual = e164Schema.parse("+12025550100");
const uncallable = e164Schema.parse("+447400999999");
const day_ms = 24 * 3_600_000;

/** The carrier: calls that ring, and the numbers that it has verified. */
let rung: { number: E164; request: CallerIdKey; providerCallId: string }[];
/** Our own calls to numbers that another user has verified. */
let asked: ((typeof rung)[number] & { sentence: string })[];
let records: Map<string, { number: E164; requestId: string | undefined; verifiedAt: Date }>;
let fault: Error | undefined;

const callerIds: CarrierCallerIds = {
  usual,
  async verify(number, request) {
    if (fault) throw fault;
    if ([...records.values()].some((record) => record.number === number)) return "taken";
    const providerCallId = `CA${randomUUID()}`;
    rung.push({ number, request, providerCallId });
    return { providerCallId, code: "123456" };
  },
  async find(number) {
    if (fault) throw fault;
    const [found] = [...records].filter(([, record]) => record.number === number);
    return found && { providerNumberId: found[0], ...found[1] };
  },
  async remove(providerNumberId) {
    if (fault) throw fault;
    records.delete(providerNumberId);
  },
  readReport: () => {
    throw new CarrierError("not used");
  },
  async askForCode(number, request, { sentence }) {
    if (fault) throw fault;
    if (number === uncallable) return "refused";
    const providerCallId = `CA${randomUUID()}`;
    asked.push({ number, request, providerCallId, sentence });
    return { providerCallId };
  },
  readTyped: () => {
    throw new CarrierError("not used");
  },
};

let attempts: number;
let published: unknown[] = [];
/** Returns the events that an act publishes. */
async function publishedBy(act: () => Promise<unknown>): Promise<unknown[]> {
  published = [];
  await act();
  return published;
}
const changed = ({ id: userId }: { id: string }) => ({ audience: { userId }, event: { type: "settings" } });
let mostPerDay_mc: number;
const deps = (): CallerIdDeps => ({
  deck: parseDeck(`${deckColumns}\n44,United Kingdom,1,60,60,0,no\n`),
  carriers: { twilio: { callerIds } as unknown as Carrier },
  defaultCarrier: "twilio",
  clock: harness.deps.clock,
  ids: harness.deps.ids,
  publish: (audience, event) => void published.push({ audience, event }),
  publicUrl: "https://farline.test",
  calling: true,
  newCode: () => "654321",
  mostPerDay_mc,
  takeAttempt: async () => attempts-- > 0,
  transaction: (work) =>
    database.transaction((client) =>
      work({ callerIds: callerIdStore(client), outbox: outboxStore(client, testCipher) }),
    ),
  connection: (work) => database.withClient((client) => work({ callerIds: callerIdStore(client) })),
});

let last = 0;
/** A number that no other test of this file has. */
const newNumber = () => e164Schema.parse(`+44740012${3_000 + last++}`);
const verify = (user: { id: string }, typed: string) =>
  verifyCallerId(deps(), user, { typed, ip: "192.0.2.1" });
const list = (user: { id: string }) => deps().connection((stores) => stores.callerIds.list(user.id));
const stateOf = async (user: { id: string }) => (await list(user)).map(({ state }) => state);
const waiting = () =>
  harness.rows<{ provider_number_id: string }>("SELECT provider_number_id FROM caller_id_removal");

function addRecord(number: E164, requestId?: string): string {
  const providerNumberId = `PN${randomUUID()}`;
  records.set(providerNumberId, { number, requestId, verifiedAt: harness.deps.clock.now() });
  return providerNumberId;
}

/** The code is typed at the telephone that rang last; the carrier's report follows. */
async function typeCode({ isRight = true, reports = 1, call = rung.at(-1) } = {}) {
  if (!call) throw new Error("No telephone rings");
  const { number, request, providerCallId } = call;
  const [known] = [...records].filter(([, record]) => record.number === number);
  const providerNumberId = isRight ? (known?.[0] ?? addRecord(number, request.id)) : null;
  const report = { ...request, providerCallId, providerNumberId };
  for (let n = 0; n < reports; n++) await recordCallerIdReport(deps(), "twilio", report);
  return report;
}
async function verified(user: { id: string }, number = newNumber()): Promise<CallerId> {
  agreed(await verify(user, number));
  await typeCode();
  const own = (await list(user)).find((one) => one.number === number);
  if (own?.state !== "verified") throw new Error("not verified");
  return own;
}

beforeEach(async () => {
  rung = [];
  asked = [];
  records = new Map();
  fault = undefined;
  attempts = 100;
  mostPerDay_mc = 1_000_000;
  await harness.rows("DELETE FROM verification_spend");
  await harness.rows("DELETE FROM caller_id_removal");
});

test("a number is verified by the code, once for reports that repeat, and the first is the default", async () => {
  const user = await harness.verified();
  const [first, second] = [newNumber(), newNumber()];
  const asked = agreed(await verify(user, first));
  expect(asked).toMatchObject([{ number: first, state: "ringing", code: "123456", isDefault: false }]);
  const report = await typeCode({ reports: 2 });
  // A failure that comes late, and a second request by the same report, change nothing.
  await recordCallerIdReport(deps(), "twilio", { ...report, providerNumberId: null });
  expect(await list(user)).toMatchObject([{ state: "verified", code: null, isDefault: true }]);
  await verified(user, second);
  expect((await list(user)).map(({ number, isDefault }) => [number, isDefault])).toEqual([
    [first, true],
    [second, false],
  ]);
});

test("a wrong code fails, the number can be asked for again, and no report of an earlier call counts", async () => {
  const user = await harness.verified();
  const number = newNumber();
  agreed(await verify(user, number));
  const [earlier] = rung;
  await typeCode({ isRight: false });
  expect(await list(user)).toMatchObject([{ state: "failed", code: null }]);
  agreed(await verify(user, number));
  if (earlier) await typeCode({ call: earlier });
  expect(await stateOf(user)).toEqual(["ringing"]);
});

test("a report for another user's request, of an unknown call or long after it verifies nothing", async () => {
  const [user, stranger] = [await harness.verified(), await harness.verified()];
  agreed(await verify(user, newNumber()));
  const [call] = rung;
  if (!call) throw new Error("No telephone rings");
  const proof = { providerCallId: call.providerCallId, providerNumberId: "PNforeign" };
  await recordCallerIdReport(deps(), "twilio", { userId: stranger.id, id: call.request.id, ...proof });
  await recordCallerIdReport(deps(), "twilio", { ...call.request, ...proof, providerCallId: "CAother" });
  await recordCallerIdReport(deps(), "other", { ...call.request, ...proof });
  expect([await stateOf(user), await stateOf(stranger)]).toEqual([["ringing"], []]);
  harness.pass(16 * 60_000);
  await typeCode();
  expect(await stateOf(user)).toEqual(["ringing"]);
  // The carrier forgets what it has verified in vain.
  expect(await waiting()).toHaveLength(2);
});

test.each<[string, string, RefusalCode]>([
  ["no number", "12", "number_not_valid"],
  ["an emergency number", "112", "emergency_number_not_served"],
  ["a premium number", "+449098790000", "premium_number_not_served"],
  ["a toll-free number", "+448001111111", "toll_free_number_not_served"],
  ["a country that is not sold", "+4930123456", "destination_not_served"],
  ["the operator's number", usual, "destination_not_served"],
])("%s is refused before anything is dialled", async (_name, typed, code) => {
  const user = await harness.verified();
  expect(await verify(user, typed)).toMatchObject({ refused: code });
  expect([rung, await list(user), attempts]).toEqual([[], [], 100]);
});

test("a number that is rented is not verified by any user, its own included, until it was given back", async () => {
  const user = await harness.verified();
  const number = newNumber();
  await database.query(
    `INSERT INTO rented_number (wallet_id, id, user_id, carrier, number, country, kind, provider_number_id, state,
            monthly_mc, inbound_per_minute_mc, created_at, bought_at, paid_until, due_at)
     SELECT wallet_id, gen_random_uuid(), user_id, 'twilio', $1, 'GB', 'local', 'PN1', 'active', 0, 0, now(), now(),
            now() + interval '30 days', now() + interval '30 days' FROM wallet_member WHERE user_id = $2`,
    [number, user.id],
  );
  expect(await verify(user, number)).toEqual(refuse("caller_id_taken"));
  expect(rung).toEqual([]);
  await database.query(
    "UPDATE rented_number SET state = 'released', released_at = now(), due_at = NULL WHERE number = $1",
    [number],
  );
  agreed(await verify(user, number));
});

test("the limits of attempts and the day's cost hold under a storm, and write nothing", async () => {
  const users = await Promise.all(Array.from({ length: 4 }, () => harness.verified()));
  attempts = 3;
  const storm = await Promise.all(users.map((user) => verify(user, newNumber())));
  expect(storm.filter(isRefusal)).toEqual([refuse("too_many_verifications")]);
  expect(rung).toHaveLength(3);
  attempts = 100;
  // Each call costs a credit; three were made.
  mostPerDay_mc = 5_000;
  const dear = await Promise.all(users.map((user) => verify(user, newNumber())));
  expect(dear.filter(isRefusal)).toEqual(Array(2).fill(refuse("verification_calls_used_up")));
  expect(rung).toHaveLength(5);
  expect((await Promise.all(users.map(list))).flat()).toHaveLength(5);
});

test("pressing twice rings once", async () => {
  const user = await harness.verified();
  const number = newNumber();
  const answers = await Promise.all([1, 2].map(() => verify(user, number)));
  expect(answers.some((answer) => !isRefusal(answer))).toBe(true);
  agreed(await verify(user, number));
  expect(rung).toHaveLength(1);
});

test("of two users who verify one number at the same time, the first proof counts", async () => {
  const [first, second] = [await harness.verified(), await harness.verified()];
  const number = newNumber();
  agreed(await verify(first, number));
  agreed(await verify(second, number));
  const [a, b] = rung;
  await Promise.all([a, b].map((call) => call && typeCode({ call })));
  expect([await stateOf(first), await stateOf(second)].flat().sort()).toEqual(["failed", "verified"]);
  // The number goes on being verified at the carrier.
  expect(records.size).toBe(1);
  expect(await waiting()).toEqual([]);
});

describe("a number that another user has verified", () => {
  /** A number of one user, which a second one claims. */
  async function claim(number = newNumber()) {
    const [holder, user] = [await harness.verified(), await harness.verified()];
    const own = await verified(holder, number);
    const view = agreed(await verify(user, number)).map(toCallerIdView);
    return { holder, user, number, own, view };
  }
  async function type(digits: string | null, call = asked.at(-1)) {
    if (!call) throw new Error("No telephone rings");
    const { request, providerCallId } = call;
    const typed = { ...request, providerCallId, digits, language: "en" as const };
    return recordTypedCode(deps(), "twilio", typed);
  }
  const later = (minutes: number, act: () => Promise<unknown>) => {
    harness.pass(minutes * 60_000);
    return act();
  };
  const said = (sentence: string) => ({ kind: "apologise", sentence, language: "en" });
  const { codeRight, codeWrong } = messages.call;
  const mailsOf = async (user: { email: string }, number: E164) =>
    (await harness.mailsTo(user.email)).filter(({ text }) => text.includes(number));

  test("is called by us, goes over with the code, once, and both hear of it without the other's data", async () => {
    const { holder, user, number, own, view } = await claim();
    expect(view).toMatchObject([{ state: "ringing", code: "654321", isClaim: true }]);
    expect([rung.length, asked.length, await stateOf(holder)]).toEqual([1, 1, ["verified"]]);
    expect(await mailsOf(holder, number)).toEqual([]);
    const typed = await publishedBy(async () => expect(await type("654321")).toEqual(said(codeRight)));
    expect(typed).toEqual([changed(user), changed(holder)]);
    expect(await type("654321")).toEqual(said(codeRight));
    // The end of the call, and another try, come after it.
    await type(null);
    expect(await type("000000")).toEqual(said(codeRight));
    const { providerNumberId } = own;
    expect(await list(user)).toMatchObject([
      { number, state: "verified", providerNumberId, isDefault: true },
    ]);
    expect([await list(holder), records.size, await waiting()]).toEqual([[], 1, []]);
    for (const [reader, other] of [
      [holder, user],
      [user, holder],
    ] as const) {
      const mails = await mailsOf(reader, number);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).not.toContain(other.email);
    }
    // A report of the carrier's that repeats about the holder's request takes nothing from the new one.
    await recordCallerIdReport(deps(), "twilio", {
      userId: holder.id,
      id: own.id,
      providerCallId: String(own.providerCallId),
      providerNumberId,
    });
    expect([await stateOf(user), await waiting()]).toEqual([["verified"], []]);
  });

  test.each<[string, () => Promise<unknown>, boolean]>([
    ["a wrong code", () => type("000000"), true],
    ["no code", () => type(""), true],
    ["a code after the time", () => later(16, () => type("654321")), true],
    ["no answer", () => type(null), false],
    ["a call that was lost", () => later(6, () => sweepCallerIds(deps())), false],
    ["a code at another carrier", () => typeAt("other"), true],
    [
      "a code of an earlier call",
      () => type("654321", asked[0] && { ...asked[0], providerCallId: "CA0" }),
      true,
    ],
  ])("stays with its user after %s, who hears nothing of it", async (name, end, isHeard) => {
    const { holder, user, number } = await claim();
    const answer = await end();
    if (isHeard) expect(answer).toEqual(said(codeWrong));
    const [state] = await stateOf(user);
    expect([state, await stateOf(holder)]).toEqual([
      /another|earlier/.test(name) ? "ringing" : "failed",
      ["verified"],
    ]);
    expect([await mailsOf(holder, number), await mailsOf(user, number)]).toEqual([[], []]);
  });
  const typeAt = (carrier: string) => {
    const [call] = asked;
    if (!call) throw new Error("No telephone rings");
    const typed = {
      ...call.request,
      providerCallId: call.providerCallId,
      digits: "654321",
      language: "en" as const,
    };
    return recordTypedCode(deps(), carrier, typed);
  };

  test("takes one try: the right code after a wrong one is too late", async () => {
    const { holder, user } = await claim();
    await type("000000");
    expect(await type("654321")).toEqual(said(codeWrong));
    expect([await stateOf(user), await stateOf(holder)]).toEqual([["failed"], ["verified"]]);
  });

  test("goes over when the end of the call overtakes the digits, or the call's answer its id", async () => {
    const { user } = await claim();
    await type(null);
    expect(await stateOf(user)).toEqual(["failed"]);
    await type("654321");
    expect(await stateOf(user)).toEqual(["verified"]);
    const second = await claim();
    await harness.rows("UPDATE caller_id SET provider_call_id = NULL WHERE user_id = $1", [second.user.id]);
    await type("654321");
    expect(await stateOf(second.user)).toEqual(["verified"]);
  });

  test("is not gained when its user removes it meanwhile, and is then asked for at the carrier", async () => {
    const { holder, user, number, own } = await claim();
    agreed(await removeCallerId(deps(), holder.id, own.id));
    expect(await type("654321")).toEqual(said(codeWrong));
    expect([await stateOf(user), await waiting()]).toEqual([["failed"], []]);
    await verified(user, number);
  });

  test("goes to the first of two who claim it at one time", async () => {
    const { user, holder, number } = await claim();
    const third = await harness.verified();
    agreed(await verify(third, number));
    // Proofs come later than claims: who claims from the first must have asked after the first proof.
    harness.pass(1_000);
    await Promise.all(asked.map((call) => type("654321", call)));
    const states = [await stateOf(user), await stateOf(third)].flat().sort();
    expect([states, await stateOf(holder)]).toEqual([["failed", "verified"], []]);
    // The other one can claim it from the first.
    const [late, first] = (await stateOf(user))[0] === "failed" ? [user, third] : [third, user];
    agreed(await verify(late, number));
    expect(await type("654321")).toEqual(said(codeRight));
    expect([await stateOf(late), await stateOf(first)]).toEqual([["verified"], []]);
  });

  test("is called within the same limits, at the product's cost, and leaves nothing when it is not", async () => {
    const { user, holder, number } = await claim();
    const [{ spent_mc = 0 } = {}] = await harness.rows<{ spent_mc: number }>(
      "SELECT spent_mc FROM verification_spend",
    );
    expect(spent_mc).toBe(2_000);
    await type("000000");
    mostPerDay_mc = 2_500;
    expect(await verify(user, number)).toEqual(refuse("verification_calls_used_up"));
    mostPerDay_mc = 1_000_000;
    attempts = 0;
    expect(await verify(user, number)).toEqual(refuse("too_many_verifications"));
    attempts = 10;
    fault = new CarrierError("down");
    expect(await verify(user, number)).toEqual(refuse("verification_call_failed"));
    fault = undefined;
    expect([asked.length, await stateOf(user), await stateOf(holder)]).toEqual([1, ["failed"], ["verified"]]);
    await verified(holder, uncallable);
    expect(await verify(user, uncallable)).toEqual(refuse("caller_id_not_callable"));
    expect((await list(user)).map(({ number }) => number)).toEqual([number]);
  });
});

test.each(["before", "after"])(
  "a verified number stays at the carrier when the code is typed for a removed request %s it",
  async (when) => {
    const [user, other] = [await harness.verified(), await harness.verified()];
    const number = newNumber();
    agreed(await verify(user, number));
    agreed(await verify(other, number));
    const [own, second] = rung;
    for (const { id } of await list(other)) agreed(await removeCallerId(deps(), other.id, id));
    for (const call of when === "before" ? [second, own] : [own, second]) if (call) await typeCode({ call });
    await sweepCallerIds(deps());
    expect([await stateOf(user), records.size]).toEqual([["verified"], 1]);
  },
);

test("a carrier that fails or refuses to call leaves a sentence, and a taken number no row", async () => {
  const user = await harness.verified();
  fault = new CarrierError("down");
  expect(await verify(user, newNumber())).toEqual(refuse("verification_call_failed"));
  expect(await stateOf(user)).toEqual(["failed"]);
  fault = undefined;
  const number = newNumber();
  // The operator's own.
  addRecord(number);
  expect(await verify(user, number)).toEqual(refuse("caller_id_taken"));
  expect(await stateOf(user)).toEqual(["failed"]);
});

test("a frozen user and a product without calls verify nothing", async () => {
  const user = await harness.verified();
  await harness.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [user.id]);
  expect(await verify(user, newNumber())).toEqual(refuse("account_frozen"));
  await harness.rows("UPDATE users SET frozen_at = NULL WHERE id = $1", [user.id]);
  const off = { ...deps(), calling: false };
  expect(await verifyCallerId(off, user, { typed: newNumber(), ip: "" })).toEqual(
    refuse("calling_switched_off"),
  );
  expect(rung).toEqual([]);
});

test("a removed number is forgotten at the carrier, also when it is silent at first, and is free then", async () => {
  const [user, other] = [await harness.verified(), await harness.verified()];
  const own = await verified(user);
  fault = new CarrierError("down");
  expect(agreed(await removeCallerId(deps(), user.id, own.id))).toEqual([]);
  expect(records.size).toBe(1);
  fault = undefined;
  expect(await verify(other, own.number)).toEqual(refuse("verification_call_failed"));
  harness.pass(3_600_000);
  await sweepCallerIds(deps());
  expect([records.size, (await waiting()).length]).toEqual([0, 0]);
  await verified(other, own.number);
  expect(await removeCallerId(deps(), user.id, own.id)).toEqual(refuse("caller_id_not_found"));
});

test("no number becomes the default again for a user who chose the operator's", async () => {
  const user = await harness.verified();
  const first = await verified(user);
  agreed(await chooseCallerId(deps(), user, null));
  await verified(user);
  harness.pass(340 * day_ms);
  await verified(user, first.number);
  expect((await list(user)).map(({ isDefault }) => isDefault)).toEqual([false, false]);
});

test("a call whose failure is reported before the carrier has named it fails its request", async () => {
  const user = await harness.verified();
  const busy: CarrierCallerIds = {
    ...callerIds,
    async verify(number, request) {
      const call = await callerIds.verify(number, request);
      await typeCode({ isRight: false });
      return call;
    },
  };
  const fast = { ...deps(), carriers: { twilio: { callerIds: busy } as unknown as Carrier } };
  const answer = await verifyCallerId(fast, user, { typed: newNumber(), ip: "192.0.2.1" });
  expect(agreed(answer)).toMatchObject([{ state: "failed", code: null }]);
});

test("a number that the carrier has and no user holds is called, once no report of it can come", async () => {
  const [owner, other] = [await harness.verified(), await harness.verified()];
  const number = newNumber();
  agreed(await verify(owner, number));
  // The code is typed, and the report is lost.
  for (const { request } of rung) addRecord(number, request.id);
  expect(await verify(other, number)).toEqual(refuse("caller_id_taken"));
  expect([records.size, await list(other)]).toEqual([1, []]);
  for (const { id } of await list(owner)) agreed(await removeCallerId(deps(), owner.id, id));
  expect(agreed(await verify(other, number))).toMatchObject([{ number, state: "ringing" }]);
  expect(records.size).toBe(0);
});

test("another user's number is neither chosen nor removed", async () => {
  const [user, stranger] = [await harness.verified(), await harness.verified()];
  const own = await verified(user);
  expect(await chooseCallerId(deps(), stranger, own.id)).toEqual(refuse("caller_id_not_found"));
  expect(await removeCallerId(deps(), stranger.id, own.id)).toEqual(refuse("caller_id_not_found"));
  expect(agreed(await chooseCallerId(deps(), user, null))).toMatchObject([{ isDefault: false }]);
  expect(agreed(await chooseCallerId(deps(), user, own.id))).toMatchObject([{ isDefault: true }]);
});

test("a rented number is chosen while it rings, and one default takes the place of the other", async () => {
  const user = await harness.verified();
  const { walletId } = user;
  const row = rentedNumber({ id: randomUUID(), number: newNumber(), userId: user.id, walletId });
  const own = await verified(user);
  await database.withClient((client) => rentedNumberStore(client).add(row));
  const choose = (id: string | null) => chooseCallerId(deps(), user, id);
  const defaults = async () => [
    ...(await list(user)).filter(({ isDefault }) => isDefault).map(({ id }) => id),
    ...(await deps().connection((stores) => stores.callerIds.rented(user)))
      .filter(({ isDefault }) => isDefault)
      .map(({ id }) => id),
  ];
  expect(await defaults()).toEqual([own.id]);
  agreed(await choose(row.id));
  expect(await defaults()).toEqual([row.id]);
  agreed(await choose(own.id));
  expect(await defaults()).toEqual([own.id]);
  agreed(await choose(row.id));
  agreed(await choose(null));
  expect(await defaults()).toEqual([]);
  agreed(await choose(row.id));
  await database.query("UPDATE rented_number SET state = 'overdue' WHERE id = $1", [row.id]);
  expect(await choose(row.id)).toEqual(refuse("caller_id_not_found"));
  expect(await defaults()).toEqual([]);
  const stranger = await harness.verified();
  expect(await chooseCallerId(deps(), stranger, row.id)).toEqual(refuse("caller_id_not_found"));
});

test("each change reaches the open pages of its user", async () => {
  const user = await harness.verified();
  const number = newNumber();
  const acts: readonly [string, () => Promise<unknown>][] = [
    ["asked for", () => verify(user, number)],
    ["verified", () => typeCode()],
    ["no longer the default", () => chooseCallerId(deps(), user, null)],
    ["removed", async () => removeCallerId(deps(), user.id, (await list(user))[0]?.id ?? "")],
  ];
  for (const [name, act] of acts) expect(await publishedBy(act), name).toEqual([changed(user)]);
  agreed(await verify(user, number));
  harness.pass(6 * 60_000);
  expect(await publishedBy(() => sweepCallerIds(deps())), "failed").toContainEqual(changed(user));
  await verified(user, number);
  harness.pass(366 * day_ms);
  expect(await publishedBy(() => sweepCallerIds(deps())), "lapsed").toContainEqual(changed(user));
});

describe("the sweep", () => {
  test("decides a request whose report was lost by the carrier's record", async () => {
    const [proven, unproven] = [await harness.verified(), await harness.verified()];
    agreed(await verify(unproven, newNumber()));
    agreed(await verify(proven, newNumber()));
    const call = rung[1];
    if (call) addRecord(call.number, call.request.id);
    harness.pass(6 * 60_000);
    fault = new CarrierError("down");
    await sweepCallerIds(deps());
    expect([await stateOf(proven), await stateOf(unproven)]).toEqual([["ringing"], ["ringing"]]);
    fault = undefined;
    await sweepCallerIds(deps());
    expect([await stateOf(proven), await stateOf(unproven)]).toEqual([["verified"], ["failed"]]);
  });

  test("gives a number to the user whose code was typed, and not to another who asked for it", async () => {
    const [stranger, owner] = [await harness.verified(), await harness.verified()];
    const number = newNumber();
    agreed(await verify(stranger, number));
    harness.pass(4 * 60_000);
    agreed(await verify(owner, number));
    const call = rung[1];
    if (call) addRecord(number, call.request.id);
    for (let n = 0; n < 2; n++) {
      harness.pass(4 * 60_000);
      await sweepCallerIds(deps());
    }
    expect([await stateOf(stranger), await stateOf(owner)]).toEqual([["failed"], ["verified"]]);
  });

  test("asks by mail once before a year is over, and a number lapses with it", async () => {
    const user = await harness.verified();
    const own = await verified(user);
    expect(await verify(user, own.number)).toEqual([own]);
    harness.pass(336 * day_ms);
    for (let n = 0; n < 2; n++) await sweepCallerIds(deps());
    const mails = (await harness.mailsTo(user.email)).filter(({ text }) => text.includes(own.number));
    expect(mails).toHaveLength(1);
    // A number's calls are forwarded to verified numbers alone.
    expect(mails[0]?.text).toContain("calls to your numbers here no longer go on to it");
    expect(await stateOf(user)).toEqual(["verified"]);
    harness.pass(30 * day_ms);
    await sweepCallerIds(deps());
    expect(await list(user)).toMatchObject([{ state: "lapsed", verifiedAt: null, isDefault: false }]);
    expect(records.size).toBe(0);
    await verified(user, own.number);
  });
});

test("a number is verified again within its last month, by a new call", async () => {
  const user = await harness.verified();
  const own = await verified(user);
  harness.pass(340 * day_ms);
  agreed(await verify(user, own.number));
  expect([rung.length, records.size, await stateOf(user)]).toEqual([2, 0, ["ringing"]]);
  await typeCode();
  expect(await list(user)).toMatchObject([{ verifiedAt: harness.deps.clock.now(), isDefault: true }]);
});

test("a deleted user's numbers go, at the carrier too", async () => {
  const person = await harness.verified();
  await verified(person);
  await harness.deps.transaction(async (stores) => {
    const user = await stores.users.lock(person.id);
    if (user) agreed(await eraseUser(harness.deps, stores, user, { forfeitCredits: 0 }));
  });
  expect(await list(person)).toEqual([]);
  await sweepCallerIds(deps());
  expect(records.size).toBe(0);
});
