import type { TestProject } from "vitest/node";
import { setUpCluster } from "./cluster-setup.ts";
import { systemPostgres } from "./system-postgres.ts";

/** The PostgreSQL installed on this machine. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpCluster(project, { binDirectory: systemPostgres() });
}
