import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import { isRefusal } from "#contract/refusals.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import { defaultBadLineLimits } from "#domain/calls/lines/bad-line.ts";
import { creditBadLine } from "#domain/calls/lines/credit-bad-line.ts";
import { limitsWith } from "#domain/payments/limits/new-customer-caps.ts";
import { defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import { readAllowance } from "#domain/payments/limits/shown-allowance.ts";
import { type Person, returningPersons } from "#testing/people/returning-person.ts";

const persons = returningPersons();
const { signUp, buy, call, end, remove, payments } = persons;
const { perDay_mc } = limitsWith(defaultCardTestingLimits.newWallet);
const day_ms = 24 * 60 * 60_000;
const newName = () => randomUUID().replaceAll("-", "");
const pass = (duration_ms: number) => {
  payments.now = new Date(payments.now.getTime() + duration_ms);
};

/** Users of one mailbox at Google. */
async function tagged(count: number, first = async (_person: Person): Promise<unknown> => undefined) {
  const name = newName();
  const made: Person[] = [];
  for (let n = 0; n < count; n++) made.push(await signUp(`${name}+${n}@gmail.com`));
  for (const person of made.slice(0, 1)) await first(person);
  return made;
}

/** Users of mailboxes of their own who have paid with one card. */
async function ofOneCard(count: number, card = randomUUID()): Promise<Person[]> {
  const made: Person[] = [];
  for (let n = 0; n < count; n++) {
    const person = await signUp();
    await buy(person, 10, card);
    made.push(person);
  }
  return made;
}

/** Lets eight days pass, in which users stay logged in. */
async function growOld(): Promise<void> {
  pass(8 * day_ms);
  await persons.users.rows("UPDATE session SET created_at = $1, last_used_at = $1", [payments.now]);
}

/** The purchases of these users that were paid or may be, in mc. */
async function payable_mc(those: readonly Person[]): Promise<number> {
  const [row] = await persons.users.rows<{ sum: number }>(
    `SELECT coalesce(sum(credits_mc), 0)::bigint AS sum FROM payment
      WHERE wallet_id = ANY ($1) AND (status = 'completed' OR next_check_at IS NOT NULL)`,
    [those.map(({ walletId }) => walletId)],
  );
  return row?.sum ?? Number.NaN;
}

describe("eight accounts of one person", () => {
  test.each([
    ["one mailbox", () => tagged(8)],
    ["one mailbox, made after a customer's", () => laterOf(tagged(9, buy))],
    ["one card, made after a customer's", () => laterOf(ofOneCard(9))],
  ])("of %s buy at once for no more than one new account", async (_what, make) => {
    await persons.limitPurchases();
    const those = await make();
    const bought = await Promise.all(
      those.flatMap((person) => [30, 30].map((usd) => persons.startPayment(person, usd))),
    );
    const refusals = bought.filter(isRefusal);
    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(refusals.map(({ refused }) => refused))).toEqual(new Set(["purchase_cap_reached"]));
    expect(await payable_mc(those)).toBeLessThanOrEqual(perDay_mc);
    expect(await payable_mc(those)).toBeGreaterThan(perDay_mc - 400_000);
  });

  test.each([
    ["one mailbox", () => tagged(9).then(paying)],
    ["one card", () => ofOneCard(9)],
  ])(
    "of %s call one at a time, also from sixteen connections, beside their first customer",
    async (_what, make) => {
      const [first, ...later] = (await make()) as [Person, ...Person[]];
      const answers = await Promise.all([...later, ...later].map((person) => call(person, { goesOn: true })));
      expect(answers.filter((answer) => answer === "dial")).toHaveLength(1);
      const open = await persons.users.rows("SELECT FROM call WHERE open AND wallet_id = ANY ($1)", [
        later.map(({ walletId }) => walletId),
      ]);
      expect(open).toHaveLength(1);
      expect(await call(first)).toBe("dial");
    },
  );

  test("spend a day's limit together, exactly, in calls at once, beside their first customer", async () => {
    const spendPerDay_mc = 250_000;
    const { deps } = persons.calls;
    const caller = { ...defaultCallLimits.caller, spendPerDay_mc };
    persons.calls.deps = { ...deps, limits: { ...defaultCallLimits, caller } };
    const those = await ofOneCard(5);
    await growOld();
    const [first, ...later] = those as [Person, ...Person[]];
    const answers = await Promise.all(later.map((person) => call(person, { goesOn: true })));
    expect(answers).toContain("daily_spend_reached");
    expect(await held_mc(later)).toBe(spendPerDay_mc);
    expect(await call(first, { goesOn: true })).toBe("dial");
    expect(await held_mc([first])).toBe(100_000);
    persons.calls.deps = deps;
  });
});

