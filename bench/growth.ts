import type { Database } from "#adapters/postgres/connection/database.ts";
import { type PageStatement, statementsOfUsers } from "#e2e/support/growth/page-statements.ts";
import { onProductAt } from "#e2e/support/growth/serve-pages.ts";
import { statementsOfDesk } from "#testing/growth/desk-statements.ts";
import { type MeasuredPlan, measurePlan, planModes } from "#testing/growth/measure-plan.ts";
import { type GrowthSize, seedGrowth } from "#testing/growth/seed-growth.ts";
import { expectCleanLedger, onBenchDatabase } from "./database.ts";

const sizes: readonly GrowthSize[] = [
  { users: 1_000, history: 200 },
  { users: 10_000, history: 2_000 },
  { users: 100_000, history: 20_000 },
];

interface Worst extends MeasuredPlan {
  where: string;
}

/**
 * Measures each statement of the pages, operators' too, at three sizes: the slowest of all users and requests, with a plan for its values and
 * with one for all values. With names behind it, measures these statements alone, each request by itself.
 */
export async function benchGrowth(names: readonly string[]): Promise<void> {
  const bySize: Map<string, Worst>[] = [];
  for (const size of sizes) bySize.push(await measureSize(size, names));
  const rows = [...new Set(bySize.flatMap((worst) => [...worst.keys()]))].sort();
  console.log(
    "ms (blocks) at 200, 2,000 and 20,000 purchases and calls; the slowest request of the largest size",
  );
  for (const row of rows) {
    const columns = bySize.map((worst) => {
      const plan = worst.get(row);
      return (plan ? `${plan.ms.toFixed(2)} (${plan.buffers})` : "-").padStart(18);
    });
    const last = bySize.at(-1)?.get(row);
    const whole = last && last.readWhole.length > 0 ? ` reads all of ${last.readWhole.join(", ")}` : "";
    console.log(`${row.padEnd(44)}${columns.join("")}  ${last?.where ?? ""}${whole}`);
  }
}

async function measureSize(size: GrowthSize, names: readonly string[]): Promise<Map<string, Worst>> {
  const worst = new Map<string, Worst>();
  await onBenchDatabase(async ({ database, connection }) => {
    const users = await seedGrowth(database, size);
    const ofUsers = await onProductAt(connection, (app) => statementsOfUsers(app, database, users));
    const statements = [...ofUsers, ...(await statementsOfDesk(database, users))];
    const wanted = statements.filter(({ name }) => names.length === 0 || names.includes(name));
    for (const statement of wanted) await measureOne(database, statement, names.length > 0, worst);
    await expectCleanLedger(database);
  });
  return worst;
}

async function measureOne(
  database: Database,
  { reader, request, ...statement }: PageStatement,
  eachRequest: boolean,
  worst: Map<string, Worst>,
): Promise<void> {
  for (const mode of planModes) {
    const measured = await database.withClient((client) => measurePlan(client, statement, mode));
    const where = `${reader}: ${request}`;
    const row = `${statement.name} ${eachRequest ? `${where} ` : ""}${mode}`;
    if (measured.ms > (worst.get(row)?.ms ?? 0))
      worst.set(row, { ...measured, where: eachRequest ? "" : where });
  }
}
