import { defineConfig } from "@playwright/test";
import { compileOnce } from "#tools/compile-once.ts";
import { chromiumArguments, chromiumExecutable } from "./support/page/chromium.ts";

compileOnce();

/** A busy machine takes many times as long, which says nothing about what a test holds. */
const limits_ms = { test: 600_000, step: 60_000 };

const wide = "wide/**";

export default defineConfig({
  testDir: ".",
  projects: [
    // A product with variables of its own ends the usual one of its worker: between other specs, each would cost two starts.
    { name: "own variables", testMatch: "*.variables.spec.ts", testIgnore: wide },
    { name: "journeys", testMatch: "*.spec.ts", testIgnore: [wide, "browsers/**", "*.variables.spec.ts"] },
    // `npm run test:wide`: each screen at each width, and what else holds a promise in many variants.
    { name: "wide", testMatch: "wide/**/*.spec.ts" },
  ],
  globalSetup: "./support/product/prepare.ts",
  outputDir: "../test-results",
  // Most of a call is waiting for it; many at once on two cores would starve each other's media.
  workers: 4,
  retries: 0,
  timeout: limits_ms.test,
  expect: { timeout: limits_ms.step, toPass: { timeout: limits_ms.step } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: "chromium",
    headless: true,
    actionTimeout: limits_ms.step,
    navigationTimeout: limits_ms.step,
    permissions: ["microphone"],
    // Each test is a new browser, in which the worker would be installed anew. Its own promises, and the journeys on which it
    // takes part, allow it.
    serviceWorkers: "block",
    // A browser without a graphics card draws each step of a movement. The specs of movements and the first call have them.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    // Recording every step costs a quarter of the runner's work: `--trace retain-on-failure` records where it is wanted.
    trace: "off",
    launchOptions: { executablePath: chromiumExecutable(), args: chromiumArguments },
  },
});
