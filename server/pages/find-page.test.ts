import { expect, test } from "vitest";
import { findPage } from "./find-page.ts";
import { htmlAnswer } from "./html-answer.ts";
import type { RenderedPages } from "./rendered-pages.ts";

const [about, shell, notFound] = ["about", "shell", "not found"].map((text) => htmlAnswer(text, "en"));
const renderer = {
  pages: [{ path: "/" }, { path: "/about" }, { path: "/rates" }],
  framedPages: [{ path: "/dashboard", modules: [] }],
  isKnownPath: (path: string) => /^\/+(about|reset-password\/[^/]+|)\/*$/i.test(path),
};
const rendered = {
  inLanguage: () => ({
    page: async (path: string) => (path === "/about" ? about : undefined),
    notFound: async () => notFound,
    shell,
  }),
} as unknown as RenderedPages;

function find(address: string) {
  const [path = "", query] = address.split("?");
  const request = { session: null, language: "en", currency: "USD" } as const;
  return findPage(renderer, rendered, new Map() as never, {
    ...request,
    path,
    query: new URLSearchParams(query),
  });
}

test.each([
  ["/about/", "/about"],
  ["/About", "/about"],
  ["//about", "/about"],
  ["/ABOUT//?lang=de&x=a%20b", "/about?lang=de&x=a+b"],
  ["/rates/", "/rates"],
  ["/dashboard/", "/dashboard"],
  ["//", "/"],
])("%s leads to %s, whose page is rendered and known to search engines", async (address, location) => {
  expect(await find(address)).toEqual({ status: 301, location });
});

test("an address that holds a token keeps its letters, and one of another site is no page", async () => {
  expect(await find("/reset-password/Abc/")).toEqual({ status: 200, html: shell });
  expect(await find("//example.com/about")).toEqual({ status: 404, html: notFound });
  expect(await find("/about")).toEqual({ status: 200, html: about });
});
