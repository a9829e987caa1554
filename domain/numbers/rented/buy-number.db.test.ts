import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentHarness } from "#testing/numbers/rent-harness.ts";
import { availableNumbers, buyNumber } from "./buy-number.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { sweepNumbers } from "./look-at-number.ts";
import { releaseNumber, rentReceipt } from "./own-numbers.ts";

const database = testDatabase();
let rent: ReturnType<typeof rentHarness>;
beforeEach(async () => {
  rent = rentHarness(database);
  await database.query("DELETE FROM rented_number WHERE state <> 'buying'");
  await database.query("DELETE FROM outbox");
});
afterEach(async () => expect(await rent.audit()).toEqual([]));

const changed = ({ walletId }: Viewer) => ({ audience: { walletId }, event: { type: "changed" } });
const refused = (code: string) => expect.objectContaining({ refused: code });
const credits = async (user: Viewer) => {
  const { posted_mc, held_mc } = await rent.balance(user);
  return [posted_mc / 1_000, held_mc / 1_000];
};

test("a number is bought for the first month, and its receipt says which", async () => {
  const user = await rent.user(20);
  const purchase = rent.purchase();
  const published = await rent.publishedBy(async () =>
    expect(await buyNumber(rent.deps, user, purchase)).toMatchObject({
      state: "active",
      number: purchase.number,
      monthsPaid: 1,
      paidUntil: new Date("2026-02-28T10:00:00Z"),
    }),
  );
  expect(published, "held, and paid").toEqual([changed(user), changed(user)]);
  expect(await credits(user)).toEqual([5, 0]);
  const receipt = {
    from: "2026-01-31T10:00:00.000Z",
    until: "2026-02-28T10:00:00.000Z",
    credits: 15,
    amount: 1.5,
  };
  expect(await rentReceipt(rent.deps, user, { id: purchase.id, month: 1 })).toMatchObject(receipt);
  expect(await rentReceipt(rent.deps, user, { id: purchase.id, month: 2 })).toEqual(
    refused("rented_number_not_found"),
  );
  const stranger = await rent.user(0);
  expect(await rentReceipt(rent.deps, stranger, { id: purchase.id, month: 1 })).toEqual(
    refused("rented_number_not_found"),
  );
});

test("the same purchase sent again buys once, also at the same time, and another one under its id is refused", async () => {
  const user = await rent.user(100);
  const purchase = rent.purchase();
  const { search, buy } = rent.carrier;
  const [searches, others] = [gate(3), gate(2)];
  rent.carrier.search = async (query) => {
    const available = await search(query);
    await searches.pass();
    return available;
  };
  // The first order is answered last.
  rent.carrier.buy = async (order) => {
    const isFirst = rent.carrier.orders === 0;
    const bought = await buy(order);
    if (isFirst) await others.opened;
    return bought;
  };
  const answers = [1, 2, 3].map(() => buyNumber(rent.deps, user, purchase).finally(() => void others.pass()));
  const states = (await Promise.all(answers)).map((answer) => "state" in answer && answer.state);
  expect(states.toSorted()).toEqual(["active", "buying", "buying"]);
  expect(rent.carrier.orders).toBe(1);
  const again = await buyNumber(rent.deps, user, purchase);
  expect(again).toMatchObject({ id: purchase.id, state: "active" });
  expect(rent.carrier.owned.size).toBe(1);
  expect(await credits(user)).toEqual([85, 0]);
  const { number } = rent.purchase();
  expect(await buyNumber(rent.deps, user, { ...purchase, number })).toEqual(refused("idempotency_conflict"));
});

test("of two purchases at once a balance for one pays one", async () => {
  const user = await rent.user(20);
  const results = await Promise.all([1, 2, 3].map(() => buyNumber(rent.deps, user, rent.purchase())));
  expect(results.filter((result) => !("refused" in result))).toHaveLength(1);
  expect(results.filter((result) => "refused" in result)).toEqual(
    [1, 2].map(() => refused("not_enough_credits")),
  );
  expect(rent.carrier.owned.size).toBe(1);
  expect(await credits(user)).toEqual([5, 0]);
});

test("of two users one gets a number, and the other pays nothing", async () => {
  const users = [await rent.user(20), await rent.user(20)];
  const { number } = rent.purchase();
  const results = await Promise.all(
    users.map((user) => buyNumber(rent.deps, user, rent.purchase({ number }))),
  );
  expect(results.filter((result) => "refused" in result)).toEqual([refused("number_taken")]);
  expect((await Promise.all(users.map(credits))).toSorted()).toEqual(
    [
      [20, 0],
      [5, 0],
    ].toSorted(),
  );
});

