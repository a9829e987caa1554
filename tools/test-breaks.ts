/**
 * `npm run test:breaks -- [room]`: makes each change of testing/breaks in a copy of the tree, runs the test that must
 * notice it, and ends with the survivors: the changes that went unnoticed.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
for (const [room, each] of chosen) for (const one of each) tryBreak(room, one);
const count = chosen.reduce((total, [, each]) => total + each.length, 0);
for (const survivor of survivors) console.log(`survived: ${survivor}`);
console.log(`${count} breaks, ${survivors.length} survivors`);
process.exit(survivors.length > 0 || count === 0 ? 1 : 0);

function tryBreak(room: string, { file, from, to, test, name }: Break): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const title = `${room}: ${file}: ${from.trim().split("\n")[0]}`;
  if (text.split(from).length !== 2) throw new Error(`${title} is not in the file once`);
  if (!passesUnbroken(test, name)) {
    console.log(`FAILS     ${test} ${name ?? ""}, before anything is broken`);
    survivors.push(`${title} (${test} fails before anything is broken)`);
    return;
  }
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const isNoticed = !passes(test, name);
  writeFileSync(path, text);
  console.log(`${isNoticed ? "noticed" : "SURVIVED"}  ${title}`);
  if (!isNoticed) survivors.push(`${title} (${test})`);
}

/** Without a change the test passes: one that always failed would notice everything. */
function passesUnbroken(test: string, name: string | undefined): boolean {
  const key = `${test} ${name}`;
  const result = unbroken.get(key) ?? passes(test, name);
  unbroken.set(key, result);
  return result;
}

function passes(test: string, name: string | undefined): boolean {
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
    throw new Error(`${test} has no test ${name ?? ""}:\n${stdout}${stderr}`);
  }
  return status === 0;
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
