import { defineConfig } from "@playwright/test";
import { compileOnce } from "#tools/compile-once.ts";
import type { Options } from "./test.ts";

compileOnce();

/** As those of e2e/playwright.config.ts, for tests that are whole journeys. */
const limits_ms = { test: 900_000, step: 60_000 };

const tooOld = "too-old.spec.ts";

/** `npm run test:browsers`: the main promises in Firefox and Chromium 102, those without calls in WebKit, the pages in Chromium 87. */
export default defineConfig<Options>({
  testDir: ".",
  projects: [
    // The first call begins with what newcomer.spec.ts holds.
    { name: "Firefox", testIgnore: ["newcomer.spec.ts", tooOld], use: { engine: "Firefox" } },
    { name: "WebKit", testIgnore: ["calls.spec.ts", tooOld], use: { engine: "WebKit" } },
    { name: "Chromium 102", testIgnore: ["newcomer.spec.ts", tooOld], use: { engine: "Chromium 102" } },
    { name: "Chromium 87", testMatch: tooOld, use: { engine: "Chromium 87" } },
  ],
  globalSetup: "./prepare.ts",
  outputDir: "../../test-results/browsers",
  workers: 2,
  timeout: limits_ms.test,
  expect: { timeout: limits_ms.step, toPass: { timeout: limits_ms.step } },
  forbidOnly: Boolean(process.env.CI),
});
