import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import pTimeout from "p-timeout";
import { rateScale } from "#contract/money/charge.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { currenciesNow, type Market, purchasesNow, shownRates } from "#domain/money/exchange-rates.ts";
import type { LiveTariff } from "#domain/tariff/live-tariff.ts";
import { priceList } from "#server/http/routes/calls/tariff-routes.ts";
import { type FixedConfig, type OperatorTexts, shownOperator } from "#server/http/routes/site-routes.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { type Brand, brand, setBrand } from "#words/brand.ts";
import { type LanguageOffer, languageOffer, setLanguageOffer } from "#words/offered-languages.ts";
import { findPage } from "./find-page.ts";
import { readManifests, scriptsOf } from "./frame-scripts.ts";
import { type RenderedPages, renderFirst, renderPages } from "./rendered-pages.ts";
import { built, catalogueFiles, loadRenderer } from "./renderer.ts";
import { servePage } from "./serve-page.ts";

export interface PagesOptions {
  publicUrl: string;
  config: FixedConfig;
  hasWorker: boolean;
  tariff: LiveTariff;
  rates: () => Promise<Market>;
  texts: OperatorTexts;
  /** The product's names in force. */
  readBrand: () => Promise<Brand>;
  /** The languages that are offered now. */
  readLanguages: () => Promise<LanguageOffer>;
  authenticated: (sessionToken: string) => Promise<object | Refusal>;
}

/** Beyond this a page without its frame is sooner there. */
const aliveWithin_ms = 300;

/**
 * Serves the browser app, its public pages as HTML with the prices in force. Returns the job that renders them again
 * after the prices, the exchange rates, the brand or the languages have changed.
 * @throws PageNotBuiltError when there is no build.
 */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<Job[]> {
  const { publicUrl, config, hasWorker, tariff, rates, texts, readBrand, readLanguages, authenticated } =
    options;
  const renderer = await loadRenderer();
  const shell = readFileSync(join(built, "page/index.html"), "utf8");
  const manifests = readManifests(join(built, "page"));
  const frameScripts = new Map(
    renderer.framedPages.map(({ path, modules }) => [path, scriptsOf(modules, manifests)]),
  );
  const files = { catalogues: catalogueFiles(), frameScripts };
  const inUsd = { currency: "USD", perUsd_e6: rateScale, asOf: null } as const;

  function renderAll(): RenderedPages {
    const facts = {
      config: { ...config, ...shownOperator(), ...purchasesNow(currentRates) },
      rates: shownRates(currentRates),
    };
    renderer.setBrand(brand());
    renderer.setCreditsPerUsd(creditsPerUsd());
    const list = priceList(deck, inUsd);
    return renderPages({ renderer, shell, ...files, publicUrl, facts, priceList: list, texts });
  }

  setBrand(await readBrand());
  setLanguageOffer(await readLanguages());
  let deck = tariff.current();
  let currentRates = await rates();
  let rendered = renderAll();
  await renderFirst(renderer, rendered);

  async function renderChanged(): Promise<void> {
    const nextDeck = tariff.current();
    const nextRates = await rates();
    const nextBrand = await readBrand();
    const hasNewRates = JSON.stringify(nextRates) !== JSON.stringify(currentRates);
    const nextLanguages = await readLanguages();
    const isSame = isDeepStrictEqual(nextBrand, brand()) && isDeepStrictEqual(nextLanguages, languageOffer());
    if (nextDeck === deck && !hasNewRates && isSame) return;
    setBrand(nextBrand);
    setLanguageOffer(nextLanguages);
    deck = nextDeck;
    currentRates = nextRates;
    rendered = renderAll();
  }

  async function isAlive(token: string): Promise<boolean> {
    try {
      return !isRefusal(await pTimeout(authenticated(token), { milliseconds: aliveWithin_ms }));
    } catch {
      // The page itself says that the database is away.
      return false;
    }
  }

  const cookie = sessionCookie({ secure: publicUrl.startsWith("https:") });
  await servePage(app, {
    directory: join(built, "page"),
    publicUrl,
    hasWorker,
    paths: () => [...renderer.pages, ...rendered.countries.pages].map(({ path }) => path),
    answer: (request) => findPage(renderer, rendered, tariff.deck, request),
    currencies: () => currenciesNow(currentRates),
    session: (request) => {
      const token = cookie.read(request);
      return token === undefined ? null : { isAlive: () => isAlive(token) };
    },
  });
  return [{ name: "render pages", every_ms: 10_000, run: renderChanged }];
}
