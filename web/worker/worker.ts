// The service worker: keeps the shell of the app, so that it opens without a network and says so. It keeps no answer of
// the API and no page of a user: docs/decisions/25-pages-and-the-installed-app.md.

import { isLanguage, languageCookie } from "#contract/pages/languages.ts";

declare const self: ServiceWorkerGlobalScope;
/** The addresses that the build has written before this code: the first is the page's own script. */
declare const shellFiles: readonly string[];
declare const shellName: string;

/** Any page of the app without its words. It is the same for everyone. */
const anyPage = "/dashboard";
const offlinePage = "/offline-page";
/** Prefixes of the paths of the files with a language's words, and with what older browsers lack. */
const words = "/assets/words-";
const replacements = "/assets/replacements-";
/** The operators' page, which no release of this worker keeps and which an outage must not look like. */
const operators = /^\/admin(\/|$)/;
/** A server that has not answered by then counts as out of reach. */
const navigation_ms = 6_000;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(dropOldShells()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (operators.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if ([...shellFiles, words, replacements].some((path) => pathname.startsWith(path))) {
    event.respondWith(shellFile(request, pathname));
  }
});

self.addEventListener("message", (event) => {
  // A page asks for this before it loads anew. Another page may need the files of its own release.
  if (event.data === "take over") void takeOverAlone();
  // The reader's language. A server out of reach, or of another release, changes nothing.
  else if (isLanguage(event.data)) event.waitUntil(keepPageIn(event.data).catch(() => {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusPage());
});

/** Fails while the server has another release, and the browser tries again later. */
async function keepShell(): Promise<void> {
  const shell = await caches.open(shellName);
  await shell.addAll(shellFiles.map((path) => new Request(path, { credentials: "omit" })));
  await keepPage((await self.cookieStore?.get(languageCookie))?.value);
}

/** Keeps the page and the words of a language; without a choice on this device the browser's own. */
async function keepPage(language: string | undefined): Promise<void> {
  const shell = await caches.open(shellName);
  const path = language ? `${anyPage}?lang=${encodeURIComponent(language)}` : anyPage;
  const page = await fetch(path, { credentials: "omit", cache: "no-store" });
  const html = await page.text();
  if (!page.ok || page.redirected || !html.includes(shellFiles[0] ?? "")) throw new Error("another release");
  // As in web/public/after-paint.js.
  const prefixes = "parse" in URL ? [words] : [words, replacements];
  const named = html.split('"').filter((value) => prefixes.some((prefix) => value.startsWith(prefix)));
  await shell.addAll([...new Set(named)]);
  const headers = new Headers(page.headers);
  // The text is no longer compressed.
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const marked = html.replace('<div id="root"', '<div id="root" data-offline');
  await shell.put(offlinePage, new Response(marked, { headers }));
}

/** Asks the server only when the kept page is in another language. */
async function keepPageIn(language: string): Promise<void> {
  const html = await (await cachedResponse(offlinePage))?.text();
  if (!html?.includes(`<html lang="${language}"`)) await keepPage(language);
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shellName).map((name) => caches.delete(name)));
}

async function openPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  const inTime = await Promise.race([answer.catch(() => undefined), timeout()]);
  return inTime ?? (await cachedResponse(offlinePage)) ?? answer;
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, navigation_ms, undefined));
}

/** A name with a hash never changes its content. The others come from the server as long as it answers. */
async function shellFile(request: Request, path: string): Promise<Response> {
  if (path.startsWith("/assets/")) return (await cachedResponse(path)) ?? fetch(request);
  const answer = fetch(request);
  return answer.catch(async () => (await cachedResponse(path)) ?? answer);
}

/** Undefined also where the device's storage fails, as on a full disk. */
async function cachedResponse(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(shellName)).match(path);
  } catch {
    return undefined;
  }
}

async function takeOverAlone(): Promise<void> {
  if ((await pages()).length <= 1) await self.skipWaiting();
}

async function focusPage(): Promise<void> {
  const [page] = await pages();
  await page?.focus();
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: "window", includeUncontrolled: true });
}
