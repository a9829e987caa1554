import lighthouse, { type Flags, type Result } from "lighthouse";
import { gzip_kb } from "#e2e/support/page/page-budgets.ts";

/** One load of one page by Lighthouse's phone: a cold cache, 1.6 Mbit/s, 150 ms a round trip, a slowed processor. */
export interface Reading {
  wire_kb: number;
  /** Our own scripts after gzip, as the budgets count them. */
  script_kb: number;
  firstPaint_ms: number;
  largestPaint_ms: number;
  layoutShift: number;
  blocking_ms: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** How fast the machine was just before, by Lighthouse's own measure. */
  benchmarkIndex: number;
  /** The audits that cost a point outside of performance, and why the page is slow in it. */
  complaints: string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Loads the page in the browser that listens on the port, with a processor so many times slower. The browser's cookies
 * and local storage stay, its cache does not.
 */
export async function readPage(url: string, port: number, slowdown: number): Promise<Reading> {
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const flags: Flags = { port, logLevel: "error", onlyCategories: [...categories], throttling };
  const run = await lighthouse(url, flags);
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    wire_kb: figure(lhr, "total-byte-weight") / 1_000,
    script_kb: ownScripts(lhr, url).reduce((sum, path) => sum + gzip_kb(path), 0),
    firstPaint_ms: figure(lhr, "first-contentful-paint"),
    largestPaint_ms: figure(lhr, "largest-contentful-paint"),
    layoutShift: figure(lhr, "cumulative-layout-shift"),
    blocking_ms: figure(lhr, "total-blocking-time"),
    performance: score(lhr, "performance"),
    accessibility: score(lhr, "accessibility"),
    bestPractices: score(lhr, "best-practices"),
    seo: score(lhr, "seo"),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    complaints: complaintsIn(lhr),
  };
}

function figure({ audits }: Result, name: string): number {
  const value = audits[name]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse did not measure ${name}: ${audits[name]?.errorMessage}`);
  return value;
}

function score({ categories: found }: Result, name: (typeof categories)[number]): number {
  const value = found[name]?.score;
  if (value === null || value === undefined) throw new Error(`Lighthouse gave no score for ${name}`);
  return Math.round(value * 100);
}

function ownScripts({ audits }: Result, url: string): string[] {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse listed no requests");
  const addresses = details.items.map((item) => new URL(String(item.url)));
  const own = addresses.filter(
    ({ origin, pathname }) => origin === new URL(url).origin && pathname.endsWith(".js"),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

function complaintsIn({ audits, categories: found }: Result): string[] {
  const names = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => id);
  return [...new Set(names)].filter((id) => {
    const result = audits[id]?.score;
    return result !== null && result !== undefined && result < 1;
  });
}
