import type { TestProject } from "vitest/node";
import { setUpCluster } from "#testing/database/cluster-setup.ts";

export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpCluster(project);
}
