import { test as base } from "@playwright/test";
import { type Stack, startStack } from "./product/stack.ts";
import { charge, type Prices } from "./product/tariffs.ts";
import { startTwoNodes, type TwoNodes } from "./product/two-nodes.ts";
import { usualVariables } from "./usual-variables.ts";

interface TestFixtures {
  /** Adds what the products warned of to the report of a test that failed. */
  warnings: undefined;
  /** A product of its own for a test that kills it or changes shared state. */
  ownStack: Stack;
  /** Two servers on one database, for one test. */
  nodes: TwoNodes;
}

interface WorkerFixtures {
  /** Environment variables of the product: `test.use({ variables: { ... } })` at the top of a spec. */
  variables: NodeJS.ProcessEnv;
  /** The product's prices, when the spec needs its own: `test.use({ prices: { ... } })`. */
  prices: Prices | null;
  /** The product that all tests of one worker with the same variables and prices share. */
  stack: Stack;
}

/** A product whose bad lines give their charge back: `test.use(creditsBadLines)`. */
export const creditsBadLines = { variables: { BAD_LINE_CALLS_A_MONTH: "3" } };

/** A start takes seconds, or minutes where other programs keep the machine busy. */
const timeout = 240_000;
/** Playwright's `test` with the running product, which stops after passed and failed tests alike. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  warnings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      for (const { output } of started) {
        // The reporter prints it with the failure.
        await info.attach("last warnings", { body: lastWarnings(output()), contentType: "text/plain" });
      }
    },
    { auto: true },
  ],
  variables: [{}, { scope: "worker", option: true }],
  prices: [null, { scope: "worker", option: true }],
  stack: [
    async ({ variables, prices }, use) =>
      whileRunning(await startStack({ ...usualVariables, ...variables }), async (stack) => {
        if (prices) await charge(stack, prices);
        await use(stack);
      }),
    { scope: "worker", timeout },
  ],
  ownStack: [
    async ({ variables }, use) => whileRunning(await startStack({ ...usualVariables, ...variables }), use),
    { timeout },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  nodes: [async ({}, use) => whileRunning(await startTwoNodes(), use), { timeout }],
});

/** The products of this worker that run. */
const started = new Set<Pick<Stack, "output">>();

async function whileRunning<T extends Pick<Stack, "stop"> & Partial<Stack>>(
  running: T,
  use: (running: T) => Promise<void>,
): Promise<void> {
  const { output } = running;
  const listed = output && { output };
  if (listed) started.add(listed);
  try {
    await use(running);
  } finally {
    if (listed) started.delete(listed);
    await running.stop();
  }
}

/** The last lines of level warn or above, which say why a product did not do what a test waited for. */
function lastWarnings(output: string): string {
  const warnings = output.split("\n").filter((line) => /^\{"level":[456]0/.test(line));
  return warnings.slice(-10).join("\n") || "none";
}
