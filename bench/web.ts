import { chromium } from "@playwright/test";
import { type LaunchedChrome, launch } from "chrome-launcher";
import { chromiumExecutable } from "#e2e/support/page/chromium.ts";
import { publicBudget_kb, publicPaths, userBudgets_kb } from "#e2e/support/page/page-budgets.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { type Stack, startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { type Reading, readPage } from "./lighthouse.ts";
import { median } from "./median.ts";

interface BenchPage {
  path: string;
  /** Of the JavaScript after gzip, where the page has one. */
  budget_kb?: number;
}

/** What a visitor sees. */
const visitorPages: readonly BenchPage[] = publicPaths.map((path) => ({ path, budget_kb: publicBudget_kb }));

/** What a logged-in user sees. */
const userPages: readonly BenchPage[] = [
  ...Object.entries(userBudgets_kb).map(([path, budget_kb]) => ({ path, budget_kb })),
  { path: "/purchase-credits" },
];

const rounds = 3;
/** Lighthouse's own, for a fast desktop. */
const usualSlowdown = 4;
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

/**
 * Measures what each page weighs and how soon a slow phone shows it; `only` names paths to measure alone. CPU_SLOWDOWN
 * sets how many times slower the phone's processor is than this machine's.
 */
export async function benchWeb(only: readonly string[] = []): Promise<void> {
  const slowdown = readSlowdown(process.env.CPU_SLOWDOWN);
  await buildPageIfNeeded();
  const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  const chrome = await launch({ chromePath: process.env.CHROME_PATH ?? chromiumExecutable(), chromeFlags });
  try {
    console.log(
      `Lighthouse's phone, medians of ${rounds}; in brackets lowest to highest, which say how noisy the machine is. ` +
        `The processor is ${slowdown} times slower than this machine's, whose speed is the index behind each page`,
    );
    const isWanted = ({ path }: { path: string }) => only.length === 0 || only.includes(path);
    for (const page of visitorPages.filter(isWanted)) await measure(stack, chrome, slowdown, page);
    await logIn(stack, chrome);
    for (const page of userPages.filter(isWanted)) await measure(stack, chrome, slowdown, page);
  } finally {
    chrome.kill();
    await stack.stop();
  }
}

async function measure(
  stack: Stack,
  { port }: LaunchedChrome,
  slowdown: number,
  { path, budget_kb }: BenchPage,
): Promise<void> {
  const readings: Reading[] = [];
  let failures = 0;
  while (readings.length < rounds) {
    try {
      readings.push(await readPage(stack.url + path, port, slowdown));
    } catch (error) {
      // A busy machine loses the browser's trace now and then.
      failures += 1;
      if (failures === rounds) throw error;
    }
  }
  print(path, budget_kb, readings);
}

/** @throws Error when the text is no positive number. */
function readSlowdown(text: string | undefined): number {
  if (text === undefined) return usualSlowdown;
  const slowdown = Number(text);
  if (!(slowdown > 0)) throw new Error(`CPU_SLOWDOWN is no positive number: ${text}`);
  return slowdown;
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

function print(path: string, budget_kb: number | undefined, readings: readonly Reading[]): void {
  const of = (pick: (reading: Reading) => number) => median(readings.map(pick));
  const spread = (pick: (reading: Reading) => number) => {
    const values = readings.map(pick);
    return `(${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  };
  const budget = budget_kb === undefined ? "" : ` of ${budget_kb}`;
  console.log(
    [
      path.padEnd(18),
      `wire ${of((it) => it.wire_kb).toFixed(0)} kB`.padEnd(12),
      `scripts ${of((it) => it.script_kb).toFixed(1)}${budget} kB`.padEnd(24),
      `first paint ${of((it) => it.firstPaint_ms).toFixed(0)} ms`.padEnd(20),
      `largest paint ${of((it) => it.largestPaint_ms).toFixed(0)} ms ${spread((it) => it.largestPaint_ms)}`.padEnd(
        40,
      ),
      `blocked ${of((it) => it.blocking_ms).toFixed(0)} ms ${spread((it) => it.blocking_ms)}`.padEnd(28),
      `shift ${of((it) => it.layoutShift).toFixed(3)}`,
      `performance ${of((it) => it.performance)}, accessibility ${of((it) => it.accessibility)},`,
      `best practices ${of((it) => it.bestPractices)}, SEO ${of((it) => it.seo)},`,
      `index ${of((it) => it.benchmarkIndex).toFixed(0)} ${spread((it) => it.benchmarkIndex)}`,
      ...new Set(readings.flatMap(({ complaints }) => complaints)),
    ].join(" "),
  );
}
