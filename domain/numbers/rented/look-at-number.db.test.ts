import { afterEach, beforeEach, expect, test } from "vitest";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentHarness } from "#testing/numbers/rent-harness.ts";
import { buyNumber } from "./buy-number.ts";
import { sweepNumbers } from "./look-at-number.ts";

const database = testDatabase();
let rent: ReturnType<typeof rentHarness>;
beforeEach(async () => {
  rent = rentHarness(database);
  await database.query("DELETE FROM rented_number");
  await database.query("DELETE FROM outbox");
});
afterEach(async () => expect(await rent.audit()).toEqual([]));

/** A user with a number from January 31st, 10:00, and these credits left. */
async function renter(left: number): Promise<Viewer> {
  const user = await rent.user(15 + left);
  expect(await buyNumber(rent.deps, user, rent.purchase())).toMatchObject({ state: "active" });
  return user;
}

/** Two nodes look at the same time, until nothing is due. */
async function lookAt(moment: string): Promise<void> {
  rent.become(moment);
  for (let looked = 1; looked > 0; ) {
    [looked = 0] = await Promise.all([sweepNumbers(rent.deps), sweepNumbers(rent.deps)]);
  }
  expect(rent.reports).toEqual([]);
}

const posted = async (user: Viewer) => (await rent.balance(user)).posted_mc / 1_000;
const state = async (user: Viewer) => {
  const [number] = await rent.numbers(user);
  return number && [number.state, number.monthsPaid, number.paidUntil?.toISOString()];
};

test("two nodes renew a number once a month, on the day of the purchase or the last of a shorter month", async () => {
  const user = await renter(45);
  await lookAt("2026-02-28T09:59:59Z");
  expect(await posted(user)).toBe(45);
  const { walletId } = user;
  const renewed = await rent.publishedBy(() => lookAt("2026-02-28T10:00:00Z"));
  expect(renewed).toEqual([{ audience: { walletId }, event: { type: "changed" } }]);
  expect([await posted(user), await state(user)]).toEqual([30, ["active", 2, "2026-03-31T10:00:00.000Z"]]);
  await lookAt("2026-03-31T10:00:01Z");
  await lookAt("2026-04-30T10:00:01Z");
  expect([await posted(user), await state(user)]).toEqual([0, ["active", 4, "2026-05-31T10:00:00.000Z"]]);
  expect(await rent.mails()).toEqual([]);
});

test("a user whose credits do not cover it is told 7 days and 1 day before, once each", async () => {
  const user = await renter(14);
  await lookAt("2026-02-21T09:59:00Z");
  expect(await rent.mails()).toEqual([]);
  await lookAt("2026-02-21T10:00:00Z");
  await lookAt("2026-02-25T10:00:00Z");
  const soon = expect.stringMatching(/^Your number \S+ is about to lapse$/);
  expect(await rent.mails()).toEqual([soon]);
  await lookAt("2026-02-27T10:00:00Z");
  await lookAt("2026-02-27T20:00:00Z");
  expect(await rent.mails()).toEqual([soon, soon]);
  await rent.topUp(user, 1);
  await lookAt("2026-02-28T10:00:00Z");
  expect([await posted(user), await state(user)]).toEqual([0, ["active", 2, "2026-03-31T10:00:00.000Z"]]);
  expect(await rent.mails()).toEqual([soon, soon]);
});

test("credits for one of two numbers do not cover both", async () => {
  const user = await rent.user(45);
  for (const _ of [1, 2]) await buyNumber(rent.deps, user, rent.purchase());
  await lookAt("2026-02-21T10:00:00Z");
  expect(await rent.mails()).toHaveLength(2);
  await lookAt("2026-02-28T10:00:00Z");
  expect(await posted(user)).toBe(0);
  expect((await rent.numbers(user)).map((number) => number.state).toSorted()).toEqual(["active", "overdue"]);
});

test("credits that a call only holds are waited for: no mail, no recharge, and the number goes on ringing", async () => {
  const user = await renter(20);
  const hold = (amount_mc: number) =>
    rent.deps.connection(({ ledger }) => ledger.hold(user.walletId, amount_mc));
  await database.query("UPDATE wallet SET recharge_below_mc = 1000 WHERE id = $1", [user.walletId]);
  await hold(20_000);
  for (const moment of ["2026-02-21T10:00:00Z", "2026-02-27T10:00:00Z", "2026-02-28T10:00:00Z"])
    await lookAt(moment);
  const due = "SELECT FROM wallet WHERE id = $1 AND recharge_due_at IS NOT NULL";
  expect(await database.query(due, [user.walletId])).toEqual([]);
  expect([await rent.mails(), (await state(user))?.[0]]).toEqual([[], "active"]);
  await hold(-20_000);
  await lookAt("2026-02-28T10:01:30Z");
  expect([await posted(user), await state(user)]).toEqual([5, ["active", 2, "2026-03-31T10:00:00.000Z"]]);
});

