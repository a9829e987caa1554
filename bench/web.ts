import { chromium } from "@playwright/test";
import { type LaunchedChrome, launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { chromiumExecutable } from "#e2e/support/page/chromium.ts";
import { gzip_kb, publicBudget_kb, publicPaths, userBudgets_kb } from "#e2e/support/page/page-budgets.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { type Stack, startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { spread } from "./figures.ts";

/** Budgets of the JavaScript after gzip, by path. */
const visitorPages: Record<string, number | undefined> = Object.fromEntries(
  publicPaths.map((path) => [path, publicBudget_kb]),
);
const userPages: Record<string, number | undefined> = { ...userBudgets_kb, "/purchase-credits": undefined };

const rounds = 3;
/** Lighthouse's own, for a fast desktop. */
const usualSlowdown = "4";
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The figures of one load by their names, and the audits that cost a point outside of performance. */
interface Reading {
  figures: Record<string, number>;
  complaints: string[];
}

/**
 * Measures what each page weighs and how soon a slow phone shows it; `only` names paths to measure alone. CPU_SLOWDOWN
 * sets how many times slower the phone's processor is than this machine's.
 */
export async function benchWeb(only: readonly string[] = []): Promise<void> {
  const slowdown = Number(process.env.CPU_SLOWDOWN ?? usualSlowdown);
  if (!(slowdown > 0)) throw new Error("CPU_SLOWDOWN is no positive number");
  await buildPageIfNeeded();
  const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  const chrome = await launch({ chromePath: process.env.CHROME_PATH ?? chromiumExecutable(), chromeFlags });
  const measureAll = async (pages: Record<string, number | undefined>) => {
    for (const [path, budget_kb] of Object.entries(pages))
      if (only.length === 0 || only.includes(path))
        await measure(stack.url, path, budget_kb, chrome, slowdown);
  };
  try {
    console.log(
      `Lighthouse's phone, medians of ${rounds} (lowest to highest). The processor is ${slowdown} times slower than ` +
        `this machine's, whose speed is the index behind each page`,
    );
    await measureAll(visitorPages);
    await logIn(stack, chrome);
    await measureAll(userPages);
  } finally {
    chrome.kill();
    await stack.stop();
  }
}

async function measure(
  url: string,
  path: string,
  budget_kb: number | undefined,
  { port }: LaunchedChrome,
  slowdown: number,
): Promise<void> {
  const readings: Reading[] = [];
  for (let failures = 0; readings.length < rounds; ) {
    try {
      readings.push(await readPage(url + path, port, slowdown));
    } catch (error) {
      // A busy machine loses the browser's trace now and then.
      failures += 1;
      if (failures === rounds) throw error;
    }
  }
  console.log(path, budget_kb === undefined ? "" : `(budget of the scripts: ${budget_kb} kB)`);
  for (const name of Object.keys(readings[0]?.figures ?? {})) {
    const values = readings.map(({ figures }) => figures[name] ?? Number.NaN);
    console.log(`  ${name.padEnd(18)} ${spread(values, name === "shift" ? 3 : 0)}`);
  }
  for (const complaint of new Set(readings.flatMap(({ complaints }) => complaints)))
    console.log(`  ${complaint}`);
}

/** Logs the browser's own profile in, which Lighthouse's pages share. */
async function logIn(stack: Stack, { port }: LaunchedChrome): Promise<void> {
  const token = await openAccount(stack, newPerson());
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no profile");
  const page = await context.newPage();
  await openAs(page, stack, token, "/dashboard");
  await page.getByLabel("Phone number").waitFor();
  await page.close();
  // Disconnects; the browser goes on.
  await browser.close();
}

/**
 * Loads one page by Lighthouse's phone: 1.6 Mbit/s, 150 ms a round trip, a slowed processor. The browser's cookies and
 * local storage stay, its cache does not.
 */
async function readPage(url: string, port: number, slowdown: number): Promise<Reading> {
  const run = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { audits, categories: scores, environment, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (name: string) => {
    const value = audits[name]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse did not measure ${name}: ${audits[name]?.errorMessage}`);
    return value;
  };
  return {
    figures: {
      "wire kB": figure("total-byte-weight") / 1_000,
      "scripts kB": ownScripts(run.lhr, url).reduce((sum, path) => sum + gzip_kb(path), 0),
      "first paint ms": figure("first-contentful-paint"),
      "largest paint ms": figure("largest-contentful-paint"),
      shift: figure("cumulative-layout-shift"),
      "blocked ms": figure("total-blocking-time"),
      ...Object.fromEntries(categories.map((name) => [name, (scores[name]?.score ?? Number.NaN) * 100])),
      index: environment.benchmarkIndex,
    },
    complaints: categories
      .filter((name) => name !== "performance")
      .flatMap((name) => scores[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
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
