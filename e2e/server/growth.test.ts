/** A page reads no more for a user with thousands of calls than for one with hundreds: `npm run bench -- growth`. */
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { statementsOfUsers } from "#e2e/support/growth/page-statements.ts";
import { onProductAt } from "#e2e/support/growth/serve-pages.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { measurePlan, planModes } from "#testing/growth/measure-plan.ts";
import { type GrowthSize, seedGrowth } from "#testing/growth/seed-growth.ts";

/** Two days between calls, so that the half year which a page sums up is shorter than both histories. */
const step_minutes = 2_880;
/** Every page of the smaller one is full, and calls of others lie between those of a user in both. */
const small = { users: 3_000, history: 400, step_minutes };
const large = { users: 6_000, history: 2_000, step_minutes };

/** Statements that may read all that a user has, with the reason. */
const readsAll: Readonly<Record<string, string>> = {
  "payment.lots": "what a refund may give back depends on every purchase before",
  "securityEvent.list":
    "events are kept for 90 days, and the product deletes older ones while it is measured",
};

interface Reading {
  blocks: number;
  readWhole: string[];
}

type Readings = Map<string, Reading>;

/** For another level of an index. */
const spare_blocks = 40;

let few: Readings = new Map();
let many: Readings = new Map();

beforeAll(async () => {
  few = await readingsAt(small);
});
beforeAll(async () => {
  many = await readingsAt(large);
});

/** The blocks that each statement of the pages reads, with a plan for its values and with one for all values. */
async function readingsAt(size: GrowthSize): Promise<Readings> {
  const { connection, stop } = await productDatabase();
  const database = openDatabase({ connection, poolSize: 2 });
  try {
    const { heavy, rareMember, unlucky } = await seedGrowth(database, size);
    const readers = { heavy, rareMember, unlucky };
    const statements = await onProductAt(connection, (app) => statementsOfUsers(app, database, readers));
    const readings: Readings = new Map();
    await database.withClient(async (client) => {
      // The product deletes what is old once a minute, and a page reads past deleted rows until they are vacuumed.
      await client.query("VACUUM ANALYZE");
      const large = await client.query<{ name: string }>(
        "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= 1000",
      );
      const isLarge = new Set(large.rows.map(({ name }) => name));
      for (const { reader, request, ...statement } of statements) {
        if (statement.name in readsAll) continue;
        for (const mode of planModes) {
          const { buffers, readWhole } = await measurePlan(client, statement, mode, 1);
          const key = `${statement.name} (${mode} plan), ${reader}: ${request}`;
          const before = readings.get(key);
          readings.set(key, {
            blocks: Math.max(buffers, before?.blocks ?? 0),
            readWhole: [...(before?.readWhole ?? []), ...readWhole.filter((table) => isLarge.has(table))],
          });
        }
      }
    });
    return readings;
  } finally {
    await database.close();
    await stop();
  }
}

test("the pages' statements are found", () => {
  const names = [...many.keys()].map((key) => key.slice(0, key.indexOf(" ")));
  for (const name of [
    "session.find",
    "call.eligibility",
    "presentState.read",
    "transaction.list",
    "callHistory.list",
  ])
    expect(names).toContain(name);
});

test("no statement of a page reads a large table from its first row to its last", () => {
  const whole = [...many].filter(([, { readWhole }]) => readWhole.length > 0);
  expect(whole.map(([key, { readWhole }]) => `${key} reads ${readWhole.join(", ")}`)).toEqual([]);
});

test("no statement of a page reads more blocks when the history is five times as long", () => {
  const grown = [...many].filter(
    ([key, { blocks }]) => blocks > 1.5 * (few.get(key)?.blocks ?? 0) + spare_blocks,
  );
  expect(grown.map(([key, { blocks }]) => `${key}: ${few.get(key)?.blocks} to ${blocks} blocks`)).toEqual([]);
});
