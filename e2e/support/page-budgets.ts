import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const built = join(import.meta.dirname, "../../web/dist/page");

/** The most JavaScript, gzip, that a page may load before its reader touches it. A kB is 1,000 bytes. */
export const budgets_kb = {
  "/": 110,
  "/about": 110,
  "/rates": 125,
  "/rates/germany": 125,
  "/terms": 110,
  "/privacy": 110,
  "/refunds": 110,
  "/contact": 125,
  "/register": 125,
  "/login": 125,
} as const;
export const dashboardBudget_kb = 165;

/** The size of a built script after gzip. */
export function gzip_kb(path: string): number {
  return gzipSync(readFileSync(join(built, path))).length / 1_000;
}
