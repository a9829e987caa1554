import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "#server/start-failure.ts";

const project = join(import.meta.dirname, "..");
const endWithParent = join(import.meta.dirname, "end-with-parent.ts");

interface Build {
  config: string;
  /** The folder that the build empties before it writes anything. */
  folder: string;
  isSource: (path: string) => boolean;
}

/** No build has them. */
const tests = /\.test\.tsx?$|\/web\/testing$/;
const admin = join(project, "web/admin");
const builds: readonly Build[] = [
  {
    config: "web/vite.config.ts",
    folder: "web/dist/page",
    isSource: (path) => path !== admin && !tests.test(path),
  },
  {
    config: "web/admin/vite.config.ts",
    folder: "web/dist/admin",
    isSource: (path) =>
      !/\/web\/(site|app|number|phone|shell|worker|public)$/.test(path) && !tests.test(path),
  },
];
const sources = ["web", "contract", "words", "package.json", "package-lock.json"];

/** Builds the page, and the operators' page, with Vite, each when it is missing or older than its sources. */
export async function buildPageIfNeeded(): Promise<void> {
  for (const { config, folder, isSource } of builds) {
    await buildIfOlder(
      join(project, folder),
      sources.map((path) => join(project, path)),
      isSource,
      () => run(config),
    );
  }
}

/**
 * Builds when the folder has no whole build that is newer than each file of the sources. A file in it says so, because a
 * build that was killed leaves some of its own files. The file has the time at which the build began: a source that
 * changes while it runs is newer.
 */
export async function buildIfOlder(
  folder: string,
  from: readonly string[],
  isSource: (path: string) => boolean,
  build: () => void | Promise<void>,
): Promise<void> {
  const whole = join(folder, ".whole");
  const built_ms = await modified(whole);
  const newest_ms = await Promise.all(from.map((path) => newestBelow(path, isSource)));
  if (built_ms > Math.max(...newest_ms)) return;
  const begun = new Date();
  await build();
  await writeFile(whole, "");
  await utimes(whole, begun, begun);
}

async function run(config: string): Promise<void> {
  console.log(`Building the browser app with ${config} (once)...`);
  const vite = join(project, "node_modules/vite/bin/vite.js");
  const code = await runProgram([vite, "build", "--config", config, "--logLevel", "warn"]);
  if (code !== 0) throw new StartFailure("The browser app could not be built; the message above says why.");
}

/**
 * Runs a program of Node that ends with this process at the latest, and resolves with its exit code. It has its own
 * NODE_ENV: a test runner's would build the development version.
 */
export async function runProgram(words: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [`--import=${endWithParent}`, ...words], {
    cwd: project,
    stdio: ["pipe", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(child, "exit");
  return child.exitCode;
}

async function newestBelow(path: string, isSource: Build["isSource"]): Promise<number> {
  if (!isSource(path)) return 0;
  const own_ms = await modified(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const children = entries
    .filter((entry) => entry.name !== "dist")
    .map((entry) => newestBelow(join(path, entry.name), isSource));
  // A folder's own time changes when the build writes into it, so only the times of files count.
  return Math.max(entries.length > 0 ? 0 : own_ms, ...(await Promise.all(children)));
}

async function modified(path: string): Promise<number> {
  return stat(path).then(
    (stats) => stats.mtimeMs,
    () => 0,
  );
}
