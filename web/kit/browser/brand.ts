import { setBrand } from "#words/brand.ts";

/** Takes the brand's name from the page's HTML. The server writes it there: server/pages/html-page.ts. */
export function readBrand(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  if (tag) setBrand({ name: tag.content, shortName: tag.content });
}
