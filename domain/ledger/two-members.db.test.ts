import { describe, expect, test } from "vitest";
import { callHistory } from "#adapters/postgres/calls/call-history-store.ts";
import { callSummaries } from "#adapters/postgres/calls/call-summary-store.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { operatorLookup } from "#adapters/postgres/operators/operator-lookup.ts";
import { receiptStore } from "#adapters/postgres/payments/receipt-store.ts";
import { presentStateStore } from "#adapters/postgres/present-state-store.ts";
import { monthOfCalls } from "#domain/calls/history/call-summary.ts";
import { listMoneyBack } from "#domain/payments/refunds/money-back.ts";
import { personalDataOf } from "#domain/users/settings/download-data.ts";
import { london } from "#testing/calls/one-caller.ts";
import { type Person, returningPersons } from "#testing/people/returning-person.ts";
import { toTransaction } from "./transactions.ts";
import { visibleTo } from "./viewer.ts";

const persons = returningPersons();
const { signUp, buy, call, remove, balance_mc, payments, found } = persons;
const bristol = "+441174960123";

interface Pair {
  owner: Person;
  member: Person;
  /** The payments of the two. */
  paid: { owner: string; member: string };
}

/** A new user who joined the wallet of another at this time. */
async function join({ walletId }: Person, firstName: string, joinedAt: string): Promise<Person> {
  const { users } = persons;
  const user = await signUp();
  await users.rows("UPDATE users SET first_name = $2 WHERE id = $1", [user.id, firstName]);
  await users.rows(
    "UPDATE wallet_member SET wallet_id = $2, role = 'member', joined_at = $3 WHERE user_id = $1",
    [user.id, walletId, joinedAt],
  );
  return { ...user, walletId };
}

/** Ada owns a wallet, and Ben is a member of it. Each has bought 100 credits and made a call: Ada to London, Ben to Bristol. */
async function pair(): Promise<Pair> {
  const owner = await signUp();
  const member = await join(owner, "Ben", "2026-03-05Z");
  const [hers, his] = [await buy(owner), await buy(member)];
  expect(await call(owner, { cost_mc: 2_000, number: london })).toBe("dial");
  expect(await call(member, { cost_mc: 3_000, number: bristol })).toBe("dial");
  const paid = { owner: hers.metadata.payment_id ?? "", member: his.metadata.payment_id ?? "" };
  return { owner, member, paid };
}

/** Gives back the charge of the newest call of a user, and credits to the wallet. */
async function give({ id, walletId }: Person): Promise<void> {
  const [callId] = await callIds({ id, walletId });
  const posting = { walletId, contra: "adjustments", subjectId: callId ?? "", mayOverdraw: false } as const;
  await payments.deps.transaction(async ({ ledger }) => {
    await ledger.post({ ...posting, ref: `bad-line:${callId}`, delta_mc: 1_000 });
    await ledger.post({ ...posting, ref: `adjustment:${callId}`, delta_mc: 5_000 });
  });
}

async function callIds(user: Pick<Person, "id" | "walletId">): Promise<string[]> {
  const { calls } = await persons.database.withClient((client) =>
    callHistory(client).list(user, { limit: 9 }),
  );
  return calls.map(({ id }) => id);
}

/** The descriptions and credits of what a user sees, in the order of the alphabet. */
async function history(person: Person): Promise<[string, number][]> {
  const viewer = await found(person);
  const { entries } = await persons.database.withClient((client) =>
    transactionView(client).list(visibleTo(viewer), { limit: 99 }),
  );
  return entries
    .map(toTransaction)
    .map(({ description, credits }): [string, number] => [description, credits])
    .toSorted();
}

const receiptSeen = async (person: Person, paymentId: string): Promise<boolean> => {
  const viewer = await found(person);
  const receipt = await persons.database.withClient((client) =>
    receiptStore(client).find(visibleTo(viewer), paymentId),
  );
  return receipt !== undefined;
};

const exported = async (person: Person): Promise<string> =>
  JSON.stringify(await personalDataOf(persons.users.deps, await found(person)));

