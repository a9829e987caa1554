import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumExecutable } from "#e2e/support/page/chromium.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { startStack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { spread } from "./figures.ts";

interface Product {
  url: string;
  sandboxUrl: string;
}

interface Reading {
  largestPaint_ms: number;
  /** Until React has taken the page over and a press counts. */
  answers_ms: number;
  /** Beyond 50 ms of each task. */
  blocked_ms: number;
}

interface TypedPrice {
  field_ms: number;
  price_ms: number;
}

const usualPaths = ["/", "/rates", "/login", "/dashboard"];
const userPath = "/dashboard";
const rounds = 7;
/** Lighthouse's slow phone: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const phone = { slowdown: 4, latency_ms: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
/** A poor mobile line, on which a number is typed as fast as most people do. */
const poorLine = { slowdown: 1, latency_ms: 300, bytesPerSecond: 750_000 / 8 };
const key_ms = 80;

/** Notes when the page's code takes the alarm of a failed start away: web/arrival/start.tsx. */
const followAnswer = `
  let alarm;
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => { window.largestPaint_ms = list.getEntries().at(-1).startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  window.blocked_ms = () => tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
  Object.defineProperty(globalThis, "failStart", {
    set(next) { if (alarm) window.answers_ms ??= performance.now(); alarm = next; },
    get() { return alarm; },
  });`;

/**
 * Measures how soon a slow phone shows each page, and how soon the page answers. BESIDE_URL and BESIDE_SANDBOX_URL name
 * another running product, such as another checkout's `npm start`: its pages are loaded in turn with this one's.
 */
export async function benchAnswers(paths: readonly string[] = []): Promise<void> {
  await buildPageIfNeeded();
  const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: ["--no-sandbox"] });
  const { BESIDE_URL, BESIDE_SANDBOX_URL } = process.env;
  const beside = BESIDE_URL && { url: BESIDE_URL, sandboxUrl: BESIDE_SANDBOX_URL ?? "" };
  const products: readonly Product[] = beside ? [beside, stack] : [stack];
  try {
    console.log(
      `Medians of ${rounds} loads: largest paint, until the page answers, blocked (lowest to highest)`,
    );
    for (const path of paths.length > 0 ? paths : usualPaths) {
      const readings = products.map((): Reading[] => []);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, product] of products.entries())
          readings[index]?.push(await readPage(browser, product, path));
      for (const [index, { url }] of products.entries()) print(path, url, readings[index] ?? []);
    }
    if (paths.length > 0 && !paths.includes(userPath)) return;
    console.log("On a poor line: until the number can be typed, and from its last digit until its price");
    for (const product of products) {
      const prices: TypedPrice[] = [];
      for (let round = 0; round < rounds; round += 1) prices.push(await readPrice(browser, product));
      const column = (name: keyof TypedPrice) => `${spread(prices.map((it) => it[name]))} ms`.padEnd(28);
      console.log(userPath.padEnd(14), product.url.padEnd(24), column("field_ms"), column("price_ms"));
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

const sessions = new Map<Product, StorageState>();

/** A user's session at the product. */
async function sessionAt(browser: Browser, product: Product): Promise<StorageState> {
  const session = sessions.get(product) ?? (await logIn(browser, product));
  sessions.set(product, session);
  return session;
}

async function readPage(browser: Browser, product: Product, path: string): Promise<Reading> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(path === userPath && { storageState: await sessionAt(browser, product) }),
  });
  const page = await openPage(context, phone);
  await page.addInitScript(followAnswer);
  await page.goto(product.url + path);
  await page.waitForFunction(() => "answers_ms" in globalThis);
  await page.waitForTimeout(1_000);
  const reading = await page.evaluate<Reading>(
    "({ largestPaint_ms: window.largestPaint_ms, answers_ms: window.answers_ms, blocked_ms: window.blocked_ms() })",
  );
  await context.close();
  return reading;
}

async function readPrice(browser: Browser, product: Product): Promise<TypedPrice> {
  const context = await browser.newContext({ storageState: await sessionAt(browser, product) });
  const page = await openPage(context, poorLine);
  const field = page.getByLabel("Phone number");
  const start_ms = performance.now();
  await page.goto(product.url + userPath, { waitUntil: "commit" });
  await field.click();
  const field_ms = performance.now() - start_ms;
  await field.pressSequentially("+442079460000", { delay: key_ms });
  const typed_ms = performance.now();
  await page.getByText("a minute").waitFor();
  const price_ms = performance.now() - typed_ms;
  await context.close();
  return { field_ms, price_ms };
}

async function openPage(context: BrowserContext, line: typeof phone): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency_ms,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  return page;
}

async function logIn(browser: Browser, product: Product): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page, product, await openAccount(product, newPerson()), userPath);
  await page.getByLabel("Phone number").waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

function print(path: string, url: string, readings: readonly Reading[]): void {
  const column = (name: keyof Reading) => `${spread(readings.map((it) => it[name]))} ms`.padEnd(28);
  console.log(
    path.padEnd(14),
    url.padEnd(24),
    column("largestPaint_ms"),
    column("answers_ms"),
    column("blocked_ms"),
  );
}
