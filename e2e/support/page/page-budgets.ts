import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const built = join(import.meta.dirname, "../../../web/dist");

export const publicPaths = [
  "/",
  "/about",
  "/rates",
  "/rates/germany",
  "/terms",
  "/privacy",
  "/refunds",
  "/contact",
  "/register",
  "/login",
];
/** The most JavaScript, gzip, that a public page may load before its reader touches it. A kB is 1,000 bytes. */
export const publicBudget_kb = 135;
/** The same for users' pages, whose lists are empty. */
export const userBudgets_kb = {
  "/dashboard": 205,
  "/calls": 217,
  "/contacts": 220,
  "/transactions": 216,
} as const;
/** Everything of the operators' page that its first screen loads. */
export const adminBudget_kb = 210;

/** The scripts that users get. */
export function scriptsOfUsers(): string[] {
  const files = readdirSync(join(built, "page"), { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}

/** A built file by its address. */
export function builtFile(path: string): Buffer {
  return readFileSync(join(built, path.startsWith("/admin/") ? path : `page${path}`));
}

/** The size of a built script after gzip. */
export function gzip_kb(path: string): number {
  return gzipSync(builtFile(path)).length / 1_000;
}
