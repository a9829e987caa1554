import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { type DeskStatement, statementsOfDesk } from "./desk-statements.ts";
import { type MeasuredPlan, measurePlan, planModes } from "./measure-plan.ts";
import { seedGrowth } from "./seed-growth.ts";

const few = testDatabase();
const many = testDatabase();
const sizes = [
  { database: few, users: 1_000, history: 200 },
  { database: many, users: 10_000, history: 2_000 },
];

/** Tables that grow with users and their use. Others have a row for each operator, switch or alarm. */
const growing = new Set([
  "users",
  "wallet_member",
  "session",
  "wallet",
  "transfer",
  "call",
  "payment",
  "contact_message",
]);
/** Relates all persons with each other; what is left of a purchase depends on all others of its wallet. */
const readsAll = new Set(["fraud.sharedMarks", "payment.lots"]);

const plans: Map<string, MeasuredPlan[]>[] = [];

/** The plans of each statement, by its name: all requests that send it, both ways of planning. */
async function plansOf(statements: readonly DeskStatement[], database: typeof few) {
  const byName = new Map<string, MeasuredPlan[]>();
  for (const { reader, request, ...statement } of statements) {
    for (const mode of planModes) {
      const plan = await database.withClient((client) => measurePlan(client, statement, mode, 1));
      byName.set(statement.name, [...(byName.get(statement.name) ?? []), plan]);
    }
  }
  return byName;
}

beforeAll(async () => {
  for (const { database, users, history } of sizes) {
    const grown = await seedGrowth(database, { users, history });
    plans.push(await plansOf(await statementsOfDesk(database, grown), database));
  }
});

// A window of days holds up to three times as much at the larger size; what is read whole, ten times.
test("no statement of operators reads a growing table whole, nor as many blocks more as there are rows more", () => {
  const [small, large] = plans;
  const most = (found: MeasuredPlan[] = []) => Math.max(...found.map(({ buffers }) => buffers));
  const names = [...(large?.keys() ?? [])].filter((name) => !readsAll.has(name));
  expect(names.length).toBeGreaterThan(30);
  const growth = names.flatMap((name) => {
    const whole =
      large?.get(name)?.flatMap(({ readWhole }) => readWhole.filter((table) => growing.has(table))) ?? [];
    const [before, after] = [most(small?.get(name)), most(large?.get(name))];
    return whole.length > 0 || after > 4 * before + 150
      ? [{ name, whole: [...new Set(whole)], before, after }]
      : [];
  });
  expect(growth).toEqual([]);
});