test.each([
  ["another monthly price than shown", { monthly: 14 }, "price_changed"],
  ["another price of calls to it than shown", { inboundPerMinute: 0.3 }, "price_changed"],
  ["a kind that is not offered", { kind: "mobile" }, "number_not_offered"],
  ["a country that is not offered", { country: "FR" }, "number_not_offered"],
] as const)("%s is refused before the carrier is asked", async (_name, values, code) => {
  const user = await rent.user(20);
  expect(await buyNumber(rent.deps, user, rent.purchase(values))).toEqual(refused(code));
  expect([rent.carrier.orders, await credits(user)]).toEqual([0, [20, 0]]);
});

test("a number that the carrier does not list as available is not bought, also when the account has it", async () => {
  const user = await rent.user(20);
  const { number } = rent.purchase();
  rent.carrier.owned.set("PN1", { providerNumberId: "PN1", number, id: undefined });
  expect(await buyNumber(rent.deps, user, rent.purchase({ number }))).toEqual(refused("number_taken"));
  expect([rent.carrier.orders, await credits(user)]).toEqual([0, [20, 0]]);
});

test("numbers that need papers are offered with the operator's words alone", async () => {
  const user = await rent.user(100);
  const choice = { country: "DE", kind: "local", digits: "493023125300" } as const;
  const offer = {
    country: "DE",
    kind: "local",
    monthly_mc: 15_000,
    inboundPerMinute_mc: 0,
    addressRef: "",
    documentsRef: "",
  } as const;
  const number = e164Schema.parse("+493023125300");
  rent.deps.firstOffers = [{ ...offer, documents: "" }];
  expect(await availableNumbers(rent.deps, choice)).toMatchObject({ numbers: [] });
  const purchase = rent.purchase({ ...choice, number });
  expect(await buyNumber(rent.deps, user, purchase)).toEqual(refused("number_not_offered"));
  rent.deps.firstOffers = [{ ...offer, documents: "Send us a copy of your passport." }];
  expect(await availableNumbers(rent.deps, choice)).toMatchObject({ numbers: [{ number }] });
  expect(await buyNumber(rent.deps, user, purchase)).toMatchObject({ state: "active" });
});

test("a user may have five numbers", async () => {
  const user = await rent.user(100);
  for (const _ of [1, 2, 3, 4, 5])
    expect(await buyNumber(rent.deps, user, rent.purchase())).toMatchObject({ state: "active" });
  expect(await buyNumber(rent.deps, user, rent.purchase())).toEqual(refused("too_many_rented_numbers"));
});

test.each([
  ["frozen", "UPDATE users SET frozen_at = now() WHERE id = $1", "account_frozen"],
  [
    "a member of another's wallet",
    "UPDATE wallet_member SET role = 'member' WHERE user_id = $1",
    "rent_owner_only",
  ],
])("a user who is %s rents nothing", async (_name, change, code) => {
  const user = await rent.user(20);
  await database.query(change, [user.id]);
  expect(await buyNumber(rent.deps, user, rent.purchase())).toEqual(refused(code));
  expect(rent.carrier.orders).toBe(0);
});

test("a user in debt rents nothing", async () => {
  const user = await rent.user(20);
  const dispute = {
    walletId: user.walletId,
    contra: "disputes",
    ref: randomUUID(),
    subjectId: randomUUID(),
  } as const;
  await rent.deps.connection(({ ledger }) =>
    ledger.post({ ...dispute, delta_mc: -30_000, mayOverdraw: true }),
  );
  expect(await buyNumber(rent.deps, user, rent.purchase())).toEqual(refused("account_in_debt"));
  expect(rent.carrier.orders).toBe(0);
});

test("a carrier that is away is refused before anything is held", async () => {
  const user = await rent.user(20);
  rent.carrier.fault = "away";
  expect(await buyNumber(rent.deps, user, rent.purchase())).toEqual(refused("numbers_away"));
  expect(await credits(user)).toEqual([20, 0]);
});

test("a lost answer is found again: the number is owned and paid", async () => {
  const user = await rent.user(20);
  const purchase = rent.purchase();
  loseTheAnswer();
  expect(await buyNumber(rent.deps, user, purchase)).toEqual(refused("purchase_unknown"));
  expect(await credits(user)).toEqual([20, 15]);
  expect(await rent.audit()).toEqual([]);
  await sweepNumbers(rent.deps);
  expect(await rent.isRented(purchase.number)).toBe("buying");
  rent.become("2026-01-31T10:03:00Z");
  await Promise.all([sweepNumbers(rent.deps), sweepNumbers(rent.deps)]);
  expect(await rent.isRented(purchase.number)).toBe("active");
  expect(await credits(user)).toEqual([5, 0]);
});

