/**
 * `npm run screenshots -- <folder> [part of a name] [--language de]`: a picture of every screen, in both themes, at every
 * width, for people to look at. In another language it also prints what does not fit.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { directionOf, type Language, languageCookie, languages } from "#words/languages.ts";
import { throughACall } from "./support/call-screens.ts";
import { openCaller } from "./support/callers.ts";
import { chromiumArguments, chromiumExecutable } from "./support/chromium.ts";
import { measuring, widths } from "./support/measured-page.ts";
import { openScreen, userScreens, visitorScreens } from "./support/screens.ts";
import { type Stack, startStack } from "./support/stack.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" } },
});
const [target, pattern = ""] = positionals;
const language = languages.find((each) => each === (values.language ?? "en"));
if (!target || !language) {
  throw new Error("Usage: npm run screenshots -- <folder> [part of a name] [--language de]");
}
const shown: Language = language;
const folder = resolve(target);
const wanted = (name: string) => name.includes(pattern);

/** The list of all prices is longer than any eye goes. */
const highest_px = 5_000;

/** Shows the open screen in a language, as a page does when another tab chooses one. */
async function showIn(page: Page, language: Language): Promise<void> {
  const choice = JSON.stringify({ key: languageCookie, newValue: language });
  await page.evaluate(`dispatchEvent(new StorageEvent("storage", ${choice}))`);
  await page.locator(`html[lang=${language}]`).waitFor();
}

async function take(page: Page, name: string): Promise<void> {
  if (shown !== "en") {
    await showIn(page, shown);
    await page.evaluate(measuring);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (shown !== "en") {
      const problems = await page.evaluate<string[]>(`layoutProblems("${directionOf(shown)}")`);
      for (const problem of problems) console.log(`${name} ${width} px: ${problem}`);
    }
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(`scrollTo(0, 0), ${showPictures}`);
      const height = Math.min(
        Number(await page.evaluate("document.documentElement.scrollHeight")),
        highest_px,
      );
      const clip = { x: 0, y: 0, width, height };
      const path = join(folder, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: true, clip, animations: "disabled", timeout: 120_000 });
    }
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  // What opens the next screen finds its controls by their English names.
  if (shown !== "en") await showIn(page, "en");
  console.log(name);
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
  if (wanted("call")) {
    await page.goto(`${stack.url}/dashboard`);
    await throughACall(page, (name) => take(page, name));
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: chromiumArguments });
try {
  await takeAll(browser, stack);
} finally {
  await browser.close();
  await stack.stop();
}
