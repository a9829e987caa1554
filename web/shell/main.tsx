import "#web/ui/theme.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { session } from "#web/lib/browser-session.ts";
import { browserStore } from "#web/lib/browser-store.ts";
import { hasLeftSession } from "#web/lib/left-sessions.ts";
import { PageFactsProvider, readPageFacts } from "#web/lib/page-facts.ts";
import { awaitTouch, endKeepingHtml, keepHtml, wake } from "#web/lib/touch.ts";
import { rememberEarlyPress } from "./early-press.ts";
import { followSession } from "./follow-session.ts";
import { createAppRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Not awaited: the chunks that this waits for import this one.
void start(root);

async function start(place: HTMLElement): Promise<void> {
  const isUser = session.csrfToken() !== null;
  awaitTouch();
  // The server renders for visitors.
  const isRendered = !isUser && place.dataset.path === location.pathname;
  if (isRendered) keepHtml();
  if (isRendered && rememberEarlyPress()) wake();
  const router = createAppRouter();
  followSession(session, router);
  await Promise.all([
    opened(router),
    // Without them a user's page would first render without its menu.
    isUser && loadUserParts(),
  ]);
  const app = (
    <StrictMode>
      <PageFactsProvider value={readPageFacts()}>
        <RouterProvider router={router} />
      </PageFactsProvider>
    </StrictMode>
  );
  if (isRendered && isAt(router, place.dataset.path)) {
    const { pathname } = location;
    router.subscribe(({ location: next }) => next.pathname !== pathname && wake());
    hydrateRoot(place, app);
  } else {
    if (isRendered) wake();
    createRoot(place).render(app);
  }
  endKeepingHtml();
  if (!isUser && hasLeftSession(browserStore("localStorage"))) {
    const { finishLogOuts } = await import("#web/lib/browser-log-out.ts");
    await finishLogOuts();
  }
}

/** What cannot be loaded fails again where it is rendered, which shows the error. */
async function loadUserParts(): Promise<void> {
  await Promise.allSettled([import("./user-parts.tsx"), import("./profile-menu.tsx")]);
}

/** Resolves once the code of the first page is here and its access is checked. */
async function opened(router: DataRouter): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });
}

/** Whether the page could be opened, and is still the one that the document shows. */
function isAt({ state }: DataRouter, path: string | undefined): boolean {
  return state.location.pathname === path && state.errors === null && session.csrfToken() === null;
}
