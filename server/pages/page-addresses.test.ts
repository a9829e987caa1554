import { afterEach, expect, test } from "vitest";
import { setLanguageOffer, wholeOffer } from "#words/offered-languages.ts";
import { addressIn, alternatesOf, sitemap } from "./page-addresses.ts";

afterEach(() => setLanguageOffer(wholeOffer));
const site = "https://ring.example";

test("search engines find the offered languages alone, the default at the plain address", () => {
  setLanguageOffer({ languages: ["en", "de"], defaultLanguage: "de" });
  expect(alternatesOf(`${site}/rates`)).toEqual([
    { hreflang: "en", href: `${site}/rates?lang=en` },
    { hreflang: "de", href: `${site}/rates` },
    { hreflang: "x-default", href: `${site}/rates` },
  ]);
  const map = sitemap(site, ["/rates"]);
  expect([...map.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    `${site}/rates?lang=en`,
    `${site}/rates`,
  ]);
  expect(map).not.toContain("fr");
});

test("a page in a language that is not offered any more has the plain address", () => {
  setLanguageOffer({ languages: ["en", "de"], defaultLanguage: "en" });
  expect(addressIn("hi", `${site}/rates`)).toBe(`${site}/rates`);
  expect(addressIn("de", `${site}/rates`)).toBe(`${site}/rates?lang=de`);
});
