/** The migration that gives each user a customer at the card provider, on rows of a version without it. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, migrationsDirectory, readMigrations } from "#adapters/postgres/migrate.ts";
import { cardStore } from "#adapters/postgres/payments/card-store.ts";
import { rechargeStore } from "#adapters/postgres/payments/recharge-store.ts";
import { testDatabase } from "#testing/database/test-database.ts";

const database = testDatabase();
const { query } = database;
const consent = '{"version": 1, "language": "en"}';
let directory = "";

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
  const migrations = await readMigrations(migrationsDirectory);
  const own = migrations.findIndex(({ name }) => name.endsWith("_recharge_limits_and_customers.sql"));
  const write = ({ name, sql }: (typeof migrations)[number]) => writeFile(join(directory, name), sql);
  await query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  await Promise.all(migrations.slice(0, own).map(write));
  await migrate(database, directory);
  await seed();
  await Promise.all(migrations.slice(own).map(write));
  await migrate(database, directory);
});
afterAll(() => rm(directory, { recursive: true }));

const wallet = {
  alone: randomUUID(),
  shared: randomUUID(),
  payersOnly: randomUUID(),
  left: randomUUID(),
  unanswered: randomUUID(),
};
const ann = { id: randomUUID(), walletId: wallet.alone };
const ben = { id: randomUUID(), walletId: wallet.shared };
const cleo = { id: randomUUID(), walletId: wallet.shared };
const dora = { id: randomUUID(), walletId: wallet.shared };
const emil = { id: randomUUID(), walletId: wallet.payersOnly };
const gone = { id: randomUUID(), walletId: wallet.left };
const fay = { id: randomUUID(), walletId: wallet.unanswered };
type Person = typeof ann;

async function seed(): Promise<void> {
  for (const person of [ann, ben, cleo, dora, emil, gone, fay]) {
    await query(
      `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
       VALUES ($1::uuid, $1::text, $1::text, 'A', 'B', 'hash', now(), now())`,
      [person.id],
    );
  }
  for (const [walletId, ref] of [
    [wallet.alone, "cus_alone"],
    [wallet.shared, "cus_shared"],
    [wallet.payersOnly, "cus_payers"],
    [wallet.left, "cus_left"],
    [wallet.unanswered, null],
  ]) {
    await query("INSERT INTO wallet (id) VALUES ($1)", [walletId]);
    await query("INSERT INTO wallet_customer VALUES ($1, $2, '2026-01-01')", [walletId, ref]);
  }
  await card(ann, "pm_ann", "cus_alone", "2026-02-01");
  // Dora paid first and saved nothing; Ben saved the first card, and Cleo two.
  await payment(dora, "cus_shared", "2026-01-05");
  await card(cleo, "pm_cleo", "cus_shared", "2026-02-03");
  const cleoRule = await card(cleo, "pm_cleo_2", "cus_shared", "2026-02-04");
  await card(ben, "pm_ben", "cus_shared", "2026-02-02", { refused_at: "2026-03-01" });
  await rule(cleo, cleoRule, { failures: 2, because: "declined" });
  await payment(emil, "cus_payers", "2026-02-01");
  await payment(gone, "cus_left", "2026-02-01");
  await query("UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1", [
    gone.id,
  ]);
  // A charge after midnight in the rule's zone.
  await payment(cleo, "cus_shared", "2026-06-30T23:30:00Z", "rule");
}

async function payment({ id, walletId }: Person, customer: string, at: string, initiator = "person") {
  const paymentId = randomUUID();
  await query(
    `INSERT INTO payment (wallet_id, id, user_id, initiator, provider, status, currency, charge_minor, credits_mc, customer_ref, created_at)
     VALUES ($1, $2, $3, $4, 'stripe', 'completed', 'USD', 1000, 100000, $5, $6)`,
    [walletId, paymentId, id, initiator, customer, at],
  );
  return paymentId;
}

async function card(person: Person, ref: string, customer: string, at: string, { refused_at = "" } = {}) {
  const id = await payment(person, customer, at);
  await query(
    `INSERT INTO saved_card (wallet_id, id, user_id, provider_ref, fingerprint, brand, last4, expires_year, expires_month, consent, saved_at, chosen_at, refused_at)
     VALUES ($1, $2, $3, $4, $4 || '_number', 'visa', '4242', 2041, 5, $5, $6, $6, nullif($7, '')::timestamptz)`,
    [person.walletId, id, person.id, ref, consent, at, refused_at],
  );
  return id;
}

async function rule({ id, walletId }: Person, cardId: string, state: { failures: number; because: string }) {
  await query(
    `INSERT INTO recharge_rule (wallet_id, user_id, card_id, below_mc, value_cents, currency, limit_minor, time_zone, consent, turned_on_at, failures, paused_because, decline)
     VALUES ($1, $2, $3, 50000, 1000, 'USD', 4000, 'Europe/Berlin', $4, now(), $5, $6, 'other')`,
    [walletId, id, cardId, consent, state.failures, state.because],
  );
  await query("UPDATE wallet SET recharge_below_mc = 50000 WHERE id = $1", [walletId]);
}

const cardsOf = (person: Person) =>
  database.withClient(async (client) =>
    (await cardStore(client).list(person)).map((one) => [one.ref, one.customerRef, one.mustBeSavedAgain]),
  );

describe("a wallet's customer", () => {
  test("stays with the user who saved the first of its cards, or who paid by it, and is no other user's", async () => {
    const rows = await query("SELECT user_id, provider_ref FROM card_customer ORDER BY provider_ref");
    expect(rows).toEqual([
      { user_id: ann.id, provider_ref: "cus_alone" },
      { user_id: emil.id, provider_ref: "cus_payers" },
      { user_id: ben.id, provider_ref: "cus_shared" },
    ]);
  });

  test("that no user of today has used is forgotten at the provider", async () => {
    const rows = await query("SELECT provider_ref, kind FROM card_removal");
    expect(rows).toEqual([{ provider_ref: "cus_left", kind: "customer" }]);
  });

  test("loses no card: those of its user pay on, and those of others are listed, to be saved again", async () => {
    expect(await cardsOf(ann)).toEqual([["pm_ann", "cus_alone", false]]);
    expect(await cardsOf(ben)).toEqual([["pm_ben", "cus_shared", false]]);
    expect(await cardsOf(cleo)).toEqual([
      ["pm_cleo_2", "cus_shared", true],
      ["pm_cleo", "cus_shared", true],
    ]);
    expect(await query("SELECT 1 FROM saved_card")).toHaveLength(4);
  });
});

test("what banks said of cards is remembered, and a rule whose card must be saved again is looked at", async () => {
  const standings = await query(
    "SELECT card, user_id, failures, paused_because, decline, refused_at IS NOT NULL AS refused FROM card_standing ORDER BY card",
  );
  const declined = { failures: 2, paused_because: "declined", decline: "other", refused: false };
  expect(standings).toEqual([
    {
      card: "pm_ben_number",
      user_id: ben.id,
      failures: 0,
      paused_because: null,
      decline: null,
      refused: true,
    },
    { card: "pm_cleo_2_number", user_id: cleo.id, ...declined },
  ]);
  const due = await query("SELECT id FROM wallet WHERE recharge_due_at <= now()");
  expect(due).toEqual([{ id: wallet.shared }]);
});

test("a charge of before counts for the month that its rule was in", async () => {
  const july = { start: new Date("2026-07-01T00:00:00Z"), name: "2026-07", currency: "USD" } as const;
  const charged = (month: typeof july) =>
    database.withClient(async (client) => (await rechargeStore(client).charges(cleo, month)).charged_minor);
  expect(await charged(july)).toBe(1_000);
  expect(
    await charged({ ...july, start: new Date("2026-08-01T00:00:00Z"), name: "2026-08" as "2026-07" }),
  ).toBe(0);
});

test("an old server saves its customer and its cards beside the new ones", async () => {
  await query("UPDATE wallet_customer SET provider_ref = 'cus_old' WHERE wallet_id = $1", [
    wallet.unanswered,
  ]);
  await card(fay, "pm_fay", "cus_old", "2026-07-01");
  expect(await cardsOf(fay)).toEqual([["pm_fay", "cus_old", false]]);
});
