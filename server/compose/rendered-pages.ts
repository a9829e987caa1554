import { legalPages } from "#contract/legal-pages.ts";
import { firstCountry, type PageFacts } from "#contract/page-facts.ts";
import type { PriceList } from "#contract/tariff.ts";
import { type HtmlAnswer, htmlAnswer } from "#server/http/html-answer.ts";
import { completePage, framePage } from "#server/http/html-page.ts";
import type { LegalTexts } from "./legal-texts.ts";
import type { CountryPage, CountryPages, PublicPage, Renderer } from "./page-renderer.ts";

export const dashboardPath = "/dashboard";

export interface PageSources {
  renderer: Renderer;
  /** The built index.html. */
  shell: string;
  publicUrl: string;
  /** What every page says. */
  facts: PageFacts;
  /** The prices in force, in USD. */
  priceList: PriceList;
  texts: LegalTexts;
  /** The built scripts that fill the dashboard. */
  dashboardScripts: readonly string[];
}

/** The HTML of one state of the prices. */
export interface RenderedPages {
  /** The page without its words, which the app fills. */
  shell: HtmlAnswer;
  /** The dashboard of a user, without what the server is asked for. */
  dashboard: HtmlAnswer;
  countries: CountryPages;
  /** The page of this path; undefined when no page has it. */
  page(path: string): HtmlAnswer | undefined;
  country(page: CountryPage): Promise<HtmlAnswer>;
  notFound: HtmlAnswer;
  countryNotFound: HtmlAnswer;
}

/** Renders the public pages, and each country's page when it is first asked for. */
export async function renderPages(sources: PageSources): Promise<RenderedPages> {
  const { renderer, shell, publicUrl, facts, priceList, texts, dashboardScripts } = sources;
  const countryNames = namesOf(priceList);
  const countries = renderer.countryPages(priceList, countryNames);

  async function rendered(page: PublicPage, own: PageFacts): Promise<HtmlAnswer> {
    const words = await renderer.render(page.path, own);
    return htmlAnswer(completePage(shell, publicUrl, own, { ...page, rendered: words }));
  }

  /** For every address of its kind, so it names none, and the app draws it anew. */
  async function missing(path: string): Promise<HtmlAnswer> {
    const words = await renderer.render(path, facts);
    return htmlAnswer(completePage(shell, publicUrl, facts, { rendered: words }));
  }

  function factsOf(path: string): PageFacts {
    if (path === "/rates") return { ...facts, priceList, countryNames };
    const legal = legalPages.find((page) => page.path === path);
    if (legal) return { ...facts, text: texts[legal.name] };
    const first = countries.byCode(firstCountry) ?? countries.pages[0];
    return path === "/" && first ? { ...facts, countryNames, country: first } : facts;
  }

  const pages = new Map<string, HtmlAnswer>();
  for (const page of renderer.pages) pages.set(page.path, await rendered(page, factsOf(page.path)));
  const countryAnswers = new Map<string, Promise<HtmlAnswer>>();
  return {
    shell: htmlAnswer(completePage(shell, publicUrl, facts)),
    dashboard: htmlAnswer(
      framePage(shell, facts, {
        path: dashboardPath,
        rendered: await renderer.renderDashboardFrame(facts),
        scripts: dashboardScripts,
      }),
    ),
    countries,
    page: (path) => pages.get(path),
    country(page) {
      const { code, name, destinations } = page;
      const own = { ...facts, countryNames: { [code]: name }, country: { code, destinations } };
      const answer = countryAnswers.get(code) ?? rendered(page, own);
      countryAnswers.set(code, answer);
      return answer;
    },
    notFound: await missing("/404"),
    countryNotFound: await missing("/rates/404"),
  };
}

function namesOf({ destinations }: PriceList): Record<string, string> {
  const named = new Intl.DisplayNames("en", { type: "region" });
  return Object.fromEntries(destinations.map(({ country }) => [country, named.of(country) ?? country]));
}
