import { expect } from "@playwright/test";
import { currencyCookie } from "#contract/money/currencies.ts";
import { visitorScreens } from "#e2e/support/screens/screens.ts";
import { test } from "#e2e/support/test.ts";

/** A browser of another age: it has its own names and dates, and ignores what ECMA-402 added in 2023. */
const otherEngine = `
  for (const [format, method] of [["DisplayNames", "of"], ["ListFormat", "format"]]) {
    const own = Intl[format].prototype[method];
    Intl[format].prototype[method] = function (...words) { return own.apply(this, words) + "~"; };
  }
  const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    get() { return (date) => get.call(this)(date) + "~"; },
  });
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (make, [locale, { trailingZeroDisplay, roundingMode, roundingIncrement, ...options } = {}]) =>
      new make(locale, options),
  });`;

/** React's own properties are there once it has taken the page over. */
const isTakenOver = `Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps$"))`;

/** The ids that React would give its elements, beside those that they have: React leaves attributes of the HTML as they are. */
const ids = `[...document.querySelectorAll("#root [id]")].flatMap((element) => {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return key && element[key].id !== undefined ? [[element[key].id, element.id]] : [];
})`;

test("a page keeps the server's words and ids where the browser has other names and dates", async ({
  page,
  context,
  stack,
}) => {
  await page.addInitScript({ content: otherEngine });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const countries = ["turkey", "united-states", "united-kingdom"].map((name) => `/rates/${name}`);
  const pages = visitorScreens.filter(({ open }) => open === undefined).map(({ path }) => path);
  for (const [language, currency] of [
    ["en", "USD"],
    ["hi", "EUR"],
  ]) {
    await context.addCookies([{ name: currencyCookie, value: String(currency), url: stack.url }]);
    for (const path of [...new Set([...pages, ...countries])]) {
      await page.goto(`${stack.url}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expect.poll(() => page.evaluate<boolean>(isTakenOver), path).toBe(true);
      await page.waitForLoadState("networkidle");
      const pairs = await page.evaluate<string[][]>(ids);
      expect
        .soft(
          pairs.filter(([own, written]) => own !== written),
          `ids of ${path}`,
        )
        .toEqual([]);
      expect.soft(errors.splice(0), `${path} in ${language}`).toEqual([]);
    }
  }
});