test("a number whose credits are still held a day after its renewal is unpaid", async () => {
  const user = await renter(20);
  await rent.deps.connection(({ ledger }) => ledger.hold(user.walletId, 20_000));
  await lookAt("2026-03-01T10:00:00Z");
  expect((await state(user))?.[0]).toBe("overdue");
  await rent.deps.connection(({ ledger }) => ledger.hold(user.walletId, -20_000));
});

test("an unpaid number is kept, renewed by a top-up, and never charged below zero", async () => {
  const user = await renter(14);
  await lookAt("2026-02-28T10:00:00Z");
  expect([await posted(user), await state(user)]).toEqual([14, ["overdue", 1, "2026-02-28T10:00:00.000Z"]]);
  expect(await rent.mails()).toContainEqual(expect.stringMatching(/no longer rings$/));
  await lookAt("2026-03-10T09:59:00Z");
  expect(await rent.mails()).toHaveLength(1);
  await rent.topUp(user, 5);
  await lookAt("2026-03-10T09:59:30Z");
  await lookAt("2026-03-10T10:00:30Z");
  expect([await posted(user), await state(user)]).toEqual([4, ["active", 2, "2026-03-31T10:00:00.000Z"]]);
});

test("a number that is unpaid for ten days goes back, with a mail", async () => {
  const user = await renter(0);
  await lookAt("2026-02-28T10:00:00Z");
  await lookAt("2026-03-10T10:00:00Z");
  expect([await rent.numbers(user), rent.carrier.owned.size, await posted(user)]).toEqual([[], 0, 0]);
  expect(await rent.mails()).toContainEqual(expect.stringMatching(/was given back$/));
});

test.each([
  [
    "frozen",
    "UPDATE users SET frozen_at = now() WHERE id = $1",
    "UPDATE users SET frozen_at = NULL WHERE id = $1",
  ],
  [
    "in dispute",
    `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at, disputed_at)
     SELECT gen_random_uuid(), $1, wallet_id, 'stripe', 'completed', 'USD', 100, 10000, now(), now()
       FROM wallet_member WHERE user_id = $1`,
    "UPDATE payment SET dispute_allowed_at = now() WHERE user_id = $1",
  ],
])(
  "the number of a user who is %s is not renewed until that ends, and the user is told before",
  async (_name, begin, end) => {
    const user = await renter(50);
    const texts: string[] = [];
    const { transaction } = rent.deps;
    rent.deps.transaction = (work) =>
      transaction((stores) => {
        const add: typeof stores.outbox.add = (mail, ...rest) => {
          texts.push(mail.text);
          return stores.outbox.add(mail, ...rest);
        };
        return work({ ...stores, outbox: { ...stores.outbox, add } });
      });
    await database.query(begin, [user.id]);
    await lookAt("2026-02-21T10:00:00Z");
    expect(await rent.mails()).toHaveLength(1);
    await lookAt("2026-02-28T10:00:00Z");
    expect([await posted(user), (await state(user))?.[0]]).toEqual([50, "overdue"]);
    expect(texts.at(-1)).toContain("while your account is restricted");
    await database.query(end, [user.id]);
    await lookAt("2026-02-28T10:01:30Z");
    expect([await posted(user), (await state(user))?.[0]]).toEqual([35, "active"]);
  },
);

test("automatic recharge is asked before the user is, and the user hears of it only when it has not paid", async () => {
  const user = await renter(14);
  await database.query("UPDATE wallet SET recharge_below_mc = 1000 WHERE id = $1", [user.walletId]);
  await lookAt("2026-02-21T10:00:00Z");
  const due = await database.query("SELECT FROM wallet WHERE id = $1 AND recharge_due_at IS NOT NULL", [
    user.walletId,
  ]);
  expect([due.length, await rent.mails()]).toEqual([1, []]);
  await lookAt("2026-02-27T10:00:00Z");
  expect(await rent.mails()).toHaveLength(1);
});
