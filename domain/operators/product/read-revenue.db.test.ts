import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { incomingDestination } from "#contract/calls/call-status.ts";
import { rentDestination } from "#contract/calls/rented-numbers.ts";
import { callCost_mc } from "#contract/money/pricing.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { compileDeck, deckColumnsWithCountries, readDeck } from "#domain/tariff/decks/deck.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { addRentedNumber } from "#testing/numbers/rented-number.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { readRevenue } from "./read-revenue.ts";

const database = testDatabase();
const clock = { now: () => new Date("2030-01-01Z") };
const ids = { uuid: randomUUID, secret: randomUUID };
const access = operatorAccess(database, { cipher: testCipher, clock, publish: () => {} });
const request = { actor: { kind: "system", name: "ada" } } as const;

const { rows } = readDeck(`${deckColumnsWithCountries}
44,United Kingdom,1,60,60,0,no,GB,
447,United Kingdom mobile,1.7,30,6,0.25,no,,GB
353,Ireland,0.333,1,1,0,no,IE,IE
688,Tuvalu,30,60,60,0,no,TV,TV
`);
const numbers = ["+442079460000", "+447700900123", "+35312345678", "+68820123"];
const countries = ["GB", "GB", "IE", "TV"];
/** Tuvalu has no known cost. Ireland's name covers both kinds, so the higher cost counts. */
const costs = new Map([
  ["GB", { fixed_usd_e6: 7_001, mobile_usd_e6: 30_303 }],
  ["IE", { fixed_usd_e6: 11_111, mobile_usd_e6: 9_999 }],
]);
const costByRow = [7_001n, 30_303n, 11_111n, undefined];
const day_ms = 24 * 60 * 60_000;

interface Talk {
  to: number;
  day: number;
  second: number;
  answered_s: number;
}
const talks = fc.array(
  fc.record({
    to: fc.nat(numbers.length - 1),
    day: fc.nat(3),
    second: fc.nat(86_399),
    answered_s: fc.integer({ min: 1, max: 20_000 }),
  }),
  { maxLength: 12 },
);

/** Writes charged calls as settling does: the call, its transfer and the wallet. */
async function charge(start: Date, made: readonly Talk[]): Promise<number> {
  const [walletId, userId] = [randomUUID(), randomUUID()];
  let balance_mc = 0;
  await database.transaction(async (client) => {
    for (const [index, { to, day, second, answered_s }] of made.entries()) {
      const rate = compileDeck(rows).rowFor(numbers[to] ?? "")?.rate;
      if (!rate) throw new Error("The deck has no price for this number");
      const cost_mc = callCost_mc(rate, answered_s);
      const [id, at] = [randomUUID(), new Date(start.getTime() + day * day_ms + second * 1_000)];
      balance_mc -= cost_mc;
      await client.query(
        `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
           minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at)
         VALUES ($1, $2::uuid, $3, 'twilio', 'CA' || $2::uuid, $4, $5, $6, $7, $8, $9, $10, 14400, $11, false, 'completed', $11, $12, $13)`,
        [
          ...[walletId, id, userId, numbers[to], countries[to], rows[to]?.name],
          ...[rate.perMinute_mc, rate.connect_mc, rate.minimum_s, rate.increment_s, cost_mc, answered_s, at],
        ],
      );
      await client.query(
        `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
         VALUES ($1, $2, 'calls', $3, $4, 'call:' || $5::uuid, $5::uuid, $6)`,
        [walletId, index + 1, -cost_mc, balance_mc, id, at],
      );
    }
  });
  return balance_mc === 0 ? 0 : -balance_mc;
}

