import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal } from "#contract/refusals.ts";
import { toTransaction } from "#domain/ledger/transactions.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import { googleIssuer } from "#domain/users/openid/identity.ts";
import { userOfIdentity } from "#domain/users/openid/user-of-identity.ts";
import { settingsOf } from "#domain/users/settings/user-settings.ts";
import { type Person, returningPersons } from "#testing/people/returning-person.ts";

const persons = returningPersons();
const { signUp, buy, call, dispute, remove, balance_mc, payments } = persons;
const name = () => randomUUID().replaceAll("-", "");
const day_ms = 24 * 60 * 60_000;

/** A user who bought 100 credits with this card, talked 90 of them away, and whose bank took the money back. */
async function debtor(email?: string, card?: string): Promise<Person> {
  const person = await signUp(email);
  const intent = await buy(person, 10, card);
  expect(await call(person, { cost_mc: 90_000 })).toBe("dial");
  await dispute(intent);
  expect(await balance_mc(person)).toBe(-90_000);
  return person;
}

const frozen = async (email?: string, card?: string): Promise<Person> => {
  const person = await signUp(email);
  await buy(person, 10, card);
  await persons.operator.freeze(person.email, payments.now);
  return person;
};

describe.each([
  ["the same address", (n: string) => [`${n}@example.com`, `${n}@example.com`]],
  ["a tag at Google", (n: string) => [`${n}@gmail.com`, `${n}+again@gmail.com`]],
])("after a deletion, %s", (_what, addresses) => {
  test("does not leave a debt behind: a purchase pays it, and the person is free", async () => {
    const [before = "", after = ""] = addresses(name());
    const old = await debtor(before);
    await remove(old);
    const again = await signUp(after);
    expect(await call(again)).toBe("earlier_account_in_debt");
    await buy(again, 10);
    expect([await balance_mc(old), await balance_mc(again)]).toEqual([0, 10_000]);
    expect(await call(again)).toBe("dial");
  });

  test("does not leave a freeze behind", async () => {
    const [before = "", after = ""] = addresses(name());
    await remove(await frozen(before));
    const again = await signUp(after);
    expect(await call(again)).toBe("account_frozen");
    expect(await persons.startPayment(again, 10)).toMatchObject({ refused: "account_frozen" });
  });
});

describe("after a deletion, the same card under another address", () => {
  test("finds the debt once it pays, and pays it from what it bought", async () => {
    const card = randomUUID();
    const old = await debtor(undefined, card);
    await remove(old);
    const again = await signUp();
    await buy(again, 20, card);
    expect([await balance_mc(old), await balance_mc(again)]).toEqual([0, 110_000]);
    expect(await call(again)).toBe("dial");
  });

  test("that pays too little owes the rest", async () => {
    const card = randomUUID();
    const old = await signUp();
    const intent = await buy(old, 20, card);
    await call(old, { cost_mc: 190_000 });
    await dispute(intent);
    await remove(old);
    const again = await signUp();
    await buy(again, 10, card);
    const pauses = "SELECT FROM payment WHERE wallet_id = $1 AND dispute_allowed_at IS NULL";
    expect([await balance_mc(old), await balance_mc(again)]).toEqual([-90_000, 0]);
    expect(await persons.database.query(pauses, [old.walletId])).toHaveLength(1);
    expect(await call(again)).toBe("earlier_account_in_debt");
    await buy(again, 10, card);
    expect([await balance_mc(old), await balance_mc(again)]).toEqual([0, 10_000]);
    expect(await persons.database.query(pauses, [old.walletId])).toEqual([]);
  });

  test("finds the freeze once it pays; the money that was paid is credited", async () => {
    const card = randomUUID();
    await remove(await frozen(undefined, card));
    const again = await signUp();
    await buy(again, 10, card);
    expect(await balance_mc(again)).toBe(100_000);
    expect(await call(again)).toBe("account_frozen");
    expect(await persons.startPayment(again, 10)).toMatchObject({ refused: "account_frozen" });
  });

  test("finds a debt whose dispute came after the deletion", async () => {
    const card = randomUUID();
    const old = await signUp();
    const intent = await buy(old, 10, card);
    await call(old, { cost_mc: 90_000 });
    await remove(old);
    payments.now = new Date(payments.now.getTime() + 40 * day_ms);
    await persons.sweep();
    expect(await persons.marksOf(old)).toEqual([]);
    await dispute(intent);
    const again = await signUp();
    await buy(again, 10, card);
    expect(await balance_mc(old)).toBe(0);
    await persons.sweep();
    expect(await persons.marksOf(old)).toEqual([]);
  });

  test("brings a thief's debt to no one who paid with the card before", async () => {
    const card = randomUUID();
    const owner = await signUp();
    await buy(owner, 10, card);
    const thief = await signUp();
    payments.now = new Date(payments.now.getTime() + 1_000);
    const intent = await buy(thief, 10, card);
    await call(thief, { cost_mc: 90_000 });
    await dispute(intent);
    expect(await call(owner)).toBe("dial");
    await buy(owner, 10, card);
    expect([await balance_mc(owner), await balance_mc(thief)]).toEqual([200_000, -90_000]);
  });
});

