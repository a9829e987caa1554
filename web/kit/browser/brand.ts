import { defaultBrand, setBrand } from "#words/brand.ts";

/** Takes the brand's name, the one part that sentences have, from the page's HTML. The server writes it there: server/pages/html-page.ts. */
export function readBrand(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  if (tag) setBrand({ ...defaultBrand, name: tag.content });
}
