/** `node e2e/app-pictures.ts`: draws the installed app's icons from their SVGs, and takes its pictures from a running product. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { openFundedAccount } from "./support/callers.ts";
import { chromiumArguments, chromiumExecutable } from "./support/page/chromium.ts";
import { api, newPerson, openAs } from "./support/people.ts";
import { type Stack, startStack } from "./support/product/stack.ts";

const publicFiles = join(import.meta.dirname, "../web/public");
const folder = join(publicFiles, "app");

const icons = [
  { name: "icon-192", source: "favicon.svg", size_px: 192 },
  { name: "icon-512", source: "favicon.svg", size_px: 512 },
  { name: "maskable-192", source: "app/maskable.svg", size_px: 192 },
  { name: "maskable-512", source: "app/maskable.svg", size_px: 512 },
  // iOS rounds the corners itself, and shows what is transparent as black.
  { name: "apple-touch-icon", source: "app/maskable.svg", size_px: 180 },
] as const;

async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const { name, source, size_px } of icons) {
    await page.setViewportSize({ width: size_px, height: size_px });
    const svg = readFileSync(join(publicFiles, source), "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  }
  await page.close();
}

const sizes = [
  { suffix: "narrow", viewport: { width: 390, height: 844 }, scale: 2 },
  { suffix: "wide", viewport: { width: 1280, height: 800 }, scale: 1 },
] as const;

async function takePictures(browser: Browser, stack: Stack): Promise<void> {
  const token = await openFundedAccount(stack, { ...newPerson(), email: "ada@example.com" });
  for (const [name, number] of [
    ["Ada Lovelace", "+442079460000"],
    ["Zoë Müller", "+4930123456"],
  ] as const) {
    const body = { id: crypto.randomUUID(), name, favourite: true, numbers: [{ number, label: "" }] };
    expect((await api(stack, "POST", "/api/contacts", { token, body })).status).toBe(200);
  }
  for (const { suffix, viewport, scale } of sizes) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      permissions: ["microphone"],
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openAs(page, stack, token, "/dashboard");
    await page.getByLabel("Phone number").fill("+44 20 7946 0000");
    await expect(page.getByText("a minute").first()).toBeVisible();
    await page.mouse.move(5, 5);
    await take(page, `call-${suffix}`);
    if (suffix === "narrow") {
      for (const dialled of ["+44 20 7946 0000", "+49 30 123456", "+44 20 7946 0101"]) {
        await page.getByLabel("Phone number").fill(dialled);
        await page.getByRole("button", { name: "Start Call" }).click();
        if (!dialled.endsWith("0101")) {
          await expect(page.getByText("Call in progress...")).toBeVisible({ timeout: 30_000 });
          await page.getByRole("button", { name: "End Call" }).click();
        }
        await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
      }
      await page.goto(`${stack.url}/calls`);
      await expect(page.getByRole("link", { name: /Ada Lovelace/ })).toBeVisible();
      await take(page, `history-${suffix}`);
    }
    await context.close();
  }
}

async function take(page: Page, name: string): Promise<void> {
  // The customers' product has no sandbox.
  await page.addStyleTag({ content: "aside[aria-label=Sandbox], [data-sonner-toaster] { display: none }" });
  await page.evaluate("scrollTo(0, 0)");
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ animations: "disabled" }));
  console.log(name);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: chromiumArguments });
await drawIcons(browser);
const stack = await startStack({ TRUSTED_PROXIES: "127.0.0.1,::1" });
try {
  await takePictures(browser, stack);
} finally {
  await browser.close();
  await stack.stop();
}
