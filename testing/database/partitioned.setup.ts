import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { setUpCluster } from "#testing/database/cluster-setup.ts";
import { systemPostgres } from "#testing/database/system-postgres.ts";
import { writePartitionedMigrations } from "./hash-partitions.ts";

/** The oldest PostgreSQL on this machine, with the tables of wallets in partitions. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const migrations = await writePartitionedMigrations();
  try {
    return await setUpCluster(project, { migrations, binDirectory: systemPostgres() });
  } finally {
    await rm(migrations, { recursive: true });
  }
}
