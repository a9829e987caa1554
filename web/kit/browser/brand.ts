import { defaultBrand, setBrand } from "#words/brand.ts";

/** Takes the brand's names from the page's HTML. The server writes them there: server/pages/html-page.ts. */
export function readBrand(): void {
  const [name, shortName] = ["application-name", "apple-mobile-web-app-title"].map(
    (tag) => document.querySelector<HTMLMetaElement>(`meta[name="${tag}"]`)?.content,
  );
  if (name && shortName) setBrand({ ...defaultBrand, name, shortName });
}
