import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DestinationPrice, PriceList } from "#contract/money/tariff.ts";
import { type Language, languages } from "#contract/pages/languages.ts";
import type { PageFacts } from "#contract/pages/page-facts.ts";
import type { Brand } from "#words/brand.ts";

export interface PublicPage {
  path: string;
  readsQuery?: true;
}

export interface CountryPage extends PublicPage {
  description: string;
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

/** The module that the build makes of web/shell/render.tsx. */
export interface Renderer {
  /** The program has words of its own, and so a brand of its own. */
  setBrand(brand: Brand): void;
  setCreditsPerUsd(credits: number): void;
  pages: readonly PublicPage[];
  isKnownPath(path: string): boolean;
  description(path: string, language: Language): string;
  countryPages(list: PriceList, names: Readonly<Record<string, string>>, language: Language): CountryPages;
  render(path: string, facts: PageFacts, language: Language): Promise<string>;
  /** The users' pages that come with their frames, and the modules that fill them, by their paths below web/. */
  framedPages: readonly { path: string; modules: readonly string[] }[];
  renderFrame(path: string, facts: PageFacts, language: Language): Promise<string>;
}

/** The address of the file with a language's words, which the page loads before it is taken over. */
export type CatalogueFiles = Readonly<Partial<Record<Language, string>>>;

export const built = join(import.meta.dirname, "../../web/dist");

/** The browser app has not been built, so there is no page to serve. */
class PageNotBuiltError extends Error {
  override name = "PageNotBuiltError";
}

/** @throws PageNotBuiltError when there is no build. */
export async function loadRenderer(directory = built): Promise<Renderer> {
  const program = join(directory, "renderer/render.mjs");
  if (!existsSync(program))
    throw new PageNotBuiltError("The browser app is not built yet: run `npm run build` first.");
  return import(pathToFileURL(program).href);
}

/** The scripts that run before the first paint, as a content security policy names them. None without a build. */
export function inlineScripts(): string[] {
  const page = join(built, "page/index.html");
  if (!existsSync(page)) return [];
  const [, ...scripts] = readFileSync(page, "utf8").split("<script>");
  const texts = scripts.map((script) => script.slice(0, script.indexOf("</script>")));
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** @throws Error when the build has no words of a language. */
export function catalogueFiles(): CatalogueFiles {
  const files = readdirSync(join(built, "page/assets"));
  const translated = languages.filter((language) => language !== "en");
  return Object.fromEntries(
    translated.map((language) => {
      const file = files.find((name) => name.startsWith(`words-${language}-`) && name.endsWith(".js"));
      if (file === undefined) throw new Error(`The build has no words in ${language}`);
      return [language, `/assets/${file}`];
    }),
  );
}
