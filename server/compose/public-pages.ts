import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { glimpseNumbers, type PageFacts } from "#contract/page-facts.ts";
import { parseE164 } from "#contract/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import type { LiveTariff } from "#domain/tariff/live-tariff.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { Config } from "#server/config.ts";
import { type HtmlAnswer, htmlAnswer } from "#server/http/html-answer.ts";
import { completePage } from "#server/http/html-page.ts";
import { servePage } from "#server/http/page.ts";
import { sessionCookie } from "#server/http/session-cookie.ts";
import { priceList } from "#server/http/tariff-routes.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { publicConfig } from "./public-config.ts";

/** What the build makes of web/shell/render.tsx. */
interface Renderer {
  pages: readonly { path: string; description: string; readsQuery?: true }[];
  render(path: string, facts: PageFacts): Promise<string>;
}

/** The browser app has not been built, so there is no page to serve. */
class PageNotBuiltError extends Error {
  override name = "PageNotBuiltError";
  constructor() {
    super("The browser app is not built yet: run `npm run build` first.");
  }
}

const built = join(import.meta.dirname, "../../web/dist");

/**
 * Serves the browser app, its public pages as HTML with the prices in force. Returns the job that renders them again
 * after the prices have changed.
 * @throws PageNotBuiltError when there is no build.
 */
export async function servePublicPages(
  app: FastifyInstance,
  config: Config,
  tariff: LiveTariff,
): Promise<Job[]> {
  const renderer = join(built, "renderer/render.mjs");
  if (!existsSync(renderer)) throw new PageNotBuiltError();
  const { pages, render }: Renderer = await import(pathToFileURL(renderer).href);
  const shell = readFileSync(join(built, "page/index.html"), "utf8");
  const { publicUrl } = config;
  let answers = new Map<string | null, HtmlAnswer>();
  let rendered: unknown;

  async function renderAll(): Promise<void> {
    const deck = tariff.current();
    if (deck === rendered) return;
    const { priceList: list, countryNames, ...facts } = await pageFacts(config, tariff);
    const next = new Map<string | null, HtmlAnswer>();
    next.set(null, htmlAnswer(completePage(shell, publicUrl, facts)));
    for (const { path, description } of pages) {
      const own = path === "/rates" ? { ...facts, priceList: list, countryNames } : facts;
      const page = { path, description, rendered: await render(path, own) };
      next.set(path, htmlAnswer(completePage(shell, publicUrl, own, page)));
    }
    answers = next;
    rendered = deck;
  }

  await renderAll();
  const cookie = sessionCookie({ secure: publicUrl.startsWith("https:") });
  await servePage(app, {
    directory: join(built, "page"),
    publicUrl,
    pages,
    html(path) {
      const answer = answers.get(path);
      if (!answer) throw new Error(`${path} was not rendered`);
      return answer;
    },
    hasSession: (request) => cookie.read(request) !== undefined,
  });
  return [{ name: "render pages", every_ms: 10_000, run: renderAll }];
}

async function pageFacts(config: Config, tariff: LiveTariff) {
  const glimpses = glimpseNumbers.flatMap((text) => {
    const number = parseE164(text);
    const quote = number && quoteNumber(tariff.deck, number);
    return quote === null || isRefusal(quote) ? [] : [quote];
  });
  const usd = { tariff, rates: async () => ({ rates: fallbackScaledRates, asOf: null }) };
  const list = await priceList(usd, "USD");
  const named = new Intl.DisplayNames("en", { type: "region" });
  const countryNames = Object.fromEntries(
    list.destinations.map(({ country }) => [country, named.of(country) ?? country]),
  );
  return { config: publicConfig(config), glimpses, priceList: list, countryNames };
}
