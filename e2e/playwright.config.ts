import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumExecutable } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  // The others beside them are Vitest's.
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  // Calls play audio in real time; two at once on two cores would starve each other's media.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: "chromium",
    headless: true,
    permissions: ["microphone"],
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromiumExecutable(), args: chromiumArguments },
  },
});
