import type { TestProject } from "vitest/node";
import { setUpCluster } from "#testing/database/cluster-setup.ts";
import { systemPostgres } from "#testing/database/system-postgres.ts";

export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpCluster(project, { binDirectory: systemPostgres() });
}