async function held_mc(those: readonly Person[]): Promise<number> {
  const [held] = await persons.users.rows<{ sum: number }>(
    "SELECT sum(held_mc)::bigint AS sum FROM call WHERE open AND wallet_id = ANY ($1)",
    [those.map(({ walletId }) => walletId)],
  );
  return held?.sum ?? 0;
}

/** Those who came after the first customer. */
async function laterOf(those: Promise<Person[]>): Promise<Person[]> {
  return (await those).slice(1);
}

/** Lets each of the users buy with a card of their own. */
async function paying(those: Person[]): Promise<Person[]> {
  for (const person of those) await buy(person);
  return those;
}

test("what was bought and spent before a deletion counts on", async () => {
  await persons.limitPurchases();
  const person = await signUp();
  await buy(person, 100);
  expect(await call(person, { cost_mc: 500_000 })).toBe("dial");
  await remove(person);
  const again = await signUp(person.email);
  expect(await persons.startPayment(again, 10)).toMatchObject({ refused: "purchase_cap_reached" });
  expect(await readAllowance(payments.deps, again)).toMatchObject({ leftUsd: 0 });
  pass(day_ms);
  await buy(again, 100);
  expect(await persons.startPayment(again, 10)).toMatchObject({ refused: "purchase_cap_reached" });
});

test("a family with one card calls at the same time once its accounts are not new, and shares what it spends", async () => {
  const card = randomUUID();
  const [one, other] = (await ofOneCard(2, card)) as [Person, Person];
  expect(await call(one, { goesOn: true })).toBe("dial");
  expect(await call(other)).toBe("related_call_open");
  await end(one);
  await growOld();
  expect(await call(one, { goesOn: true })).toBe("dial");
  expect(await call(other)).toBe("dial");
  await end(one);
});

test("a card that was last used a month ago relates no limits", async () => {
  await persons.limitPurchases();
  const card = randomUUID();
  pass(-31 * day_ms);
  await buy(await signUp(), 60, card);
  pass(31 * day_ms);
  const later = await signUp();
  await buy(later, 60, card);
  expect(await readAllowance(payments.deps, later)).toMatchObject({ leftUsd: 40 });
});

test("a test card relates no one by default", async () => {
  await payments.limit({ cardsRelate: "live" });
  const those = await ofOneCard(2);
  for (const person of those) expect(await call(person, { goesOn: true })).toBe("dial");
  for (const person of those)
    expect((await persons.marksOf(person)).map(({ kind }) => kind)).toEqual(["mailbox"]);
});

test("strangers share nothing", async () => {
  const [one, other] = [
    await signUp(`${newName()}+a@example.com`),
    await signUp(`${newName()}+a@example.com`),
  ];
  await buy(one);
  await buy(other);
  expect(await call(one, { goesOn: true })).toBe("dial");
  expect(await call(other)).toBe("dial");
  await end(one);
});

test("bad lines of a month are given back once for a person", async () => {
  const those = await laterOf(tagged(4).then(paying));
  const lines: CallKey[] = [];
  for (const person of those) {
    expect(await call(person, { cost_mc: 15_000 })).toBe("dial");
    const [row] = await persons.users.rows<{ id: string }>("SELECT id FROM call WHERE wallet_id = $1", [
      person.walletId,
    ]);
    const key = { walletId: person.walletId, id: row?.id ?? "" };
    await persons.database.transaction((client) =>
      qualityStores(client).badLines.report({ ...key, userId: person.id }, false, payments.now),
    );
    await persons.users.rows(
      `INSERT INTO call_quality VALUES ($1, $2, 900, 1.9, 1.2, 80, 300, 500, 900, 22, '{}', now())`,
      [key.walletId, key.id],
    );
    lines.push(key);
  }
  const deps = {
    ...persons.calls.deps,
    limits: defaultBadLineLimits,
    transaction: <T>(work: (stores: ReturnType<typeof qualityStores>) => Promise<T>) =>
      persons.database.transaction((client) => work(qualityStores(client))),
    connection: <T>(work: (stores: ReturnType<typeof qualityStores>) => Promise<T>) =>
      persons.database.withClient((client) => work(qualityStores(client))),
  };
  await Promise.all(lines.map((line) => creditBadLine(deps, line)));
  const [row] = await persons.users.rows<{ sum: number }>(
    "SELECT sum(amount_mc)::bigint AS sum FROM bad_line WHERE wallet_id = ANY ($1)",
    [those.map(({ walletId }) => walletId)],
  );
  expect(row?.sum).toBe(defaultBadLineLimits.credits_mc);
});
