import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connectionTo } from "#adapters/postgres/embedded/server.ts";
import "#testing/screens/seed.ts";
import { usualVariables } from "#e2e/support/usual-variables.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { bundlePrograms } from "./programs.ts";
import { startStack } from "./stack.ts";

const builtPage = join(import.meta.dirname, "../../../web/dist/admin/.whole");

/** Starts the product that the tests of screens ask, each as users of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // The tests draw the sources' page. The built one is there for the server, which has none without it.
  if (!existsSync(builtPage)) await buildPageIfNeeded();
  await bundlePrograms();
  const { url, sandboxUrl, dataDirectory, stop } = await startStack(usualVariables, "server/main.ts");
  const database = connectionTo(join(realpathSync(dataDirectory), "postgres"));
  project.provide("product", { url, sandboxUrl, database });
  return stop;
}
