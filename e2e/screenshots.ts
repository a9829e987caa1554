/**
 * `npm run screenshots -- <folder> [pattern of names] [--language de] [--width 360]`: a picture of every screen, in both
 * themes, at every width, for people to look at. It also prints what does not fit. Both options can be given several times.
 * With the variables of another brand (BRAND_NAME and the others) its screens are taken, and the default name is printed
 * where it is still said.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { directionOf, isLanguage, type Language } from "#contract/pages/languages.ts";
import { readConfig } from "#server/config.ts";
import { brandName, defaultBrand, setBrand } from "#words/brand.ts";
import { openCaller } from "./support/callers.ts";
import { throughTheEndOfCredits } from "./support/page/beside-call.ts";
import { chromiumArguments, chromiumExecutable } from "./support/page/chromium.ts";
import { openKeeper, throughOffline } from "./support/page/kept-device.ts";
import { measuring, widths } from "./support/page/measured-page.ts";
import { showIn } from "./support/page/prepared-page.ts";
import { dearCalls } from "./support/product/dear-calls.ts";
import { type Stack, startStack } from "./support/product/stack.ts";
import { charge } from "./support/product/tariffs.ts";
import { throughACall } from "./support/screens/call-screens.ts";
import { operatorScreens, throughOperators } from "./support/screens/operator-screens.ts";
import { throughEmptyLists, throughThePhone } from "./support/screens/phone-screens.ts";
import { openScreen, userScreens, visitorScreens } from "./support/screens/screens.ts";
import { throughMails } from "./support/screens/shown-mails.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string", multiple: true }, width: { type: "string", multiple: true } },
});
const [target, pattern = ""] = positionals;
const wantedLanguages = (values.language ?? ["en"]).filter(isLanguage);
const wantedWidths = values.width?.map(Number).filter((width) => width >= widths[0]) ?? widths;
if (!target || wantedLanguages.length === 0 || wantedWidths.length === 0) {
  throw new Error("Usage: npm run screenshots -- <folder> [pattern of names] [--language de] [--width 360]");
}
const folder = resolve(target);
const names = new RegExp(pattern);
const wanted = (name: string) => names.test(name);

/** The list of all prices is longer than any eye goes. */
const highest_px = 5_000;

async function take(page: Page, name: string): Promise<void> {
  if (!wanted(name)) return;
  for (const language of wantedLanguages) {
    await showIn(page, language);
    await takeIn(page, name, language);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  // What opens the next screen finds its controls by their English names.
  await showIn(page, "en");
  console.log(name);
}

async function takeIn(page: Page, name: string, language: Language): Promise<void> {
  // What is on its way would be a picture of a spinner. Screens that wait for something else stay as they are.
  const spinner = page.locator("main .animate-spin").first();
  await spinner.waitFor({ state: "hidden", timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(measuring);
  for (const width of wantedWidths) {
    await page.setViewportSize({ width, height: 800 });
    const problems = await page.evaluate<string[]>(`layoutProblems("${directionOf(language)}")`);
    const text = await page.evaluate<string>("document.title + document.body.innerText");
    if (brandName() !== defaultBrand.name && text.includes(defaultBrand.name))
      problems.push(`says ${defaultBrand.name}`);
    for (const problem of problems) console.log(`${name} ${language} ${width} px: ${problem}`);
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(`scrollTo(0, 0), ${showPictures}`);
      const height = Math.min(
        Number(await page.evaluate("document.documentElement.scrollHeight")),
        highest_px,
      );
      const clip = { x: 0, y: 0, width, height };
      const path = join(folder, `${name}-${language}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: true, clip, animations: "disabled", timeout: 120_000 });
    }
  }
}

/** The call's own window is in the language of the page that opened it. */
async function takeSmall(page: Page, small: Page, name: string): Promise<void> {
  for (const language of wantedLanguages) {
    await showIn(page, language);
    await small.locator(`html[lang=${language}]`).waitFor();
    for (const theme of ["light", "dark"] as const) {
      await small.emulateMedia({ colorScheme: theme });
      const path = join(folder, `${name}-${language}-${theme}.png`);
      await small.screenshot({ path, animations: "disabled" });
    }
  }
  await showIn(page, "en");
}

/** Pictures below the first screen load when a reader comes near. */
const showPictures = `Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => {
  image.loading = "eager";
  return image.decode().catch(() => {});
}))`;

async function takeAll(browser: Browser, stack: Stack): Promise<void> {
  const context = await browser.newContext({ permissions: ["microphone"], reducedMotion: "reduce" });
  const page = await context.newPage();
  const visit = async (screens: typeof visitorScreens) => {
    for (const screen of screens.filter(({ name }) => wanted(name))) {
      await openScreen(page, stack, screen)
        .then(() => take(page, screen.name))
        .catch((error: unknown) => {
          console.error(`${screen.name}: ${error}`);
          process.exitCode = 1;
        });
      await page.unrouteAll();
    }
  };
  await visit(visitorScreens);
  await openCaller(page, stack);
  await visit(userScreens);
  await page.goto(`${stack.url}/dashboard`);
  await throughACall(page, (name) => take(page, name));
  await throughEmptyLists(page, stack, (name) => take(page, name));
  await throughThePhone(page, stack, (name) => take(page, name));
  await context.close();
}

async function takeOffline(browser: Browser, stack: Stack): Promise<void> {
  const context = await browser.newContext({ permissions: ["microphone"], reducedMotion: "reduce" });
  const page = await context.newPage();
  await openKeeper(page, stack);
  for (const language of wantedLanguages)
    await throughOffline(page, language, () => takeIn(page, "offline", language));
  await context.close();
}

/** The operators' page is English alone. */
async function takeOperators(browser: Browser, stack: Stack): Promise<void> {
  const context = await browser.newContext({ permissions: ["microphone"], reducedMotion: "reduce" });
  const [phone, desk] = [await context.newPage(), await (await browser.newContext()).newPage()];
  await throughOperators(desk, phone, stack, async (name) => {
    if (wanted(name)) await takeIn(desk, name, "en");
  });
}

async function takeMails(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const language of wantedLanguages) {
    await throughMails(page, language, async (name) => {
      if (wanted(name)) await takeIn(page, name, language);
    });
  }
  await page.close();
}

async function takeEndOfCredits(browser: Browser): Promise<void> {
  const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1", ...dearCalls.variables });
  try {
    await charge(stack, dearCalls.prices);
    const context = await browser.newContext({ permissions: ["microphone"], reducedMotion: "reduce" });
    const page = await context.newPage();
    await throughTheEndOfCredits(page, stack, (looked, name) =>
      looked === page ? take(page, name) : takeSmall(page, looked, name),
    );
    await context.close();
  } finally {
    await stack.stop();
  }
}

mkdirSync(folder, { recursive: true });
const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
// Mails are worded here.
setBrand(readConfig({ ...process.env, PUBLIC_URL: stack.url }).brand);
const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: chromiumArguments });
try {
  // These names alone need none of the users' screens.
  if (!/^(admin|mail)-/.test(pattern)) await takeAll(browser, stack);
  await takeMails(browser);
  if (wanted("offline")) await takeOffline(browser, stack);
  if (operatorScreens.some(wanted)) await takeOperators(browser, stack);
  if (["call-window", "call-ends-soon"].some(wanted)) await takeEndOfCredits(browser);
} finally {
  await browser.close();
  await stack.stop();
}