describe("two members of one wallet", () => {
  test("spend the same credits, in calls at once", async () => {
    const { owner, member } = await pair();
    await buy(member, 50);
    expect([await balance_mc(owner), await balance_mc(member)]).toEqual([695_000, 695_000]);
    for (const caller of [owner, member]) expect(await call(caller, { goesOn: true })).toBe("dial");
    for (const caller of [owner, member]) await persons.end(caller, 1_000);
    expect(await balance_mc(owner)).toBe(693_000);
  });

  test("see in the history: the owner all money, a member what is their own, both the numbers of their own calls", async () => {
    const { owner, member, paid } = await pair();
    await give(member);
    expect(await history(owner)).toEqual([
      ["100 credits by card", 100],
      ["100 credits by card", 100],
      ["Call by Ben Lovelace", -3],
      [`Call to the United Kingdom, ${london}`, -2],
      ["Credit for a bad line: call by Ben Lovelace", 1],
      ["Credits given by us", 5],
    ]);
    expect(await history(member)).toEqual([
      ["100 credits by card", 100],
      [`Call to the United Kingdom, ${bristol}`, -3],
      [`Credit for a bad line: call to the United Kingdom, ${bristol}`, 1],
    ]);
    for (const payer of ["owner", "member"] as const) {
      const intent = [...payments.stripe.intents.values()].find(
        ({ metadata }) => metadata.payment_id === paid[payer],
      );
      if (intent) await persons.dispute(intent);
    }
    const disputed = ["Payment disputed with your bank", -100];
    expect((await history(owner)).filter(([description]) => description === disputed[0])).toHaveLength(2);
    expect((await history(member)).filter(([description]) => description === disputed[0])).toEqual([
      disputed,
    ]);
  });

  test("see what a month cost: the owner the calls of all, a member their own", async () => {
    // The calls and the question about their month are minutes apart.
    payments.now.setUTCDate(15);
    const { owner, member } = await pair();
    const spent = async (person: Person) => {
      const deps: Parameters<typeof monthOfCalls>[0] = {
        clock: payments.deps.clock,
        connection: (work) =>
          persons.database.withClient((client) => work({ summaries: callSummaries(client) })),
      };
      return (await monthOfCalls(deps, await found(person), "UTC")).credits;
    };
    expect(await spent(owner)).toBe(5);
    expect(await spent(member)).toBe(3);
    expect(await spent(await signUp())).toBe(0);
  });

  test("see receipts: the owner all, a member those of their own payments", async () => {
    const { owner, member, paid } = await pair();
    const seen = async (person: Person) => [
      await receiptSeen(person, paid.owner),
      await receiptSeen(person, paid.member),
    ];
    expect(await seen(owner)).toEqual([true, true]);
    expect(await seen(member)).toEqual([false, true]);
    expect(await seen(await signUp())).toEqual([false, false]);
  });

  test("export what they may see, and take back what they paid", async () => {
    const { owner, member, paid } = await pair();
    const [hers, his] = [await exported(owner), await exported(member)];
    for (const text of [london, "Call by Ben Lovelace"]) expect(hers).toContain(text);
    expect(hers).not.toContain(bristol);
    for (const text of [bristol, paid.member]) expect(his).toContain(text);
    for (const text of [london, paid.owner, owner.email]) expect(his).not.toContain(text);
    for (const payer of ["owner", "member"] as const) {
      const offers = await listMoneyBack(payments.deps, { owner, member }[payer]);
      expect(offers.map(({ paymentId }) => paymentId)).toEqual([paid[payer]]);
    }
  });

  test("are told the same balance, and each their own call", async () => {
    const { owner, member } = await pair();
    const states = await presentStateStore(persons.database, payments.deps.clock, { calling: true }).read([
      owner.id,
      member.id,
    ]);
    expect([owner, member].map(({ id }) => states.get(id))).toMatchObject([
      { posted_mc: 195_000, calls: [{ userId: owner.id, dialled: london }] },
      { posted_mc: 195_000, calls: [{ userId: member.id, dialled: bristol }] },
    ]);
    expect(await callIds(owner)).not.toEqual(await callIds(member));
  });

  test("hide nothing from operators", async () => {
    const { owner } = await pair();
    const entries = await persons.database.withClient((client) =>
      operatorLookup(client).transactions(owner.walletId, 9),
    );
    expect(entries.flatMap((entry) => ("number" in entry && entry.number) || [])).toEqual([bristol, london]);
  });
});

describe("a member who is deleted", () => {
  test("leaves the wallet's money and the owner's history as they were, without a name", async () => {
    const { owner, member } = await pair();
    const older = await join(owner, "Cyd", "2026-02-01Z");
    const before = await history(owner);
    await remove(member);
    expect(await balance_mc(owner)).toBe(195_000);
    expect(await history(owner)).toEqual(
      before.map(([description, credits]) => [
        description.replace("Ben Lovelace", "a former member"),
        credits,
      ]),
    );
    expect(await found(owner)).toMatchObject({ memberRole: "owner" });
    expect(await found(older)).toMatchObject({ memberRole: "member" });
  });

  test("leaves the wallet to the member of longest standing, if they owned it", async () => {
    const { owner, member } = await pair();
    const others = [await join(owner, "Cyd", "2026-03-06Z"), await join(owner, "Dan", "2026-03-07Z")];
    await remove(owner);
    expect(await found(member)).toMatchObject({ memberRole: "owner" });
    for (const other of others) expect(await found(other)).toMatchObject({ memberRole: "member" });
    expect(await history(member)).toEqual([
      ["100 credits by card", 100],
      ["100 credits by card", 100],
      ["Call by a former member", -2],
      [`Call to the United Kingdom, ${bristol}`, -3],
    ]);
  });
});
