import type { Language } from "#contract/pages/languages.ts";
import { isOffered, languageOffer } from "#words/offered-languages.ts";

/**
 * Address of a page in one language: the default has the plain address, which shows others their own language. So has one
 * that is not offered any more.
 */
export function addressIn(language: Language, address: string): string {
  const isPlain = language === languageOffer().defaultLanguage || !isOffered(language);
  return isPlain ? address : `${address}?lang=${language}`;
}

/** The same page in each language that is offered, by the code that search engines have for its readers. */
export function alternatesOf(address: string): { hreflang: string; href: string }[] {
  const alternates = languageOffer().languages.map((language) => ({
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
    const { languages } = languageOffer();
    return languages.map((language) => `<url><loc>${addressIn(language, address)}</loc>${alternates}</url>`);
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>${entries.join("")}</urlset>\n`;
}
