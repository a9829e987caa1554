import { spawnSync } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "#server/start-failure.ts";

const project = join(import.meta.dirname, "..");
const page = join(project, "web/dist/renderer/render.mjs");

/** Builds the browser app with Vite when it is missing or older than its sources. */
export async function buildPageIfNeeded(): Promise<void> {
  const built_ms = await modified(page);
  const sources = ["web", "contract", "words", "package.json", "package-lock.json"].map((path) =>
    join(project, path),
  );
  const newest_ms = Math.max(...(await Promise.all(sources.map(newestBelow))));
  if (built_ms > newest_ms) return;
  console.log("Building the browser app (once)...");
  // Runs in a process of its own, which has its own NODE_ENV: a test runner's would build the development version.
  const built = spawnSync(
    process.execPath,
    [
      join(project, "node_modules/vite/bin/vite.js"),
      "build",
      "--config",
      "web/vite.config.ts",
      "--logLevel",
      "warn",
    ],
    { cwd: project, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (built.status !== 0)
    throw new StartFailure("The browser app could not be built; the message above says why.");
}

async function newestBelow(path: string): Promise<number> {
  const own_ms = await modified(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const children = entries
    .filter((entry) => entry.name !== "dist")
    .map((entry) => newestBelow(join(path, entry.name)));
  // A folder's own time changes when the build writes into it, so only the times of files count.
  return Math.max(entries.length > 0 ? 0 : own_ms, ...(await Promise.all(children)));
}

async function modified(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}
