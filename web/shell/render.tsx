import { type ComponentType, type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from "react-router";
import type { PageFacts } from "#contract/page-facts.ts";
import { countryPages } from "#web/features/rates/country-index.ts";
import { UserFrameContext } from "#web/lib/browser-session.ts";
import { PageFactsProvider } from "#web/lib/page-facts.ts";
import { appPaths, isAppPath } from "./app-paths.ts";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { Layout } from "./layout.tsx";
import { pageDescriptions } from "./page-descriptions.ts";
import { countryPattern, loadCountryPage, loadNotFoundPage, publicPages } from "./public-pages.tsx";

// The build makes a program of this file, and the server runs it: docs/decisions/0047-pages-that-arrive-as-html.md.

export const pages = publicPages.map(({ path, readsQuery }) => {
  const description = pageDescriptions[path];
  if (description === undefined) throw new Error(`${path} has no description`);
  return { path, description, ...(readsQuery && { readsQuery }) };
});

export { countryPages };

/** Whether the app has a page at this address, which it fills in the browser. */
export function isKnownPath(path: string): boolean {
  return isAppPath(path) || pages.some((page) => matchPath(page.path, path) !== null);
}

/** Renders a page as a visitor sees it: first its title and other parts of the head, then its body. */
export async function render(path: string, facts: PageFacts): Promise<string> {
  const children = await Promise.all(
    [
      ...publicPages,
      { path: countryPattern, load: loadCountryPage },
      { path: "*", load: loadNotFoundPage },
    ].map(async (page) => ({ path: page.path, Component: await page.load() })),
  );
  return renderRoutes(path, facts, children, null);
}

/** Renders what every user sees of the dashboard before the page knows whose it is. */
export async function renderDashboardFrame(facts: PageFacts): Promise<string> {
  const { BottomBar } = await import("./bottom-bar.tsx");
  const children = [{ path: appPaths.dashboard, Component: DashboardFrame }];
  return renderRoutes(appPaths.dashboard, facts, children, <BottomBar />);
}

async function renderRoutes(
  path: string,
  facts: PageFacts,
  children: { path: string; Component: ComponentType }[],
  userFrame: ReactNode,
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ Component: Layout, children }]);
  const context = await query(new Request(new URL(path, "http://farline.invalid")));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const { prelude } = await prerender(
    <StrictMode>
      <PageFactsProvider value={facts}>
        <UserFrameContext value={userFrame}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </UserFrameContext>
      </PageFactsProvider>
    </StrictMode>,
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
