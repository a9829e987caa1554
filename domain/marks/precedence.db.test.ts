import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { qualityStores } from "#adapters/postgres/calls/bad-line-store.ts";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { isRefusal } from "#contract/refusals.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { type Person, returningPersons } from "#testing/people/returning-person.ts";
import { identityMark } from "./mark.ts";

const persons = returningPersons();
const { signUp, buy, call, end, dispute, balance_mc, payments } = persons;

type Intent = Awaited<ReturnType<typeof buy>>;
interface Customer extends Person {
  intent: Intent;
}

async function customer(person: Person, card?: string, options = {}): Promise<Customer> {
  const intent = await buy(person, 10, card, options);
  payments.now = new Date(payments.now.getTime() + 1);
  return { ...person, intent };
}

/** Two customers with a mark in common, the earlier one first. */
const pairs = {
  mailbox: async () => {
    const name = randomUUID().replaceAll("-", "");
    const [one, other] = [await signUp(`${name}@gmail.com`), await signUp(`${name}+other@gmail.com`)];
    return [await customer(one), await customer(other)];
  },
  identity: async () => {
    const those = [await customer(await signUp()), await customer(await signUp())];
    const mark = identityMark({ issuer: "https://openid.example", subject: randomUUID() });
    // The later customer shows it first.
    for (const one of those.toReversed())
      await persons.database.transaction((client) => markStore(client, testCipher).note(one, mark));
    return those;
  },
  card: async () => {
    const card = randomUUID();
    return [await customer(await signUp(), card), await customer(await signUp(), card)];
  },
  "card whose bank confirmed the later holder": async () => {
    const card = randomUUID();
    const thief = await customer(await signUp(), card);
    return [thief, await customer(await signUp(), card, { confirmed: true })];
  },
  "card that was used after the other one was a customer": async () => {
    const card = randomUUID();
    const earlier = await customer(await signUp());
    const later = await customer(await signUp(), card);
    await buy(earlier, 10, card);
    return [earlier, later];
  },
} satisfies Record<string, () => Promise<Customer[]>>;

/** Each does something as one user and tells if it reaches the other one. */
const sanctions: Record<string, (by: Customer, on: Customer) => Promise<boolean>> = {
  async debt(by, on) {
    expect(await call(by, { cost_mc: (await balance_mc(by)) - 10_000 })).toBe("dial");
    await dispute(by.intent);
    const isRefused = (await call(on)) === "earlier_account_in_debt";
    const before_mc = await balance_mc(on);
    await buy(on, 10);
    expect(await balance_mc(on)).toBe(before_mc + (isRefused ? 10_000 : 100_000));
    expect(await balance_mc(by)).toBe(isRefused ? 0 : -90_000);
    return isRefused;
  },
  async freeze(by, on) {
    expect(await call(on, { goesOn: true })).toBe("dial");
    await persons.freeze(by);
    const wasCutOff = await isCutOff(on);
    expect(await call(on)).toBe(wasCutOff ? "account_frozen" : "dial");
    expect(refusalOf(await persons.startPayment(on, 10))).toBe(wasCutOff ? "account_frozen" : undefined);
    return wasCutOff;
  },
  async "pause by a dispute"(by, on) {
    expect(await call(on, { goesOn: true })).toBe("dial");
    await dispute(by.intent, "needs_response");
    const wasCutOff = await isCutOff(on);
    expect(await call(on)).toBe(wasCutOff ? "calling_paused_by_dispute" : "dial");
    return wasCutOff;
  },
};

const limits: typeof sanctions = {
  async "one call at a time"(by, on) {
    expect(await call(by, { goesOn: true })).toBe("dial");
    const answer = await call(on);
    await end(by);
    return answer === "related_call_open";
  },
  async "calls of a day"(by, on) {
    const { deps } = persons.calls;
    const caller = { ...defaultCallLimits.caller, callsPerDay: 2 };
    persons.calls.deps = { ...deps, limits: { ...defaultCallLimits, caller } };
    for (let n = 0; n < 2; n++) expect(await call(by)).toBe("dial");
    const answer = await call(on);
    persons.calls.deps = deps;
    return answer === "too_many_calls_today";
  },
  async "spending of a day"(by, on) {
    const { deps } = persons.calls;
    const caller = { ...defaultCallLimits.caller, spendPerDay_mc: 90_000 };
    persons.calls.deps = { ...deps, limits: { ...defaultCallLimits, caller } };
    expect(await call(by, { cost_mc: 90_000 })).toBe("dial");
    const answer = await call(on);
    persons.calls.deps = deps;
    return answer === "daily_spend_reached";
  },
  async "purchases of a new wallet"(by, on) {
    await persons.limitPurchases();
    expect(isRefusal(await persons.startPayment(by, 60))).toBe(false);
    return refusalOf(await persons.startPayment(on, 60)) === "purchase_cap_reached";
  },
  async "bad lines of a month"(by, on) {
    await persons.users.rows("INSERT INTO bad_line VALUES ($1, $2, $3, now(), now(), 'credited', 1)", [
      by.walletId,
      randomUUID(),
      by.id,
    ]);
    expect(await call(on, { cost_mc: 15_000 })).toBe("dial");
    const [row] = await persons.users.rows<{ id: string }>("SELECT id FROM call WHERE wallet_id = $1", [
      on.walletId,
    ]);
    const line = { walletId: on.walletId, callId: row?.id ?? "", userId: on.id };
    const facts = await persons.database.transaction((client) =>
      qualityStores(client).badLines.facts(line as never, new Date(0), payments.now),
    );
    return facts.before.calls > 0;
  },
};