test("after a deletion, the same identity under another address is bound", async () => {
  const subject = name();
  const signIn = async (email: string) => {
    const identity = { issuer: googleIssuer, subject, provider: "Google", email, emailVerified: true };
    const match = await persons.users.deps.transaction((stores) =>
      userOfIdentity(persons.users.deps, stores, identity as never),
    );
    if (isRefusal(match)) throw new Error(match.refused);
    return match.user;
  };
  const old = await signIn(`${name()}@example.com`);
  await persons.operator.freeze(old.email, payments.now);
  await persons.users.deps.transaction(({ users }) => users.anonymise(old.id, payments.now));
  const again = await signIn(`${name()}@example.com`);
  expect(again.id).not.toBe(old.id);
  expect(await persons.startPayment({ ...again, password: "" }, 10)).toMatchObject({
    refused: "account_frozen",
  });
});

test("an address that was given up for another is remembered as long as the debt", async () => {
  const person = await debtor();
  const { email } = person;
  await persons.users.deps.transaction(({ users }) => users.changeEmail(person, `${name()}@example.com`));
  expect(await call(await signUp(email))).toBe("earlier_account_in_debt");
});

test.each<[string, () => Promise<Person>, boolean]>([
  ["in debt", debtor, true],
  ["frozen", frozen, true],
  ["clean", signUp, false],
])("the mail to a user who was %s says whether marks are kept, and why", async (_what, make, message) => {
  const person = await make();
  const settings = await settingsOf(persons.users.deps, await persons.found(person));
  expect(settings.outlived).toBe(message);
  await remove(person);
  const [mail] = await persons.users.mailsTo(person.email);
  expect(mail?.subject).toBe("Your account was deleted");
  expect(mail?.text.replace(/\s+/g, " ").includes(messages.deleteUser.kept)).toBe(message);
});

test("a dispute that took unused credits goes on pausing, and the operator ends it", async () => {
  const person = await signUp();
  await dispute(await buy(person), "needs_response");
  await remove(person);
  const again = await signUp(person.email);
  await buy(again);
  expect(await call(again)).toBe("calling_paused_by_dispute");
});

test("a debt that is paid by two purchases at once is paid once", async () => {
  const email = `${name()}@gmail.com`;
  const old = await debtor(email);
  await remove(old);
  const heirs = [await signUp(email), await signUp(email.replace("@", "+b@"))];
  const intents = await Promise.all(heirs.map((heir) => persons.start(heir)));
  for (const intent of intents) payments.stripe.pay(intent);
  await Promise.all(intents.flatMap((intent) => [intent, intent, intent]).map(persons.reconcile));
  expect(await balance_mc(old)).toBe(0);
  const left = await Promise.all(heirs.map(balance_mc));
  expect(left.toSorted()).toEqual([10_000, 100_000].toSorted());
});

test("a debt paid for an earlier account stands in both histories", async () => {
  const old = await debtor();
  await remove(old);
  const again = await signUp(old.email);
  await buy(again);
  const list = async (walletId: string) =>
    (
      await persons.database.withClient((client) =>
        transactionView(client).list(wholeWallet(walletId), { limit: 10 }),
      )
    ).entries.map(toTransaction);
  expect(await list(again.walletId)).toContainEqual(
    expect.objectContaining({
      credits: -90,
      type: "adjustment",
      description: "Debt of an earlier account of yours",
    }),
  );
  expect(await list(old.walletId)).toContainEqual(
    expect.objectContaining({ credits: 90, description: "Debt paid by another account of yours" }),
  );
});

test("nothing readable is kept: no text of a person stands anywhere in the database", async () => {
  const [email, card] = [`${name()}+tag@gmail.com`, `card-${name()}`];
  const person = await debtor(email, card);
  await remove(person);
  await persons.users.rows("DELETE FROM outbox");
  const tables = await persons.users.rows<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
  );
  const mailbox = email.replace("+tag", "").split("@")[0] ?? "";
  for (const { tablename } of tables) {
    const rows = JSON.stringify(await persons.users.rows(`SELECT * FROM ${tablename}`));
    for (const text of [mailbox, card]) expect(rows, tablename).not.toContain(text);
  }
  const kinds = (await persons.marksOf(person)).map(({ kind }) => kind);
  expect(kinds).toEqual(["card", "mailbox"]);
});
