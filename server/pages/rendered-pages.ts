import type { Currency } from "#contract/money/currencies.ts";
import type { PriceList } from "#contract/money/tariff.ts";
import { type Language, locales } from "#contract/pages/languages.ts";
import { firstCountry, type PageFacts } from "#contract/pages/page-facts.ts";
import { legalPages } from "#contract/pages/paths.ts";
import { recentWork } from "#domain/remembered.ts";
import type { OperatorTexts } from "#server/http/routes/site-routes.ts";
import { languageOffer } from "#words/offered-languages.ts";
import { type HtmlAnswer, htmlAnswer } from "./html-answer.ts";
import { completePage, framePage, type HtmlPage } from "./html-page.ts";
import type { CatalogueFiles, CountryPages, Renderer } from "./renderer.ts";

interface PageSources {
  renderer: Renderer;
  shell: string;
  catalogues: CatalogueFiles;
  publicUrl: string;
  facts: PageFacts;
  priceList: PriceList;
  texts: OperatorTexts;
  frameScripts: ReadonlyMap<string, readonly string[]>;
}

export type RenderedPages = ReturnType<typeof renderPages>;
export type LanguagePages = ReturnType<typeof languagePages>;

/** Two languages' pages of all countries in one currency. One is 25 kB in its two compressed forms, so they take 11 MB. */
const mostCountryPages = 450;

/** The HTML of one state of the prices and exchange rates. A page is rendered when it is first asked for. */
export function renderPages(sources: PageSources) {
  const { renderer, priceList } = sources;
  const countries = renderer.countryPages(priceList, namesOf(priceList, "en"), "en");
  const countryAnswer = recentWork<HtmlAnswer>(mostCountryPages);
  const ofLanguage = new Map<Language, LanguagePages>();
  return {
    /** With their English names, of which their addresses are made in every language. */
    countries,
    inLanguage(language: Language): LanguagePages {
      const pages = ofLanguage.get(language) ?? languagePages(sources, countries, countryAnswer, language);
      ofLanguage.set(language, pages);
      return pages;
    },
  };
}

/** Renders the pages that most readers and search engines ask for, ahead of the first of them. */
export async function renderFirst({ pages }: Renderer, { inLanguage }: RenderedPages): Promise<void> {
  const first = inLanguage(languageOffer().defaultLanguage);
  await Promise.all(pages.map(({ path }) => first.page(path, "USD")));
  await Promise.all([first.notFound(), first.countryNotFound()]);
}

function languagePages(
  sources: PageSources,
  addresses: CountryPages,
  countryAnswer: ReturnType<typeof recentWork<HtmlAnswer>>,
  language: Language,
) {
  const { renderer, catalogues, publicUrl, facts, priceList, frameScripts } = sources;
  const site = { publicUrl, language, catalogues };
  const countryNames = namesOf(priceList, language);
  const countries = renderer.countryPages(priceList, countryNames, language);
  const inOtherCurrencies = pricedPaths.length * Object.keys(facts.rates?.rates ?? {}).length;
  const answer = recentWork<HtmlAnswer>(
    renderer.pages.length + renderer.framedPages.length + inOtherCurrencies + 2,
  );

  const complete = (own: PageFacts, page?: HtmlPage) => {
    return htmlAnswer(completePage(sources.shell, { ...site, facts: own }, page), language);
  };

  async function framed(path: string): Promise<HtmlAnswer> {
    const rendered = await renderer.renderFrame(path, facts, language);
    const page = { path, rendered, scripts: frameScripts.get(path) ?? [] };
    return htmlAnswer(framePage(sources.shell, { ...site, facts }, page), language);
  }

  async function rendered(path: string, description: string, own: PageFacts): Promise<HtmlAnswer> {
    return complete(own, {
      shared: { path, description },
      rendered: await renderer.render(path, own, language),
    });
  }

  /** For every address of its kind, so it names none, and the app draws it anew. */
  async function missing(path: string): Promise<HtmlAnswer> {
    return complete(facts, { rendered: await renderer.render(path, facts, language) });
  }

  return {
    /** The page without its words, which the app fills. */
    shell: complete(facts),
    /** The frame of a user's page, of which the renderer names the paths, without what the server is asked for. */
    frame: (path: string) => answer(path, () => framed(path)),
    /** The page of this path; undefined when no page has it. Its prices, if any, are in the currency. */
    page(path: string, currency: Currency): Promise<HtmlAnswer> | undefined {
      if (!renderer.pages.some((page) => page.path === path)) return undefined;
      const shown = pricedPaths.includes(path) ? currency : "USD";
      const own = () => ({ ...ownFacts(path, sources, countries, countryNames, language), currency: shown });
      return answer(`${path} ${shown}`, () => rendered(path, renderer.description(path, language), own()));
    },
    country(code: string, currency: Currency): Promise<HtmlAnswer> | undefined {
      const page = countries.byCode(code);
      const address = addresses.byCode(code);
      if (!page || !address) return undefined;
      const { name, destinations, description } = page;
      const own = { ...facts, currency, countryNames: { [code]: name }, country: { code, destinations } };
      return countryAnswer(`${language} ${currency} ${code}`, () => rendered(address.path, description, own));
    },
    byName: (text: string) => countries.byName(text),
    notFound: () => answer("not found", () => missing("/404")),
    countryNotFound: () => answer("country not found", () => missing("/rates/404")),
  };
}

/** The pages that say prices, beside those of countries. */
const pricedPaths = ["/", "/rates"];

/** The facts that one page alone needs, with those of every page. */
function ownFacts(
  path: string,
  { facts, priceList, texts }: PageSources,
  countries: CountryPages,
  countryNames: Record<string, string>,
  language: Language,
): PageFacts {
  if (path === "/rates") return { ...facts, priceList, countryNames };
  const legal = legalPages.find((page) => page.path === path);
  if (legal) return { ...facts, texts: { [legal.name]: texts[language][legal.name] } };
  if (path !== "/") return facts;
  const { promises, questions } = texts[language];
  const first = countries.byCode(firstCountry) ?? countries.pages[0];
  const country = first && { code: first.code, destinations: first.destinations };
  return { ...facts, texts: { promises, questions }, ...(country && { countryNames, country }) };
}

function namesOf({ destinations }: PriceList, language: Language): Record<string, string> {
  const named = new Intl.DisplayNames(locales[language], { type: "region" });
  return Object.fromEntries(destinations.map(({ country }) => [country, named.of(country) ?? country]));
}
