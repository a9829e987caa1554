import type { TestProject } from "vitest/node";
import { startCluster, templateDatabase } from "#testing/database/cluster-setup.ts";
import { systemPostgres } from "#testing/database/system-postgres.ts";

/** The oldest PostgreSQL on this machine, where every statement of the tests on the newer version runs once more. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { connection, tearDown } = await startCluster({ binDirectory: systemPostgres() });
  project.provide("olderPostgres", { ...connection, database: templateDatabase });
  return tearDown;
}
