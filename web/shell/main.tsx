import "./page.css";
import { startTransition } from "react";
import type { DataRouter } from "react-router";
import { giveUpStart, renderFirst } from "#web/arrival/start.tsx";
import { readPageFacts } from "#web/kit/api/page-facts.ts";
import { readBrand } from "#web/kit/browser/brand.ts";
import { isInstalled } from "#web/kit/browser/install-offer.ts";
import { touched } from "#web/kit/browser/served-page.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";
import { readMarket } from "#web/kit/money/market.ts";
import { loadToaster } from "#web/kit/notices/toast.ts";
import { hasLeftSession, session } from "#web/kit/session/browser-session.ts";
import { App, followSession } from "./app.tsx";
import { reloadForLostFiles } from "./lost-files.tsx";
import { createAppRouter, opened } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// Not awaited: the chunks that this waits for import this one.
(root.dataset.offline === undefined ? start(root) : startOffline(root)).catch(giveUpStart);

async function startOffline(place: HTMLElement): Promise<void> {
  const { loadOfflinePage } = await import("./offline.tsx");
  renderFirst(place, await loadOfflinePage(), false);
}

async function start(place: HTMLElement): Promise<void> {
  readBrand();
  const facts = readPageFacts();
  readMarket(facts);
  reloadForLostFiles();
  const isUser = session.csrfToken() !== null;
  // A page whose words do not load is shown anew, in English.
  const words = showDocumentLanguage().catch(() => delete place.dataset.path);
  const router = createAppRouter();
  followSession(router);
  startAsApp(router);
  await Promise.all([
    opened(router),
    words,
    // Without them a user's page would first render without its menu.
    isUser && loadUserParts(),
  ]);
  for (const error of Object.values(router.state.errors ?? {})) {
    // The answer of a server is no error of the start.
    if (!(error instanceof Error) || "status" in error) continue;
    giveUpStart(error);
    if (isServed(router, place)) return;
  }
  const app = <App router={router} facts={facts} />;
  const isInHtml = isServed(router, place) && router.state.errors === null;
  // A transition draws the page or takes it over in slices, so a long page does not block scrolling and typing meanwhile.
  startTransition(() => void renderFirst(place, app, isInHtml));
  // Ahead of the first toast, which may be about a server that cannot be reached.
  touched.then(loadToaster).catch(() => undefined);
  if (!isUser && hasLeftSession(browserStore("localStorage"))) {
    // The next visit finishes what this one cannot.
    import("#web/kit/session/browser-log-out.ts")
      .then(({ finishLogOuts }) => finishLogOuts())
      .catch(() => undefined);
  }
}

/** A part that cannot be loaded fails again where it is rendered, which shows the error. */
async function loadUserParts(): Promise<void> {
  await Promise.allSettled([import("./frame/user-parts.tsx"), import("./frame/profile-menu.tsx")]);
}

/** Tells if the document's HTML is the opened page: the server renders public pages, as visitors see them. */
function isServed({ state }: DataRouter, { dataset }: HTMLElement): boolean {
  return state.location.pathname === dataset.path && session.csrfToken() === null;
}

/** Loads what makes the page an app for users and installed apps alone, after the page is there and used. */
function startAsApp(router: DataRouter): void {
  let isStarted = false;
  async function look(): Promise<void> {
    if (isStarted || (session.csrfToken() === null && !isInstalled())) return;
    isStarted = true;
    // Another program may have launched the installed app with a number that it shall show at once.
    if (!isInstalled()) await touched;
    const { beAnApp } = await import("./app-parts.ts");
    await beAnApp(router);
  }
  // The page works without it.
  const lookQuietly = () => void look().catch(() => undefined);
  session.subscribe(lookQuietly);
  lookQuietly();
}
