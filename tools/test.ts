/**
 * `npm test`: unit and integration tests, then the promises in a real browser; ends with `N passed, N failed`.
 * Everything runs even after a failure, so that one run tells everything that is wrong.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPageIfNeeded } from "./build-page.ts";

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const project = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "farline-test-"));

await buildPageIfNeeded();
const tallies = [unitAndIntegration(), browser()];
rmSync(reports, { recursive: true, force: true });

const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exit(sum("failed") > 0 || sum("passed") === 0 ? 1 : 0);

function unitAndIntegration(): Tally {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = run("vitest/vitest.mjs", ["run", ...reporters]);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = read<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numFailedTestSuites: number;
  }>(report, { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 1 });
  // A file that could not even be loaded fails no test; the run as a whole still has.
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || status !== 0 ? 1 : 0);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

function browser(): Tally {
  const report = join(reports, "playwright.json");
  const status = run(
    "@playwright/test/cli.js",
    ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { stats } = read(report, { stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 } });
  const failed = Math.max(stats.unexpected + stats.flaky, status !== 0 ? 1 : 0);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

function run(bin: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const result = spawnSync(process.execPath, [join(project, "node_modules", bin), ...args], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return result.status ?? 1;
}

function read<T>(path: string, otherwise: T): T {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T) : otherwise;
}
