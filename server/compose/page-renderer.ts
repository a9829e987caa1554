import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageFacts } from "#contract/page-facts.ts";
import type { DestinationPrice, PriceList } from "#contract/tariff.ts";

export interface PublicPage {
  path: string;
  description: string;
  readsQuery?: true;
}

export interface CountryPage extends PublicPage {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  destinations: DestinationPrice[];
}

export interface CountryPages {
  pages: readonly CountryPage[];
  /** By the country's name in an address, or by another of its names. */
  bySlug(slug: string): CountryPage | undefined;
  byCode(code: string): CountryPage | undefined;
  /** By a typed name, or by a part of one that no other country has. */
  byName(text: string): CountryPage | undefined;
}

/** What the build makes of web/shell/render.tsx. */
export interface Renderer {
  pages: readonly PublicPage[];
  isKnownPath(path: string): boolean;
  countryPages(list: PriceList, names: Readonly<Record<string, string>>): CountryPages;
  render(path: string, facts: PageFacts): Promise<string>;
  renderDashboardFrame(facts: PageFacts): Promise<string>;
}

export const built = join(import.meta.dirname, "../../web/dist");

/** The browser app has not been built, so there is no page to serve. */
class PageNotBuiltError extends Error {
  override name = "PageNotBuiltError";
  constructor() {
    super("The browser app is not built yet: run `npm run build` first.");
  }
}

/** @throws PageNotBuiltError when there is no build. */
export async function loadRenderer(): Promise<Renderer> {
  const program = join(built, "renderer/render.mjs");
  if (!existsSync(program)) throw new PageNotBuiltError();
  return import(pathToFileURL(program).href);
}
