/**
 * `npm run test:breaks -- [room]`: makes each change of testing/breaks in a copy of the tree, runs the test that must
 * notice it, and ends with the survivors: the changes that went unnoticed.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { breaks } from "#testing/breaks/all.ts";
import type { Break } from "#testing/breaks/break.ts";
import { buildPageIfNeeded } from "./build-page.ts";
import { makeScratchFolder } from "./scratch-folder.ts";

const project = join(import.meta.dirname, "..");
const rooms = process.argv.slice(2);
const chosen = Object.entries(breaks).filter(([room]) => rooms.length === 0 || rooms.includes(room));
await buildPageIfNeeded();
const copy = copyOfTree();
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));

const survivors: string[] = [];
/** Results of the tests without a change. */
const unbroken = new Map<string, boolean>();
let vitest: Vitest | undefined;
for (const [room, each] of chosen) for (const one of each) await tryBreak(room, one);
await vitest?.close();
const count = chosen.reduce((total, [, each]) => total + each.length, 0);
for (const survivor of survivors) console.log(`survived: ${survivor}`);
console.log(`${count} breaks, ${survivors.length} survivors`);
process.exit(survivors.length > 0 || count === 0 ? 1 : 0);

async function tryBreak(room: string, row: Break): Promise<void> {
  const { file, from, to, test, name } = row;
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const title = `${room}: ${file}: ${from.trim().split("\n")[0]}`;
  if (text.split(from).length !== 2) throw new Error(`${title} is not in the file once`);
  if (!(await passesUnbroken(row))) {
    console.log(`FAILS     ${test} ${name ?? ""}, before anything is broken`);
    survivors.push(`${title} (${test} fails before anything is broken)`);
    return;
  }
  write(
    path,
    text.replace(from, () => to),
  );
  const isNoticed = !(await passes(row));
  write(path, text);
  console.log(`${isNoticed ? "noticed" : "SURVIVED"}  ${title}`);
  if (!isNoticed) survivors.push(`${title} (${test})`);
}

function write(path: string, text: string): void {
  writeFileSync(path, text);
  vitest?.invalidateFile(path);
}

/** Without a change the test passes: one that always failed would notice everything. */
async function passesUnbroken(row: Break): Promise<boolean> {
  const key = `${row.test} ${row.name}`;
  const result = unbroken.get(key) ?? (await passes(row));
  unbroken.set(key, result);
  return result;
}

/** A test of the page or of modules runs in one vitest, which is told of each change. Any other starts what it tests. */
async function passes({ file, test, name }: Break): Promise<boolean> {
  const isOfPage = test.endsWith(".test.tsx") && /^web\/.*\.tsx?$/.test(file);
  const isOfModules = test.endsWith(".test.ts") && !test.startsWith("e2e/") && file.endsWith(".ts");
  return isOfPage || isOfModules ? passesInVitest(test, name) : passesAlone(test, name);
}

async function passesInVitest(test: string, name: string | undefined): Promise<boolean> {
  vitest ??= await startVitest();
  if (name) vitest.setGlobalTestNamePattern(name);
  else vitest.resetGlobalTestNamePattern();
  const files = await vitest.globTestSpecifications([test]);
  const result = await vitest.runTestSpecifications(files);
  // The result has the files of earlier runs too.
  const testModules = result.testModules.filter(({ moduleId }) =>
    files.some((file) => file.moduleId === moduleId),
  );
  const states = testModules.flatMap((module) =>
    [...module.children.allTests()].map((one) => one.result().state),
  );
  // A cancelled file is not failed as a whole.
  if (states.includes("failed") || testModules.some((module) => !module.ok())) return false;
  if (!states.includes("passed")) throw noTest(test, name);
  return true;
}

async function startVitest(): Promise<Vitest> {
  const started: Vitest = await createVitest("test", {
    root: copy,
    watch: false,
    // One failed test is enough. Vitest's own limit counts those of earlier runs too.
    reporters: [{ onTestCaseResult: (one) => void (one.ok() || started.cancelCurrentRun("test-failure")) }],
    project: ["unit", "twins", "screens", "pg18", "embedded"],
  });
  await started.standalone();
  return started;
}

function passesAlone(test: string, name: string | undefined): boolean {
  const [runner, ...words] = test.endsWith(".spec.ts")
    ? [
        "@playwright/test/cli.js",
        "test",
        "--config",
        "e2e/playwright.config.ts",
        test,
        ...(name ? ["-g", name] : []),
      ]
    : ["vitest/vitest.mjs", "run", "--bail=1", test, ...(name ? ["-t", name] : [])];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", runner ?? ""), ...words],
    {
      cwd: copy,
      encoding: "utf8",
    },
  );
  // A run that finds no test fails too, and would count as a test that noticed.
  if (/No test files found|No tests found|no tests\b/i.test(stdout + stderr)) {
    throw new Error(`${noTest(test, name).message}:\n${stdout}${stderr}`);
  }
  return status === 0;
}

function noTest(test: string, name: string | undefined): Error {
  return new Error(`${test} has no test ${name ?? ""}`);
}

/** The files that git would keep, with the packages and the built page of this tree. */
function copyOfTree(): string {
  const folder = makeScratchFolder();
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: project,
    encoding: "utf8",
  });
  for (const file of listed.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file), { preserveTimestamps: true });
  }
  // A copy: a break of the page is built into it.
  cpSync(join(project, "web/dist"), join(folder, "web/dist"), { recursive: true, preserveTimestamps: true });
  // The packages alone: a cache in the same folder has the programs of this tree.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(project, "node_modules"))) {
    if (name !== ".cache")
      symlinkSync(join(project, "node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}
