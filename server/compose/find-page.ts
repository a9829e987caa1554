import { isRefusal } from "#contract/refusals.ts";
import type { Deck } from "#domain/tariff/deck.ts";
import { readNumber } from "#domain/tariff/dialled-number.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { PageAnswer, PageRequest } from "#server/http/page.ts";
import type { Renderer } from "./page-renderer.ts";
import { dashboardPath, type RenderedPages } from "./rendered-pages.ts";

const countryAddress = /^\/rates\/([^/]+)\/?$/;

/** What an address outside the API answers with. The rendered pages are a visitor's; the app draws a user's. */
export async function findPage(
  { isKnownPath, pages }: Pick<Renderer, "isKnownPath" | "pages">,
  rendered: RenderedPages,
  deck: Deck,
  request: PageRequest,
): Promise<PageAnswer> {
  const { path, query, session } = request;
  const isVisitor = session === null;
  const to = query.get("to") || query.get("country");
  if (path === "/rates" && to) return { status: 302, location: priceAddress(rendered, deck, to) };
  const address = countryAddress.exec(path);
  if (address) return countryAnswer(rendered, address[1] ?? "", request);
  const readsQuery = query.size > 0 && pages.some((page) => page.path === path && page.readsQuery);
  const html = isVisitor && !readsQuery ? rendered.page(path) : undefined;
  if (html) return { status: 200, html };
  // A dead session would show an empty dashboard.
  if (path === dashboardPath && (await session?.isAlive())) return { status: 200, html: rendered.dashboard };
  if (isKnownPath(path)) return { status: 200, html: rendered.shell };
  return { status: 404, html: isVisitor ? rendered.notFound : rendered.shell };
}

async function countryAnswer(
  { shell, countries, country, countryNotFound }: RenderedPages,
  slug: string,
  { path, query, session }: PageRequest,
): Promise<PageAnswer> {
  const isVisitor = session === null;
  const page = countries.bySlug(slug.toLowerCase());
  if (!page) return { status: 404, html: isVisitor ? countryNotFound : shell };
  if (page.path !== path) {
    const rest = query.size > 0 ? `?${query}` : "";
    return { status: 301, location: page.path + rest };
  }
  return { status: 200, html: isVisitor ? await country(page) : shell };
}

/** Where the price of a typed number or a country is. */
function priceAddress({ countries }: RenderedPages, deck: Deck, text: string): string {
  const page = countries.byName(text);
  if (page) return page.path;
  const number = readNumber(text);
  const quote = isRefusal(number) ? number : quoteNumber(deck, number);
  const place = isRefusal(quote) ? undefined : countries.byCode(quote.country);
  if (place && !isRefusal(number)) return `${place.path}?number=${encodeURIComponent(number)}`;
  return /\d/.test(text)
    ? `/rates?q=${encodeURIComponent(text)}`
    : `/rates/${encodeURIComponent(text.trim().toLowerCase())}`;
}
