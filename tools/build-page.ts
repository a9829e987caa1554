import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const project = join(import.meta.dirname, "..");
const page = join(project, "web/dist/index.html");

/** Builds the browser app with Vite when it is missing or older than anything it is made of. */
export async function buildPageIfNeeded(): Promise<void> {
  const built_ms = await modified(page);
  const sources = ["web", "contract", "package.json", "package-lock.json"].map((path) => join(project, path));
  const newest_ms = Math.max(...(await Promise.all(sources.map(newestBelow))));
  if (built_ms > newest_ms) return;
  console.log("Building the browser app (once)...");
  const { build } = await import("vite");
  await build({ configFile: join(project, "web/vite.config.ts"), logLevel: "warn" });
}

async function newestBelow(path: string): Promise<number> {
  const own_ms = await modified(path);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const children = entries
    .filter((entry) => entry.name !== "dist")
    .map((entry) => newestBelow(join(path, entry.name)));
  // A folder's own time changes when the build writes into it, so only files count.
  return Math.max(entries.length > 0 ? 0 : own_ms, ...(await Promise.all(children)));
}

async function modified(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
}
