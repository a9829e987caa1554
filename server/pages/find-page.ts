import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { LanguagePages, RenderedPages } from "./rendered-pages.ts";
import type { Renderer } from "./renderer.ts";
import type { PageAnswer, PageRequest } from "./serve-page.ts";

const countryAddress = /^\/rates\/([^/]+)\/?$/;

/** Answers an address outside the API. Visitors get the rendered pages; the app draws a user's. */
export async function findPage(
  { isKnownPath, pages, framedPages }: Pick<Renderer, "isKnownPath" | "pages" | "framedPages">,
  rendered: RenderedPages,
  deck: Deck,
  request: PageRequest,
): Promise<PageAnswer> {
  const { path, query, session, language, currency } = request;
  const isVisitor = session === null;
  const inLanguage = rendered.inLanguage(language);
  const to = query.get("to") || query.get("country");
  if (path === "/rates" && to) {
    return { status: 302, location: withLanguage(priceAddress(rendered, inLanguage, deck, to), query) };
  }
  const address = countryAddress.exec(path);
  if (address) return countryAnswer(rendered, address[1] ?? "", request);
  const asks = [...query.keys()].some((name) => name !== "lang");
  const readsQuery = asks && pages.some((page) => page.path === path && page.readsQuery);
  const html = isVisitor && !readsQuery ? await inLanguage.page(path, currency) : undefined;
  if (html) return { status: 200, html };
  // A dead session would show an empty dashboard.
  if (framedPages.some((page) => page.path === path) && (await session?.isAlive())) {
    return { status: 200, html: await inLanguage.frame(path) };
  }
  const own = ownAddress(path);
  if (own !== path && [...pages, ...framedPages].some((page) => page.path === own)) {
    return { status: 301, location: own + (query.size > 0 ? `?${query}` : "") };
  }
  if (isKnownPath(path)) return { status: 200, html: inLanguage.shell };
  return { status: 404, html: isVisitor ? await inLanguage.notFound() : inLanguage.shell };
}

/** An address as pages have it: "/About/" and "//about" are links to "/about" that people and programs write. */
function ownAddress(path: string): string {
  return `/${path.split("/").filter(Boolean).join("/")}`.toLowerCase();
}

/** A redirect stays in the language that its address names. */
function withLanguage(location: string, query: URLSearchParams): string {
  const language = query.get("lang");
  if (language === null) return location;
  return `${location}${location.includes("?") ? "&" : "?"}lang=${encodeURIComponent(language)}`;
}

async function countryAnswer(
  { countries, inLanguage }: RenderedPages,
  slug: string,
  { path, query, session, language, currency }: PageRequest,
): Promise<PageAnswer> {
  const isVisitor = session === null;
  const { shell, country, countryNotFound } = inLanguage(language);
  const page = countries.bySlug(slug.toLowerCase());
  if (!page) return { status: 404, html: isVisitor ? await countryNotFound() : shell };
  if (page.path !== path) {
    const rest = query.size > 0 ? `?${query}` : "";
    return { status: 301, location: page.path + rest };
  }
  const html = isVisitor ? await country(page.code, currency) : undefined;
  return { status: 200, html: html ?? shell };
}

function priceAddress(
  { countries }: RenderedPages,
  { byName }: LanguagePages,
  deck: Deck,
  text: string,
): string {
  // People type the name that their language has.
  const named = countries.byName(text) ?? byName(text);
  const page = named && countries.byCode(named.code);
  if (page) return page.path;
  const number = readNumber(text);
  const quote = isRefusal(number) ? number : quoteNumber(deck, number);
  const place = isRefusal(quote) ? undefined : countries.byCode(quote.country);
  if (place && !isRefusal(number)) return `${place.path}?number=${encodeURIComponent(number)}`;
  return /\d/.test(text)
    ? `/rates?q=${encodeURIComponent(text)}`
    : `/rates/${encodeURIComponent(text.trim().toLowerCase())}`;
}
