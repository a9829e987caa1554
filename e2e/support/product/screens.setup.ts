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

interface Shared {
  product: ReturnType<typeof startProduct>;
  users: number;
}

/** Each project loads this file anew. */
const everywhere = globalThis as { screensProduct?: Shared };

/** Starts the product that the tests of screens ask, each as users of its own; their projects share it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  everywhere.screensProduct ??= { product: startProduct(), users: 0 };
  const shared = everywhere.screensProduct;
  shared.users += 1;
  const { stop, ...product } = await shared.product;
  project.provide("product", product);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete everywhere.screensProduct;
    await stop();
  };
}

async function startProduct() {
  // The tests draw the sources' page. The built one is there for the server, which has none without it.
  if (!existsSync(builtPage)) await buildPageIfNeeded();
  await bundlePrograms();
  const { url, sandboxUrl, dataDirectory, stop } = await startStack(usualVariables, "server/main.ts");
  return { url, sandboxUrl, database: connectionTo(join(realpathSync(dataDirectory), "postgres")), stop };
}
