import { expect } from "@playwright/test";
import { test as base } from "#e2e/support/test.ts";
import type { Browser } from "./browser.ts";
import { openFirefox } from "./firefox.ts";
import { requireBrowser } from "./programs.ts";
import { openQt } from "./qt.ts";
import { Visitor } from "./visitor.ts";
import { openWebKit } from "./webkit.ts";

const engines = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  "Chromium 102": () => openQt("PyQt6"),
  "Chromium 87": () => openQt("PyQt5"),
};

export interface Options {
  engine: keyof typeof engines;
}

interface Fixtures extends Options {
  driven: Browser;
  /** A person in a browser without a past. An error that a page reports or does not catch fails the test. */
  visitor: Visitor;
}

/** The tests of e2e with a person in the engine of the project in place of Playwright's page. */
export const test = base.extend<Fixtures>({
  engine: ["Firefox", { option: true }],
  driven: async ({ engine }, use, testInfo) => {
    requireBrowser(engine);
    const browser = await engines[engine]();
    try {
      await use(browser);
      expect(await browser.errors(), "errors of the page").toEqual([]);
    } finally {
      try {
        if (testInfo.errors.length > 0) await browser.screenshot(testInfo.outputPath("failed.png"));
      } finally {
        await browser.close();
      }
    }
  },
  visitor: ({ driven, stack }, use) => use(new Visitor(driven, stack.url)),
});
