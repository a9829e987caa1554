/** Pages as their readers get them before any script: in their language and currency, and none for a session that has ended. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicConfigSchema } from "#contract/pages/config.ts";
import { directionOf, languages } from "#contract/pages/languages.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { loadRenderer } from "#server/pages/renderer.ts";
import { catalogues } from "#words/all.ts";

let product: ProductInProcess;

beforeAll(async () => {
  product = await startProductInProcess();
});
afterAll(() => product?.stop());

async function page(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${product.url}${path}`, { headers, redirect: "manual" });
  const html = await reply.text();
  return { html, headers: reply.headers, language: /<html lang="(\w+)"/.exec(html)?.[1] };
}

const wordsOf = (language: (typeof languages)[number]) =>
  language === "en" ? "Language" : catalogues[language].Language;

/** Styles and the small scripts of the first paint have braces of their own. */
const withoutStyles = (html: string) => html.replace(/<(style|script)>.*?<\/\1>/gs, "");

describe.each(languages)("in %s", (language) => {
  test.each(["/", "/about", "/rates", "/rates/germany", "/login", "/nowhere"])(
    "%s is whole",
    async (path) => {
      const { html, headers } = await page(`${path}?lang=${language}`);
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(headers.get("content-language")).toBe(language);
      expect(html).toContain(`>${wordsOf(language)}<`);
      const [words] = withoutStyles(html).split('<script type="application/json"');
      expect(words).not.toMatch(/\{\w+\}/);
    },
  );
});

test("twenty pages that are asked for at once keep their languages apart", async () => {
  const { render } = await loadRenderer();
  const config = publicConfigSchema.parse(await (await fetch(`${product.url}/api/config`)).json());
  const wanted = Array.from({ length: 20 }, (_, index) => languages[index % languages.length] ?? "en");
  const shown = await Promise.all(wanted.map((language) => render("/about", { config }, language)));
  const said = shown.map((html) => languages.map(wordsOf).filter((word) => html.includes(`>${word}<`)));
  // Spanish and Portuguese have the same word.
  expect(said.map(([word]) => word)).toEqual(wanted.map(wordsOf));
});

test("a choice on this device goes before the browser's languages, and a session does not change it", async () => {
  const french = { "accept-language": "fr" };
  expect((await page("/about", french)).language).toBe("fr");
  expect((await page("/about", { ...french, cookie: "farline.language=de" })).language).toBe("de");
  expect((await page("/dashboard", { ...french, cookie: "farline.language=ar" })).language).toBe("ar");
  expect((await page("/about", { "accept-language": "sv" })).language).toBe("en");
});

test.each([
  ["a country by its name in the reader's language", "?to=Deutschland&lang=de", "/germany?lang=de"],
  ["a number", "?to=%2B18769220000&lang=de", "/jamaica?number=%2B18769220000&lang=de"],
  ["a country by a name of before", "/Turkey?number=%2B902", "/turkiye?number=%2B902"],
])("the price of %s is found", async (_what, asked, address) => {
  expect((await page(`/rates${asked}`)).headers.get("location")).toBe(`/rates${address}`);
});

test.each(["/", "/rates", "/rates/australia"])(
  "a reader in a euro country sees no dollars on %s",
  async (path) => {
    const { html } = await page(path, { "accept-language": "de-DE" });
    const main = /<main.*<\/main>/s.exec(html)?.[0].replace(/<!--.*?-->/g, "");
    expect(main).toContain("€");
    expect(main).not.toContain("$");
  },
);

test.each([
  ["/rates/atlantis", 404],
  ["/rates/japan/tokyo", 404],
  ["/nowhere", 404],
  ["/dashboard", 200],
  ["/reset-password/x", 200],
  ["/calls/x", 200],
])("%s is answered with %i", async (path, status) => {
  expect((await fetch(product.url + path)).status).toBe(status);
});

test("each country has a page that search engines find, by its present name alone", async () => {
  const { html: sitemap } = await page("/sitemap.xml");
  expect(sitemap.match(/<loc>[^<]*\/rates\/[a-z-]+<\/loc>/g)?.length).toBeGreaterThan(200);
  expect(sitemap).toContain("/rates/cote-d-ivoire</loc>");
  const { html } = await page("/rates/australia");
  expect(html).toContain("<title>Calls to Australia · Farline</title>");
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/rates\/australia"/);
  expect(html).toMatch(/content="Call Australia from your browser: landlines \$0\.10, mobiles \$0\.17/);
});

test.each(["/dashboard", "/purchase-credits", "/transactions", "/calls", "/contacts", "/settings"])(
  "a session that has ended gets no frame of %s",
  async (path) => {
    expect((await page(path, { cookie: `session=${"x".repeat(43)}` })).html).not.toContain("data-frame");
  },
);

test("the page is React's production version, compressed when it was built", async () => {
  const { html } = await page("/");
  const react = /"(\/assets\/react-[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const reply = await fetch(product.url + react, { headers: { "accept-encoding": "br" } });
  expect(reply.headers.get("content-encoding")).toBe("br");
  // The development version explains its errors in full instead.
  expect(await reply.text()).toContain("https://react.dev/errors/");
});
