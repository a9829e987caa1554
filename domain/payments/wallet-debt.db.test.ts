import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { addUser } from "#testing/database/add-user.ts";
import { type Person, returningPersons } from "#testing/people/returning-person.ts";
import { readDebt } from "./wallet-debt.ts";

const persons = returningPersons();
const { signUp, buy, call, end, dispute, reconcile, balance_mc, payments } = persons;
type Intent = Awaited<ReturnType<typeof buy>>;

const ownerOf = ({ id, walletId }: Person): Viewer => ({ id, walletId, memberRole: "owner" });
const debtOf = (person: Person) => readDebt(payments.deps, ownerOf(person));

/** Gives cents of a purchase back at the provider, outside our control. */
async function refund(intent: Intent, cents = 1_000): Promise<void> {
  payments.stripe.refund(intent, cents);
  await reconcile(intent);
}

/** A user who bought 100 credits and talked 90 of them away. */
async function talker(): Promise<[Person, Intent]> {
  const person = await signUp();
  const intent = await buy(person);
  expect(await call(person, { cost_mc: 90_000 })).toBe("dial");
  return [person, intent];
}

describe("a balance below zero", () => {
  test("names a dispute, and what to buy to call again; that purchase ends the pause", async () => {
    const [person, intent] = await talker();
    await dispute(intent);
    expect(await debtOf(person)).toEqual({
      credits: 90,
      causes: ["dispute"],
      earlierCredits: 0,
      creditsToCall: 91,
    });
    await buy(person);
    expect(await debtOf(person)).toBeNull();
    expect(await call(person)).toBe("dial");
  });

  test("names a refund made at the provider", async () => {
    const [person, intent] = await talker();
    await refund(intent, 205);
    expect(await debtOf(person)).toMatchObject({ credits: 10.5, causes: ["refund"], creditsToCall: 12 });
  });

  test("names both, the newest first", async () => {
    const [person, intent] = await talker();
    await refund(intent, 400);
    await dispute(intent);
    expect(await debtOf(person)).toMatchObject({ credits: 90, causes: ["dispute", "refund"] });
  });

  test("leaves out what the balance covered, and a dispute that was won", async () => {
    const person = await signUp();
    const [covered, won, lost] = [await buy(person), await buy(person), await buy(person)];
    expect(await call(person, { cost_mc: 240_000 })).toBe("dial");
    payments.stripe.dispute(covered, "lost", 250);
    await reconcile(covered);
    expect(await balance_mc(person)).toBe(35_000);
    await refund(lost, 400);
    expect(await debtOf(person)).toMatchObject({ credits: 5, causes: ["refund"] });
    const open = payments.stripe.dispute(won, "needs_response");
    await reconcile(won);
    expect(await debtOf(person)).toMatchObject({ credits: 105, causes: ["dispute", "refund"] });
    open.status = "won";
    await reconcile(won);
    expect(await debtOf(person)).toMatchObject({ credits: 5, causes: ["refund"] });
  });

  test("keeps its cause while it is paid in parts", async () => {
    const person = await signUp();
    const intent = await buy(person, 20);
    expect(await call(person, { cost_mc: 190_000 })).toBe("dial");
    await dispute(intent);
    await buy(person);
    expect(await debtOf(person)).toMatchObject({ credits: 90, causes: ["dispute"], creditsToCall: 91 });
  });

  test("that a call brought is explained by the payment whose credits the call was using", async () => {
    const person = await signUp();
    const intent = await buy(person);
    expect(await call(person, { goesOn: true })).toBe("dial");
    await refund(intent);
    expect(await balance_mc(person)).toBe(0);
    await end(person, 5_000);
    expect(await debtOf(person)).toMatchObject({ credits: 5, causes: ["refund"], creditsToCall: 6 });
  });

  test("counts what an earlier account owes, for the next purchase pays it too", async () => {
    const card = randomUUID();
    const old = await signUp();
    const first = await buy(old, 10, card);
    expect(await call(old, { cost_mc: 90_000 })).toBe("dial");
    const again = await signUp();
    const second = await buy(again, 10, card);
    expect(await call(again, { cost_mc: 40_000 })).toBe("dial");
    await refund(second);
    await refund(first);
    expect(await debtOf(again)).toMatchObject({ credits: 40, earlierCredits: 90, creditsToCall: 131 });
    await buy(again, 20, card);
    expect([await balance_mc(old), await balance_mc(again)]).toEqual([0, 70_000]);
  });

  test("asks a frozen user to buy nothing", async () => {
    const [person, intent] = await talker();
    await dispute(intent);
    await persons.operator.freeze(person.email, payments.now);
    expect(await debtOf(person)).toMatchObject({ credits: 90, creditsToCall: null });
  });

  test("tells a member nothing of the owner's payments", async () => {
    const [person, intent] = await talker();
    await dispute(intent);
    const id = randomUUID();
    await addUser(persons.database, { id, walletId: person.walletId });
    const member: Viewer = { id, walletId: person.walletId, memberRole: "member" };
    expect(await readDebt(payments.deps, member)).toMatchObject({
      credits: 90,
      causes: [],
      creditsToCall: 91,
    });
  });
});

test("a balance of zero or more has no debt", async () => {
  const person = await signUp();
  expect(await debtOf(person)).toBeNull();
  const intent = await buy(person);
  await refund(intent);
  expect(await balance_mc(person)).toBe(0);
  expect(await debtOf(person)).toBeNull();
});