const refusalOf = (answer: object) => (isRefusal(answer) ? answer.refused : undefined);

async function isCutOff(caller: Person): Promise<boolean> {
  const cutOff = await persons.users.rows(
    "SELECT FROM call WHERE user_id = $1 AND open AND cutoff_at <= $2",
    [caller.id, payments.now],
  );
  await end(caller);
  return cutOff.length > 0;
}

/** Effects of an earlier customer's acts on the later one. The other way round there are none. */
const onLater: Record<keyof typeof pairs, { sanctions: boolean; limits: boolean }> = {
  mailbox: { sanctions: true, limits: true },
  identity: { sanctions: true, limits: true },
  card: { sanctions: true, limits: true },
  "card whose bank confirmed the later holder": { sanctions: false, limits: true },
  "card that was used after the other one was a customer": { sanctions: false, limits: false },
};

describe.each(Object.keys(pairs) as (keyof typeof pairs)[])("between two customers of one %s", (kind) => {
  test.each(Object.keys(sanctions))("a %s reaches the later one at most", async (what) => {
    const [earlier, later] = (await pairs[kind]()) as [Customer, Customer];
    expect(await sanctions[what]?.(later, earlier), "by the later one").toBe(false);
    const [earlierTwo, laterTwo] = (await pairs[kind]()) as [Customer, Customer];
    expect(await sanctions[what]?.(earlierTwo, laterTwo), "by the earlier one").toBe(onLater[kind].sanctions);
  });

  test.each(Object.keys(limits))("%s: what is used counts for the later one at most", async (what) => {
    const [earlier, later] = (await pairs[kind]()) as [Customer, Customer];
    expect(await limits[what]?.(later, earlier), "by the later one").toBe(false);
    const [earlierTwo, laterTwo] = (await pairs[kind]()) as [Customer, Customer];
    expect(await limits[what]?.(earlierTwo, laterTwo), "by the earlier one").toBe(onLater[kind].limits);
  });
});

describe.each(["mailbox", "card"] as const)("two customers of one %s who do everything at once", (kind) => {
  test("meet no deadlock, keep their own limits, and only the later one pays a debt", async () => {
    const [earlier, later] = (await pairs[kind]()) as [Customer, Customer];
    const intents = await Promise.all([earlier, later].map((one) => persons.start(one, 10)));
    for (const intent of intents) payments.stripe.pay(intent);
    const doings = [earlier, later, later, earlier].flatMap((one) => [
      call(one, { goesOn: true }),
      persons.startPayment(one, 10).then(refusalOf),
      ...intents.map((intent) => persons.reconcile(intent)),
    ]);
    const answers = await Promise.all(doings);
    expect(answers.filter((answer) => answer === "dial").length).toBeLessThanOrEqual(2);
    const open = await persons.users.rows<{ wallet_id: string }>(
      "SELECT wallet_id FROM call WHERE open AND wallet_id = ANY ($1)",
      [[earlier.walletId, later.walletId]],
    );
    expect(open.map(({ wallet_id }) => wallet_id)).toContain(earlier.walletId);
    for (const one of [earlier, later])
      if (open.some(({ wallet_id }) => wallet_id === one.walletId)) await end(one);

    for (const one of [earlier, later]) await call(one, { cost_mc: (await balance_mc(one)) - 10_000 });
    const next = await Promise.all([earlier, later].map((one) => persons.start(one, 10)));
    for (const intent of next) payments.stripe.pay(intent);
    payments.stripe.dispute(later.intent, "lost");
    await Promise.all(
      [...next, later.intent, earlier.intent, ...next].map((intent) => persons.reconcile(intent)),
    );
    expect(await balance_mc(earlier)).toBe(110_000);
    expect(await balance_mc(later)).toBe(10_000);
  });
});
