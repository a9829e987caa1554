import { spawnSync } from "node:child_process";
import { readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "#server/start-failure.ts";

const project = join(import.meta.dirname, "..");

interface Build {
  config: string;
  /** What the build writes last. */
  result: string;
  isSource: (path: string) => boolean;
}

const admin = join(project, "web/admin");
const builds: readonly Build[] = [
  {
    config: "web/vite.config.ts",
    result: "web/dist/renderer/render.mjs",
    isSource: (path) => path !== admin,
  },
  {
    config: "web/admin/vite.config.ts",
    result: "web/dist/admin/index.html",
    isSource: (path) => !/\/web\/(features|phone|captcha|tariff|contacts|worker|public)$/.test(path),
  },
];
const sources = ["web", "contract", "words", "package.json", "package-lock.json"];

/** Builds the page, and the operators' page, with Vite, each when it is missing or older than its sources. */
export async function buildPageIfNeeded(): Promise<void> {
  for (const { config, result, isSource } of builds) {
    await buildIfOlder(
      join(project, result),
      sources.map((path) => join(project, path)),
      isSource,
      () => run(config),
    );
  }
}

/**
 * Builds when the result is missing or not newer than each file of the sources. The result then has the time at which
 * the build began: a source that changes while it runs is newer.
 */
export async function buildIfOlder(
  result: string,
  from: readonly string[],
  isSource: (path: string) => boolean,
  build: () => void | Promise<void>,
): Promise<void> {
  const built_ms = await modified(result);
  const newest_ms = await Promise.all(from.map((path) => newestBelow(path, isSource)));
  if (built_ms > Math.max(...newest_ms)) return;
  const begun = new Date();
  await build();
  await utimes(result, begun, begun);
}

function run(config: string): void {
  console.log(`Building the browser app with ${config} (once)...`);
  // Runs in a process of its own, which has its own NODE_ENV: a test runner's would build the development version.
  const built = spawnSync(
    process.execPath,
    [join(project, "node_modules/vite/bin/vite.js"), "build", "--config", config, "--logLevel", "warn"],
    { cwd: project, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (built.status !== 0)
    throw new StartFailure("The browser app could not be built; the message above says why.");
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
    (found) => found.mtimeMs,
    () => 0,
  );
}
