import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { right } from "#domain/service-check.ts";
import { deckColumns, readDeck } from "#domain/tariff/decks/deck.ts";
import { importDefaultDeck } from "#domain/tariff/decks/import-deck.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { defaultBrand } from "#words/brand.ts";
import { changeBrand } from "./change-brand.ts";
import { changeSeller } from "./change-seller.ts";
import { importTariff } from "./change-tariff.ts";
import { readSetup } from "./read-setup.ts";

const database = testDatabase();
const { rows } = readDeck(`${deckColumns}\n44,United Kingdom,1,60,60,0,no\n`);
const basis = { costs: new Map(), rows };
const services = [{ service: "voice", findings: [right("The keys work.")] }];

async function harness() {
  const desk = await operatorHarness(database);
  let asked = 0;
  const askServices = async () => {
    asked += 1;
    return services;
  };
  const own = {
    cardWebhookSettings: "ours",
    services: askServices,
    sandboxed: ["voice"],
    hasOwnTexts: false,
    brandAtStart: defaultBrand,
  };
  return { ...desk, deps: { ...desk.deps, ...own }, asked: () => asked };
}

test("a new product has all open, and each act of an owner, a call and a sale make one step done", async () => {
  const { deps, system } = await harness();
  await importDefaultDeck(deps, "default.csv", async () => rows);
  const read = async () => agreed(await readSetup(deps, system, basis));
  const open = {
    services,
    sandboxed: ["voice"],
    hasOwnTexts: false,
    hasOwnName: false,
    hasImprint: false,
    hasSeller: false,
    prices: { isDefault: true, belowCost: 0, unknownCost: 1 },
    cardWebhook: null,
    backup: null,
    firstAnsweredCall: null,
    firstSale: null,
  };
  expect(await read()).toEqual(open);

  agreed(
    await changeBrand(deps, system, defaultBrand, { ...defaultBrand, name: "Ring", imprint: "Ring Ltd" }),
  );
  agreed(await changeSeller(deps, system, "Ring", { name: "Ring Ltd" }));
  agreed(await importTariff(deps, system, { rows, source: "ours.csv" }));
  const [walletId, id, now] = [randomUUID(), randomUUID(), deps.clock.now()];
  await database.query(
    `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
       minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, answered_at, created_at)
     VALUES ($1, $2, $1, 'twilio', 'CA1', '+442079460000', 'GB', 'United Kingdom', 1000, 0, 60, 60, 60, 1000, false, 'completed',
       1000, 60, $3, $3)`,
    [walletId, id, now],
  );
  await database.query(
    `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
     VALUES ($1, 1, 'payments', 100000, 100000, 'payment:' || $2::uuid || ':1', $2::uuid, $3)`,
    [walletId, randomUUID(), now],
  );
  const trial = randomUUID();
  await deps.transaction(async ({ proofs }) => {
    await proofs.begin("card_webhook", trial, "ours", now);
    await proofs.begin("backup", trial, "", now);
    expect(await proofs.prove("card_webhook", randomUUID(), now)).toBe(false);
    expect(await proofs.prove("card_webhook", trial, now)).toBe(true);
    expect(await proofs.prove("backup", trial, now, new Date("2026-01-02"))).toBe(true);
  });
  const elsewhere = { ...deps, cardWebhookSettings: "another secret" };
  expect(agreed(await readSetup(elsewhere, system, basis)).cardWebhook).toBeNull();
  const today = now.toISOString().slice(0, 10);
  expect(await read()).toEqual({
    ...open,
    hasOwnName: true,
    hasImprint: true,
    hasSeller: true,
    prices: { ...open.prices, isDefault: false },
    cardWebhook: now,
    backup: { provenAt: now, takenAt: new Date("2026-01-02") },
    firstAnsweredCall: today,
    firstSale: today,
  });
});

test("no service is asked for an operator who may not read it", async () => {
  const { deps, operator, asked } = await harness();
  for (const role of ["support", "finance"] as const) {
    const { request } = await operator(role);
    const refused = await readSetup(deps, request, basis);
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.noRight(role));
  }
  expect(asked()).toBe(0);
  const { request } = await operator("owner");
  agreed(await readSetup(deps, request, basis));
  expect(asked()).toBe(1);
});