test("charges agree with the ledger and the tariff, and costs with the carriers' prices, to the millicredit", async () => {
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  let run = 0;
  await fc.assert(
    fc.asyncProperty(talks, async (made) => {
      // Runs share one ledger, so each has days of its own.
      run += 1;
      const since = new Date(Date.UTC(2030, 0, 1) + run * 10 * day_ms);
      const until = new Date(since.getTime() + 10 * day_ms);
      const moved_mc = await charge(since, made);
      const report = agreed(await readRevenue(deps, request, { since, until }, { costs, rows }));
      expect(report.reduce((sum, { charged_mc }) => sum + charged_mc, 0)).toBe(moved_mc);
      const groups = Map.groupBy(made, ({ to, day }) => `${day} ${to}`);
      expect(report).toHaveLength(groups.size);
      for (const [key, group] of groups) {
        const [day = 0, to = 0] = key.split(" ").map(Number);
        const date = new Date(since.getTime() + day * day_ms).toISOString().slice(0, 10);
        const row = report.find((one) => one.day === date && one.destination === rows[to]?.name);
        const answered_s = group.reduce((sum, talk) => sum + talk.answered_s, 0);
        // A millicredit is 100 millionths of a USD; a minute has 60 seconds.
        const cost = costByRow[to];
        const cost_mc = cost === undefined ? null : Number((BigInt(answered_s) * cost + 5_999n) / 6_000n);
        const rate = rows[to]?.rate;
        const charged_mc = group.reduce(
          (sum, talk) => sum + (rate ? callCost_mc(rate, talk.answered_s) : 0),
          0,
        );
        expect(row).toMatchObject({ calls: group.length, answered_s, charged_mc, cost_mc });
        expect(row?.margin_mc).toBe(cost_mc === null ? null : charged_mc - cost_mc);
      }
    }),
    { numRuns: 30 },
  );
});

test("calls to users have no cost: their country is the caller's", async () => {
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  const since = new Date("2031-12-01Z");
  const until = new Date("2031-12-02Z");
  const charged_mc = await charge(since, [{ to: 0, day: 0, second: 0, answered_s: 60 }]);
  await database.query("UPDATE call SET direction = 'incoming', destination = $1 WHERE created_at = $2", [
    incomingDestination,
    since,
  ]);
  const report = agreed(await readRevenue(deps, request, { since, until }, { costs, rows }));
  expect(report).toMatchObject([
    { destination: incomingDestination, charged_mc, cost_mc: null, margin_mc: null },
  ]);
});

test("rents of numbers are rows of their own, with which the rows come to what the ledger has charged", async () => {
  const deps = { clock, ids, grantLimit_mc: 0, ...access };
  const [since, until] = [new Date("2032-12-01Z"), new Date("2032-12-03Z")];
  await charge(since, [{ to: 0, day: 1, second: 0, answered_s: 60 }]);
  const rents = [
    ["GB", "2032-11-30T23:59:59Z"],
    ["GB", "2032-12-01T00:00:00Z"],
    ["GB", "2032-12-01T23:00:00Z"],
    ["US", "2032-12-02T23:59:59Z"],
    ["US", "2032-12-03T00:00:00Z"],
  ] as const;
  for (const [index, [country, at]] of rents.entries()) {
    const number = e164Schema.parse(`+44207946100${index}`);
    const { walletId, id } = await addRentedNumber(database, { number, country });
    await database.query(
      `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
       VALUES ($1, 1, 'rents', -15000, -15000, 'rent:' || $2::uuid, $2::uuid, $3)`,
      [walletId, id, at],
    );
  }
  const report = agreed(await readRevenue(deps, request, { since, until }, { costs, rows }));
  const rent = { destination: rentDestination, calls: 0, answered_s: 0, cost_mc: null, margin_mc: null };
  expect(report).toEqual([
    { ...rent, day: "2032-12-01", country: "GB", charged_mc: 30_000 },
    expect.objectContaining({ day: "2032-12-02", calls: 1 }),
    { ...rent, day: "2032-12-02", country: "US", charged_mc: 15_000 },
  ]);
  const [ledger] = await database.query(
    "SELECT -sum(delta_mc)::bigint AS charged_mc FROM transfer WHERE created_at >= $1 AND created_at < $2",
    [since, until],
  );
  expect(report.reduce((sum, { charged_mc }) => sum + charged_mc, 0)).toBe(ledger?.charged_mc);
});