test("an order that never arrived gives the credits back, and the number is free for others", async () => {
  const user = await rent.user(20);
  const purchase = rent.purchase();
  const { search } = rent.carrier;
  rent.carrier.search = async (query) => {
    const available = await search(query);
    rent.carrier.fault = "away";
    return available;
  };
  expect(await buyNumber(rent.deps, user, purchase)).toEqual(refused("purchase_unknown"));
  rent.become("2026-01-31T10:03:00Z");
  await sweepNumbers(rent.deps);
  expect(await credits(user)).toEqual([20, 15]);
  rent.carrier.fault = undefined;
  rent.carrier.search = search;
  rent.become("2026-01-31T10:10:00Z");
  expect(await rent.publishedBy(() => sweepNumbers(rent.deps))).toEqual([changed(user)]);
  expect([await credits(user), await rent.numbers(user)]).toEqual([[20, 0], []]);
  expect(await buyNumber(rent.deps, user, purchase)).toMatchObject({ state: "active" });
});

test("a user who was deleted while the answer was lost pays nothing, and the number goes back", async () => {
  const user = await rent.user(20);
  loseTheAnswer();
  await buyNumber(rent.deps, user, rent.purchase());
  await database.query(
    "UPDATE users SET deleted_at = now(), verified_at = NULL, password_hash = NULL WHERE id = $1",
    [user.id],
  );
  rent.become("2026-01-31T10:03:00Z");
  await sweepNumbers(rent.deps);
  await sweepNumbers(rent.deps);
  expect([await credits(user), rent.carrier.owned.size]).toEqual([[20, 0], 0]);
  const rows = await database.query("SELECT state, number FROM rented_number WHERE user_id = $1", [user.id]);
  expect(rows).toEqual([{ state: "released", number: expect.stringMatching(/xxxx$/) }]);
});

test("a number is given back at once, by its user alone, and at the carrier once it answers", async () => {
  const user = await rent.user(20);
  const purchase = rent.purchase();
  await buyNumber(rent.deps, user, purchase);
  const stranger = await rent.user(0);
  expect(await releaseNumber(rent.deps, stranger, purchase.id)).toEqual(refused("rented_number_not_found"));
  expect(await releaseNumber(rent.deps, user, purchase.id)).toMatchObject({ state: "releasing" });
  rent.carrier.fault = "away";
  await sweepNumbers(rent.deps);
  expect([await rent.isRented(purchase.number), rent.carrier.owned.size]).toEqual(["releasing", 1]);
  expect(rent.reports).toHaveLength(1);
  rent.carrier.fault = undefined;
  rent.become("2026-01-31T12:00:00Z");
  expect(await rent.publishedBy(() => sweepNumbers(rent.deps))).toEqual([changed(user)]);
  expect([await rent.isRented(purchase.number), rent.carrier.owned.size]).toEqual([undefined, 0]);
  expect(await releaseNumber(rent.deps, user, purchase.id)).toMatchObject({ state: "released" });
  expect(await credits(user)).toEqual([5, 0]);
});

test("the operator is told of numbers that only the carrier or only a user has", async () => {
  await compareNumbers(rent.deps);
  expect(await rent.mails()).toEqual([]);
  const user = await rent.user(40);
  await buyNumber(rent.deps, user, rent.purchase());
  await compareNumbers(rent.deps);
  expect(await rent.mails()).toEqual([]);
  rent.become("2026-01-31T11:00:00Z");
  rent.carrier.owned.clear();
  await compareNumbers(rent.deps);
  expect(await rent.mails()).toEqual(["Numbers at the carrier and rented numbers differ"]);
});

/** Opens once as many have come. */
function gate(count: number) {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  let passed = 0;
  const pass = () => {
    passed += 1;
    if (passed === count) resolve();
    return opened;
  };
  return { opened, pass };
}

/** The carrier does its work, and its answer never arrives. */
function loseTheAnswer(): void {
  const { buy } = rent.carrier;
  rent.carrier.buy = (order) => {
    rent.carrier.fault = "lost";
    return buy(order).finally(() => {
      rent.carrier.fault = undefined;
      rent.carrier.buy = buy;
    });
  };
}
