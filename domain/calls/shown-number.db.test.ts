import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { usualCallerId } from "#contract/calls/calls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import { compileDeck } from "#domain/tariff/decks/deck.ts";
import { type CallHarness, callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";
import { authoriseCall } from "./authorise-call.ts";
import { verifiedFor_s } from "./voice-carrier.ts";

const database = testDatabase();
const london = e164Schema.parse("+442079460000");
const year_ms = verifiedFor_s * 1_000;
let harness: CallHarness;
let user: Awaited<ReturnType<CallHarness["openWallet"]>>;
let last = 0;

beforeAll(async () => {
  harness = await createCallHarness(database);
});
afterAll(() => harness.close());
beforeEach(async () => {
  user = await harness.openWallet(50_000);
});

interface Given {
  userId?: string;
  age_ms?: number;
  isDefault?: boolean;
  carrier?: string;
  state?: string;
}

/** A number of the user's, verified this long ago. */
async function callerId({
  userId = user.id,
  age_ms = 0,
  isDefault = false,
  carrier = "twilio",
  state = "verified",
}: Given = {}) {
  const id = randomUUID();
  const number = `+4474001${100_000 + last++}`;
  const isVerified = state === "verified";
  const verifiedAt = isVerified ? new Date(harness.deps.clock.now().getTime() - age_ms) : null;
  await database.query(
    `INSERT INTO caller_id (user_id, id, carrier, number, state, requested_at, verified_at, provider_number_id, is_default,
       becomes_default)
     VALUES ($1, $2, $3, $4, $5, now(), $6, $7, $8, $8)`,
    [userId, id, carrier, number, state, verifiedAt, isVerified ? `PN${id}` : null, isDefault],
  );
  return { id, number };
}

/** The number that a call shows, by its instructions and by its row. */
async function shown(callerIdOfCall?: string, deps = harness.deps) {
  const providerCallId = `CA${randomUUID()}`;
  const request = { ...callRequest(user.id, providerCallId, london), callerId: callerIdOfCall };
  const instructions = await authoriseCall(deps, request);
  if (instructions.kind !== "dial") throw new Error(`Not dialled but ${instructions.kind}`);
  // The carrier asks again when it got no answer.
  expect(await authoriseCall(deps, request)).toEqual(instructions);
  const [row] = await database.query<{ shown_number: string | null }>(
    "UPDATE call SET open = false, status = 'no_answer', cost_mc = 0 WHERE provider_call_id = $1 RETURNING shown_number",
    [providerCallId],
  );
  await database.query("UPDATE wallet SET held_mc = 0 WHERE id = $1", [user.walletId]);
  expect(row?.shown_number).toBe(instructions.shownNumber);
  return instructions.shownNumber;
}

test("the default is shown, another of the user's by its id, and the operator's where that is chosen", async () => {
  expect(await shown()).toBeNull();
  const usual = await callerId({ isDefault: true });
  const other = await callerId();
  expect(await shown()).toBe(usual.number);
  expect(await shown(other.id)).toBe(other.number);
  expect(await shown(usualCallerId)).toBeNull();
});

test.each<[string, () => Given]>([
  ["another user's number", () => ({ userId: randomUUID() })],
  ["a number that was verified more than a year ago", () => ({ age_ms: year_ms + 1_000 })],
  ["a number that is not verified", () => ({ state: "failed" })],
  ["a number of another carrier", () => ({ carrier: "other" })],
])("%s is not shown", async (_name, given) => {
  const { id } = await callerId(given());
  expect(await shown(id)).toBeNull();
});

test("a number is shown until its year is over", async () => {
  const { id, number } = await callerId({ age_ms: year_ms - 60_000 });
  expect(await shown(id)).toBe(number);
});

/** A number that the user rents. */
async function rent(values: Partial<RentedNumber> = {}) {
  const number = e164Schema.parse(`+1415555${1_000 + last++}`);
  const row = rentedNumber({ id: randomUUID(), number, userId: user.id, walletId: user.walletId, ...values });
  expect(await database.withClient((client) => rentedNumberStore(client).add(row))).toBe(true);
  return row;
}

test("the first number that is rented is shown, and another by its id, unless a verified one is the default", async () => {
  const [first, second] = [await rent(), await rent()];
  expect(await shown()).toBe(first.number);
  expect(await shown(second.id)).toBe(second.number);
  expect(await shown(usualCallerId)).toBeNull();
  const verified = await callerId({ isDefault: true });
  expect(await shown()).toBe(verified.number);
  expect(await shown(first.id)).toBe(first.number);
});

test("a rented number is not shown by itself to those who have verified another", async () => {
  await callerId();
  const { id, number } = await rent();
  expect(await shown()).toBeNull();
  expect(await shown(id)).toBe(number);
});

test.each<[string, () => Partial<RentedNumber>]>([
  ["another user's", () => ({ userId: randomUUID() })],
  ["another wallet's", () => ({ walletId: randomUUID() })],
  ["one that is not paid", () => ({ state: "overdue" })],
  ["one that is being given back", () => ({ state: "releasing" })],
  ["one of another carrier", () => ({ carrier: "other" })],
])("of rented numbers %s is not shown", async (_name, values) => {
  const { id } = await rent(values());
  expect([await shown(id), await shown()]).toEqual([null, null]);
});

test("a removed number is shown no more", async () => {
  const { id, number } = await callerId();
  expect(await shown(id)).toBe(number);
  await database.query("DELETE FROM caller_id WHERE id = $1", [id]);
  expect(await shown(id)).toBeNull();
});

test("a destination that refuses callers' own numbers is shown the operator's", async () => {
  const { id } = await callerId({ isDefault: true });
  const rows = harness.deps.deck.rows.map((row) => ({ ...row, refusesCallerIds: row.prefix === "44" }));
  const deps = { ...harness.deps, deck: compileDeck(rows) };
  expect([await shown(id, deps), await shown(undefined, deps)]).toEqual([null, null]);
});
