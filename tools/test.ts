/**
 * `npm test`: tests of vitest, then the journeys in a browser. `npm run test:wide`: the tests that hold the same promises
 * in many more variants. Each goes on after a failure, and ends with all failures and `N passed, N failed, N skipped`.
 *
 * A test that fails has a second try. One that passes then is a defect of the test or of the product: the end names it with
 * its first failure, and more than three of them fail the run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildPageIfNeeded } from "./build-page.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** A failed test and the runner's own report. */
  failures: string[];
  /** The same of a test that passed at its second try. */
  secondTries: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; message: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
}

const isWide = process.argv.includes("wide");
const wide = {
  /** The twins' own tests, those of the database on its older version and on partitions, and kills at many moments. */
  vitest: ["twins", "pg15", "partitioned", "moments"],
  playwright: ["wide"],
};
const journeys = ["own variables", "journeys"];
const mostSecondTries = 3;

const project = join(import.meta.dirname, "..");
const scratch = makeScratchFolder();
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

await buildPageIfNeeded();
const tallies = [unitAndIntegration(), browser()];

const sum = (key: "passed" | "failed" | "skipped") => tallies.reduce((total, tally) => total + tally[key], 0);
const secondTries = tallies.flatMap((tally) => tally.secondTries);
const failures = tallies.flatMap((tally) => tally.failures);
if (secondTries.length > mostSecondTries)
  failures.push(`More than ${mostSecondTries} tests passed only at their second try.`);
for (const test of secondTries) console.log(`\npassed at the second try, find out why: ${test}`);
for (const failure of failures) console.log(`\nfailed: ${failure}`);
// Once more without what they printed, which may be longer than a log's last page.
for (const failure of failures) console.log(`\nfailed: ${failure.split("\n", 1)[0]}`);
const failed = Math.max(sum("failed"), failures.length > 0 ? 1 : 0);
console.log(`\n${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exit(failed > 0 || sum("passed") === 0 ? 1 : 0);

function unitAndIntegration(): Tally {
  const path = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const projects = wide.vitest.map((name) => `--project=${isWide ? "" : "!"}${name}`);
  const status = run("vitest/vitest.mjs", ["run", "--retry=1", ...projects, ...reporters]);
  const report = read<VitestReport>(path, {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numFailedTestSuites: 1,
    testResults: [],
  });
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  const leftOut = isWide
    ? []
    : inNoProject().map((file) => `${file}\nNo project of vitest.config.ts has this file.`);
  // A file that fails to load fails no test, but the whole run has failed.
  const failed = Math.max(numFailedTests + leftOut.length, numFailedTestSuites > 0 || status !== 0 ? 1 : 0);
  const unloaded = report.testResults
    .filter(({ message }) => message)
    .map(({ name, message }) => `${relative(project, name)}\n${message}`);
  // Of a test that passed, the messages are those of its first try.
  const failing = (status: string) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status && test.failureMessages.length > 0)
        .map((test) => [`${relative(project, name)} › ${test.fullName}`, ...test.failureMessages].join("\n")),
    );
  return {
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    failures: [...leftOut, ...unloaded, ...failing("failed")],
    secondTries: failing("passed"),
  };
}

/** The test files that no project has: they would never run, and fail nothing. */
function inNoProject(): string[] {
  const path = join(scratch, "files.json");
  run("vitest/vitest.mjs", ["list", "--filesOnly", `--json=${path}`]);
  const listed = new Set(read<{ file: string }[]>(path, []).map(({ file }) => relative(project, file)));
  const exclude = ["**/node_modules/**", ".data/**", "web/dist/**"];
  return globSync("**/*.test.{ts,tsx}", { cwd: project, exclude }).filter((file) => !listed.has(file));
}

function browser(): Tally {
  const path = join(scratch, "playwright.json");
  const projects = (isWide ? wide.playwright : journeys).map((name) => `--project=${name}`);
  const status = run(
    "@playwright/test/cli.js",
    ["test", "--config", "e2e/playwright.config.ts", "--retries=1", "--reporter=list,json", ...projects],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  );
  const { stats, suites } = read<PlaywrightReport>(path, {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [],
  });
  const failed = Math.max(stats.unexpected, status !== 0 ? 1 : 0);
  const failing = (isFailing: (spec: PlaywrightSpec) => boolean) =>
    suites.flatMap((suite) => failuresIn(suite, isFailing));
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    failures: failing((spec) => !spec.ok),
    secondTries: failing(({ tests }) => tests.some(({ status }) => status === "flaky")),
  };
}

function failuresIn(suite: PlaywrightSuite, isFailing: (spec: PlaywrightSpec) => boolean): string[] {
  const { file, specs, suites = [] } = suite;
  const own = specs.filter(isFailing).map(({ title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return [`e2e/${file} › ${title}`, ...errors.map((error) => error.message ?? "")].join("\n");
  });
  return [...own, ...suites.flatMap((inner) => failuresIn(inner, isFailing))];
}

function run(bin: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const result = spawnSync(process.execPath, [join(project, "node_modules", bin), ...args], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, TMPDIR: scratch, ...env },
  });
  return result.status ?? 1;
}

function read<T>(path: string, otherwise: T): T {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T) : otherwise;
}
