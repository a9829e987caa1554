import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ElementHandle, Frame, Page } from "puppeteer-core";
import { type Browser, type Control, type Kind, kinds } from "./browser.ts";

const playedSound = fileURLToPath(import.meta.resolve("#e2e/support/page/scripts/played-sound.js"));

interface Habits {
  /** Words that the engine adds to the names of its controls. */
  ownWords?: Partial<Record<Kind, string>>;
  /** Tells if an error is no fault of the page. The address is the one that the console names. */
  isForeign?(error: string, url?: string): boolean;
}

/** The page of a browser that Puppeteer drives. */
export async function drive(
  page: Page,
  { ownWords = {}, isForeign = () => false }: Habits,
): Promise<Omit<Browser, "close">> {
  await page.evaluateOnNewDocument(await readFile(playedSound, "utf8"));
  const errors: string[] = [];
  const note = (error: string, url?: string) => {
    if (!isForeign(error, url)) errors.push(error);
  };
  page.on("pageerror", (error) => note(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text(), message.location().url);
  });
  let frame: Frame | Page = page;
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: async <T>(expression: string) => (await frame.evaluate(expression)) as T,
    async find(kind, name, region) {
      const place = region === undefined ? frame : await firstShown(await named(frame, region), kinds.region);
      const control =
        place && (await firstShown(await named(place, name + (ownWords[kind] ?? "")), kinds[kind]));
      return control && controlOf(control, page);
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
  };
}

function named(place: Frame | Page | ElementHandle, name: string): Promise<ElementHandle[]> {
  return place.$$(`::-p-aria([name="${name}"])`);
}

async function firstShown(elements: ElementHandle[], selector: string): Promise<ElementHandle | undefined> {
  for (const element of elements) {
    const isOfKind = await element.evaluate(
      (node, kind) => node.nodeType === 1 && node.matches(kind) && node.getClientRects().length > 0,
      selector,
    );
    if (isOfKind) return element;
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
