import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { setUpCluster } from "./cluster-setup.ts";
import { writePartitionedMigrations } from "./hash-partitions.ts";

/** The PostgreSQL that comes with the product, with the tables of wallets in partitions. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const migrations = await writePartitionedMigrations();
  try {
    return await setUpCluster(project, { migrations });
  } finally {
    await rm(migrations, { recursive: true });
  }
}
