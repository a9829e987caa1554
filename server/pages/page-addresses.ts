import { type Language, languages } from "#contract/pages/languages.ts";

/** Address of a page in one language: English has the plain address, which shows others their own language. */
export function addressIn(language: Language, address: string): string {
  return language === "en" ? address : `${address}?lang=${language}`;
}

/** The same page in each language, by the code that search engines have for its readers. */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  const alternates = languages.map((language) => ({
    hreflang: language,
    href: addressIn(language, address),
  }));
  return [...alternates, { hreflang: "x-default", href: address }];
}

/** Each language of a page is an entry that names all: developers.google.com/search/docs/specialty/international. */
export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const address = publicUrl + path;
    const alternates = alternatesOf(address)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join("");
    return languages.map((language) => `<url><loc>${addressIn(language, address)}</loc>${alternates}</url>`);
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${entries.join("")}</urlset>\n`;
}
