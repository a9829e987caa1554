import { languages } from "#contract/pages/languages.ts";
import { addressIn, alternatesOf } from "./page-addresses.ts";

/**
 * A sitemap as sitemaps.org defines it. Each language of a page is an entry of its own that names all of them:
 * https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
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
