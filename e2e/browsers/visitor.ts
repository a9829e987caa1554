import { expect } from "@playwright/test";
import type { Browser, Control, Kind } from "./browser.ts";

/** Acts and sights of a person. Each step waits for its control, and is tried again where the page replaces it meanwhile. */
export class Visitor {
  readonly browser: Browser;
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.#url = url;
  }

  /** Opens a page of the product, or another address. */
  open(path: string): Promise<void> {
    return this.browser.open(new URL(path, this.#url).href);
  }

  press(kind: "button" | "link", name: string, region?: string): Promise<void> {
    return this.#use(kind, name, region, (control) => control.press());
  }

  fill(label: string, text: string, region?: string): Promise<void> {
    return this.#use("field", label, region, (field) => field.fill(text));
  }

  choose(label: string, option: string): Promise<void> {
    return this.#use("field", label, undefined, (list) => list.choose(option));
  }

  attach(label: string, path: string): Promise<void> {
    return this.#use("file", label, undefined, (field) => field.attach(path));
  }

  async see(text: string | RegExp): Promise<void> {
    const shown = () => this.browser.evaluate<string>("document.body.innerText");
    if (typeof text === "string") await expect.poll(shown).toContain(text);
    else await expect.poll(shown).toMatch(text);
  }

  /** A page with its heading, and with nothing on the way. */
  async seePage(): Promise<void> {
    const isWhole = `document.querySelector("h1")?.innerText > "" && !document.querySelector("main .animate-spin")`;
    await expect.poll(() => this.browser.evaluate<boolean>(isWhole)).toBe(true);
  }

  /** True when the page plays sound of this frequency within a second. */
  async hears(hz: number): Promise<boolean> {
    const levels_db = await this.browser.evaluate<number[]>(
      "playedSound(1_000, 10).then(({ levels_db }) => levels_db)",
    );
    return Number(levels_db[hz / 10]) > -60;
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.browser.evaluate<string>("location.pathname")).toBe(path);
  }

  /** Works in the frame with this title, from its first step again where the page replaces it meanwhile. */
  async inFrame(title: string, work: () => Promise<void>): Promise<void> {
    await expect(() => this.browser.inFrame(title, work)).toPass();
  }

  async #use(
    kind: Kind,
    name: string,
    region: string | undefined,
    act: (control: Control) => Promise<void>,
  ): Promise<void> {
    await expect(async () => {
      const control = await this.browser.find(kind, name, region);
      if (!control) throw new Error(`no ${kind} is named ${name}`);
      await act(control);
    }).toPass();
  }
}
