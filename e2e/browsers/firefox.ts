import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import puppeteer, { type ElementHandle, type Frame, type Page } from "puppeteer-core";
import { type Browser, type Control, type Kind, kinds } from "./browser.ts";
import { firefox } from "./programs.ts";

const playedSound = fileURLToPath(import.meta.resolve("#e2e/support/page/scripts/played-sound.js"));

/** A microphone that hums, sound without a press, and no traffic to other hosts: the proxy is no one. */
const preferences = {
  "media.navigator.streams.fake": true,
  "media.navigator.audio.fake_frequency": 440,
  "media.navigator.permission.disabled": true,
  "media.autoplay.default": 0,
  "media.peerconnection.ice.loopback": true,
  // No sound starts without a sound card otherwise.
  "media.cubeb.force_mock_context": true,
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

/**
 * Firefox says this of scripts that were on their way when their page was left. A worker that fails is said in other words, and a
 * page without its scripts has errors of its own.
 */
const leftBehind = "A ServiceWorker intercepted the request and encountered an unexpected error.";

/** Words that Firefox adds to the names of its controls. */
const ownWords: Partial<Record<Kind, string>> = { file: " Browse… No file selected." };

/** Firefox without a window, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(await readFile(playedSound, "utf8"));
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    if (!String(error).endsWith(leftBehind)) errors.push(String(error));
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  let frame: Frame | Page = page;
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: async <T>(expression: string) => (await frame.evaluate(expression)) as T,
    async find(kind, name, region) {
      const place = region === undefined ? frame : await firstShown(await named(frame, region), kinds.region);
      const found =
        place && (await firstShown(await named(place, name + (ownWords[kind] ?? "")), kinds[kind]));
      return found && controlOf(found, page);
    },
    type: (text) => page.keyboard.type(text),
    async inFrame(title, work) {
      const element = await page.$(`iframe[title="${title}"]`);
      frame = (await element?.contentFrame()) ?? page;
      if (frame === page) throw new Error(`no frame is titled ${title}`);
      await work().finally(() => {
        frame = page;
      });
    },
    async screenshot(path) {
      await page.screenshot({ path });
    },
    errors: async () => errors,
    close: () => browser.close(),
  };
}

function named(place: Frame | Page | ElementHandle, name: string): Promise<ElementHandle[]> {
  return place.$$(`::-p-aria([name="${name}"])`);
}

async function firstShown(elements: ElementHandle[], selector: string): Promise<ElementHandle | undefined> {
  for (const element of elements) {
    if (await element.evaluate((node, kind) => node.matches(kind) && node.checkVisibility(), selector))
      return element;
  }
  return undefined;
}

function controlOf(element: ElementHandle, page: Page): Control {
  return {
    press: () => element.click(),
    async fill(text) {
      await element.evaluate((field) => field.select());
      await element.focus();
      await page.keyboard.type(text);
    },
    async choose(option) {
      const value = await element.evaluate(
        (list, text) => [...list.options].find((choice) => choice.text === text)?.value,
        option,
      );
      if (value === undefined) throw new Error(`there is no option ${option}`);
      await element.select(value);
    },
    attach: (path) => element.uploadFile(path),
  };
}
