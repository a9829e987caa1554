import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { ForwardTarget } from "#domain/calls/incoming/forward.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentHarness } from "#testing/numbers/rent-harness.ts";
import { addRentedNumber } from "#testing/numbers/rented-number.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { forwardNumber, ownNumbers, toShownNumber } from "./own-numbers.ts";
import type { RentedNumber } from "./rented-number.ts";

const database = testDatabase();
const rent = rentHarness(database);
const deckOf = (credits: number) => parseDeck(`${deckColumns}\n44,United Kingdom,${credits},60,60,0,no\n`);
const deps = { ...rent.deps, deck: deckOf(1), longestCall_s: 3_600 };
/** The price to the mobile and half a credit for the call to the number. */
const rate = "1500,0,60,60";
let user: Viewer;
let number: RentedNumber;
let mobile: ForwardTarget;

beforeEach(async () => {
  await database.query("DELETE FROM rented_number");
  user = await rent.user(20);
  number = await add({ inboundPerMinute_mc: 500 });
  mobile = await verified();
});

const add = (values: Partial<RentedNumber>, of = user) =>
  addRentedNumber(database, { userId: of.id, walletId: of.walletId, ...values });
const verified = (of = user, verifiedAt = rent.deps.clock.now()) =>
  verifiedNumber(database, { userId: of.id, verifiedAt });
const forward = (callerId: string, shownRate = rate, of = user) =>
  forwardNumber(deps, of, number.id, { callerId, rate: shownRate });
const shown = async (with_ = deps) => (await ownNumbers(with_, user)).numbers.map(toShownNumber)[0];
const refused = (code: string) => expect.objectContaining({ refused: code });

test("a number names the verified ones with both prices, goes on to one of them, and rings again", async () => {
  await verified(await rent.user(0));
  await verified(user, new Date("2025-01-31T10:00:00Z"));
  const choice = { callerId: mobile.id, number: mobile.number, perMinute: 1.5, rate };
  expect(await shown()).toMatchObject({ forward: null, forwardChoices: [choice] });
  expect(await rent.publishedBy(() => forward(mobile.id))).toEqual([
    { audience: { userId: user.id }, event: { type: "settings" } },
  ]);
  expect(await shown()).toMatchObject({ forward: { callerId: mobile.id, problem: null } });
  const stopped = await forwardNumber(deps, user, number.id, null);
  expect(stopped).toMatchObject({ forwardsTo: null, forwardRate: null });
  expect(await shown()).toMatchObject({ forward: null });
});

test("the settings say that a number is no longer verified, and that its price has risen", async () => {
  await forward(mobile.id);
  expect(await shown({ ...deps, deck: deckOf(1.1) })).toMatchObject({
    forward: { problem: "dearer" },
    forwardChoices: [{ perMinute: 1.6 }],
  });
  expect(await shown({ ...deps, deck: deckOf(0.9) })).toMatchObject({ forward: { problem: null } });
  await database.query("UPDATE caller_id SET state = 'lapsed', verified_at = NULL WHERE id = $1", [
    mobile.id,
  ]);
  expect(await shown()).toMatchObject({ forward: { problem: "not_verified" }, forwardChoices: [] });
});

test.each([
  ["another user's number", async () => forward((await verified(await rent.user(0))).id)],
  ["a number that is not there", async () => forward(randomUUID())],
  ["one that lapsed", async () => forward((await verified(user, new Date("2025-01-31T10:00:00Z"))).id)],
  [
    "one that a user rents",
    async () => {
      await add({ number: mobile.number }, await rent.user(0));
      return forward(mobile.id);
    },
  ],
])("%s is refused, and the pages still ring", async (_name, set) => {
  expect(await set()).toEqual(refused("forward_not_allowed"));
  expect(await shown()).toMatchObject({ forward: null });
});

test.each(["1499,0,60,60", "1500,0,1,1", "", "free"])(
  "a price of %j that is too low is refused",
  async (text) => {
    expect(await forward(mobile.id, text)).toEqual(refused("price_changed"));
    expect(await shown()).toMatchObject({ forward: null });
  },
);

test("another user's number and one that is given back are not there", async () => {
  const stranger = await rent.user(0);
  expect(await forward((await verified(stranger)).id, rate, stranger)).toEqual(
    refused("rented_number_not_found"),
  );
  await database.query("UPDATE rented_number SET state = 'releasing' WHERE id = $1", [number.id]);
  expect(await forward(mobile.id)).toEqual(refused("rented_number_not_found"));
});
