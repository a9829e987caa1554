/** `node e2e/pictures.ts`: takes the landing page's pictures of a call from a running product, in every language and theme. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#contract/pages/languages.ts";
import { openCaller, talk } from "./support/callers.ts";
import { chromiumArguments, chromiumExecutable } from "./support/page/chromium.ts";
import { type Stack, startStack } from "./support/product/stack.ts";

const folder = join(import.meta.dirname, "../web/public/pictures");
/** Long enough for a minute to be shown. */
const talk_ms = 64_000;
/** The room below the last button, within the card and above the notices. */
const below_px = 36;
const sizes = [
  { suffix: "", viewport: { width: 1280, height: 1000 } },
  { suffix: "-small", viewport: { width: 390, height: 1000 } },
] as const;

async function takePictures(browser: Browser, stack: Stack, theme: "light" | "dark"): Promise<void> {
  const context = await browser.newContext({
    colorScheme: theme,
    permissions: ["microphone"],
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await openCaller(page, stack);
  await talk(page);
  await page.waitForTimeout(talk_ms);
  const chrome = await context.newCDPSession(page);
  for (const language of languages) {
    await choose(page, language);
    await takeSizes(page, chrome, `call-${theme}-${language}`);
  }
  await context.close();
}

/** The page is drawn in another language during the call. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.locator("header select").first().selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.keyboard.press("Escape");
}

async function takeSizes(page: Page, chrome: CDPSession, picture: string): Promise<void> {
  const timer = page.getByRole("timer");
  for (const { suffix, viewport } of sizes) {
    await page.setViewportSize(viewport);
    const card = page.getByRole("region").filter({ has: timer }).last();
    await card.scrollIntoViewIfNeeded();
    await expect(timer).toBeVisible();
    const place = await card.boundingBox();
    const last = await card.locator("button[aria-keyshortcuts='Alt+H']").boundingBox();
    if (!place || !last) throw new Error("The call is not shown");
    // What stands below depends on the machine that takes the picture: how good its line is.
    place.height = last.y + last.height + below_px - place.y;
    const scroll = Number(await page.evaluate("scrollY"));
    // Twice the size, for dense screens.
    const clip = { ...place, y: place.y + scroll, scale: 2 };
    const { data } = await chrome.send("Page.captureScreenshot", {
      format: "webp",
      quality: 80,
      clip,
      captureBeyondViewport: true,
    });
    const name = `${picture}${suffix}.webp`;
    writeFileSync(join(folder, name), Buffer.from(data, "base64"));
    console.log(`${name}: ${Math.round(place.width)} x ${Math.round(place.height)}`);
  }
}

mkdirSync(folder, { recursive: true });
const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: chromiumArguments });
try {
  await Promise.all((["light", "dark"] as const).map((theme) => takePictures(browser, stack, theme)));
} finally {
  await browser.close();
  await stack.stop();
}
