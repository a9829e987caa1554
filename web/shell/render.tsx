import { type ComponentType, type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from "react-router";
import type { PriceList } from "#contract/money/tariff.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { PageFacts } from "#contract/pages/page-facts.ts";
import { PageFactsContext } from "#web/kit/api/page-facts.ts";
import { Foot } from "#web/kit/controls/foot.tsx";
import { UserFrameContext } from "#web/kit/session/browser-session.ts";
import { countryPages as countryPagesNow } from "#web/site/rates/country-index.ts";
import "#words/all.ts";
import type { Sentence } from "#words/catalogue.ts";
import { inLanguage, setLanguageSource, t } from "#words/translate.ts";
import { isAppPath } from "./app-paths.ts";
import { BottomBar } from "./frame/bottom-bar.tsx";
import { Layout } from "./frame/layout.tsx";
import { pageFrames, userModules } from "./page-frames.tsx";
import { countryPattern, loadCountryPage, loadNotFoundPage, publicPages } from "./public-pages.tsx";

export { setCreditsPerUsd } from "#contract/money/credit-value.ts";
export { setBrand } from "#words/brand.ts";

// The build makes a program of this file, and the server runs it: docs/decisions/25-pages-and-the-installed-app.md.

export const pages = publicPages.map(({ path, readsQuery }) => ({ path, ...(readsQuery && { readsQuery }) }));

export function description(path: string, language: Language): string {
  const sentence = pageDescriptions[path];
  if (sentence === undefined) throw new Error(`${path} has no description`);
  return inLanguage(language, () => t(sentence));
}

export function countryPages(list: PriceList, names: Readonly<Record<string, string>>, language: Language) {
  return inLanguage(language, () => countryPagesNow(list, names));
}

/** Tells if the app has a page at this address, which it fills in the browser. */
export function isKnownPath(path: string): boolean {
  return isAppPath(path) || pages.some((page) => matchPath(page.path, path) !== null);
}

let last: Promise<unknown> = Promise.resolve();

/** Renders a page as a visitor sees it: first its title and other parts of the head, then its body. */
export function render(path: string, facts: PageFacts, language: Language): Promise<string> {
  return renderInTurn(language, () => renderPage(path, facts));
}

export const framedPages = pageFrames.map(({ path, module }) => ({
  path,
  modules: [...userModules, module],
}));

/** Renders what every user sees of a page before the page knows whose it is. */
export function renderFrame(path: string, facts: PageFacts, language: Language): Promise<string> {
  return renderInTurn(language, () => renderRoutes(path, facts, pageFrames, <Foot bar={<BottomBar />} />));
}

/** One after another, because a page waits for its parts, and `t` knows one language at a time. */
function renderInTurn(language: Language, work: () => Promise<string>): Promise<string> {
  const rendered = last.then(() => {
    setLanguageSource(() => language);
    return work();
  });
  // The next page is rendered also when this one fails.
  last = rendered.catch(() => undefined);
  return rendered;
}

async function renderPage(path: string, facts: PageFacts): Promise<string> {
  const children = await Promise.all(
    [
      ...publicPages,
      { path: countryPattern, load: loadCountryPage },
      { path: "*", load: loadNotFoundPage },
    ].map(async (page) => ({ path: page.path, Component: await page.load() })),
  );
  return renderRoutes(path, facts, children, null);
}

async function renderRoutes(
  path: string,
  facts: PageFacts,
  pages: readonly { path: string; Component: ComponentType }[],
  userFrame: ReactNode,
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { Component: Layout, children: pages.map(({ path: each, Component }) => ({ path: each, Component })) },
  ]);
  const context = await query(new Request(new URL(path, "http://farline.invalid")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const { prelude } = await prerender(
    // The browser has one more part beside the router, and one beside the app: React makes ids by the places of siblings.
    <>
      <StrictMode>
        <PageFactsContext value={facts}>
          <UserFrameContext value={userFrame}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </UserFrameContext>
          {null}
        </PageFactsContext>
      </StrictMode>
      {null}
    </>,
    {
      // A page in several parts would need a script to put them together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** Descriptions of public pages for search engines and link previews. Only the server writes them, so no page loads them. */
const pageDescriptions: Readonly<Record<string, Sentence>> = {
  "/": "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.",
  "/about":
    "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.",
  "/rates":
    "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.",
  "/contact":
    "Questions about a call, a payment or anything else: write to {brand} and a person will answer.",
  "/register":
    "Create your {brand} account: one account, every country. You only pay for the credits you buy.",
  "/login": "Log in to {brand} to call any phone in the world and to see your credits.",
  "/terms": "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.",
  "/privacy": "What {brand} knows about you and your calls, who receives it, and how to have it deleted.",
  "/refunds": "When {brand} gives money back, how to ask for it, and how long it takes.",
};
