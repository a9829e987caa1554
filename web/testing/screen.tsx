import { readFileSync } from "node:fs";
import { act, cleanup, configure, prettyDOM, render, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import type { Root } from "react-dom/client";
import type { DataRouter, RouterState } from "react-router";
import { expect, inject, onTestFinished, vi } from "vitest";
import type { PageFacts } from "#contract/pages/page-facts.ts";
import { newNetwork } from "#testing/screens/product.ts";
import type { SignedInUser } from "#testing/screens/seed.ts";
import { renderFirst } from "#web/arrival/start.tsx";
import { readPageFacts } from "#web/kit/api/page-facts.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { chooseLanguage, showDocumentLanguage } from "#web/kit/loading/language.ts";
import { readMarket } from "#web/kit/money/market.ts";
import { endToasts, loadToaster } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { App, followSession } from "#web/shell/app.tsx";
import { createAppRouter, opened } from "#web/shell/router.tsx";
import { type Address, type Answer, createServer, type Server } from "./server.ts";

export interface OpenScreen {
  user: UserEvent;
  /** The page's requests, and what a test answers in the product's place. */
  server: Server;
  /** The page's router, whose state is the one that is drawn: its own is ahead by the time that React takes. */
  router: DataRouter;
}

export interface ScreenOptions {
  as?: Pick<SignedInUser, "token" | "csrfToken" | "user">;
  /** The languages of the browser, the preferred one first. */
  languages?: readonly string[];
  width?: number;
  /** Cookies of the browser beside the session's, as `name=value`. */
  cookies?: readonly string[];
  /** Answers in the product's place from the start; `server.on` gives later ones. */
  answers?: readonly (readonly [Address, Answer])[];
  /** Another app than that of users and visitors. */
  createPage?: () => Page;
}

interface Page {
  router: DataRouter;
  page: ReactNode;
  close: () => void;
}

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
  }
}

const timeout_ms = 60_000;
const realTimeout = globalThis.setTimeout;

configure({
  // The library's own wrapper, a synchronous act(), forgets to go on with a part that an event lets wait for its code.
  eventWrapper: (dispatch) => dispatch(),
  // A busy machine takes many times as long, which says nothing about what a test holds.
  asyncUtilTimeout: timeout_ms,
  getElementError(sentence, container) {
    // A wait makes an error at each look, and only its last one is read.
    const get = () => {
      const part = container.querySelector("dialog") ?? container.querySelector("main") ?? container;
      return `${sentence ?? ""}\n\n${prettyDOM(part, 3_000, { highlight: false })}`;
    };
    return Object.defineProperty(new Error(), "message", { configurable: true, get });
  },
});

/** happy-dom holds each element against each rule, so those that only draw, as toasts have a hundred, would cost most. */
function forgetDrawing(): void {
  for (const sheet of document.styleSheets) {
    for (let rule = sheet.cssRules.length - 1; rule >= 0; rule--) {
      const { cssText = "" } = sheet.cssRules[rule] ?? {};
      if (!/display|visibility|pointer-events/.test(cssText)) sheet.deleteRule(rule);
    }
  }
}

let closeLast = async () => {};

export function createApp(facts: PageFacts | null = null): Page {
  const router = createAppRouter();
  return { router, page: <App router={router} facts={facts} />, close: followSession(router) };
}

async function endTest(): Promise<void> {
  // Toasts leave by the timers that they began with.
  await changeBrowser();
  vi.useRealTimers();
  if (document.documentElement.lang !== "en") await chooseLanguage("en");
  localStorage.clear();
}

/** Lets the test move the page's clock by `vi.advanceTimersByTimeAsync`, its request timeouts too. */
export function giveOwnTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
}

/**
 * Lets a page's own limits, from a second to a minute, pass ten times as slowly: a busy machine misses them, or what they
 * show is gone before the test looks. What waits for one takes `giveOwnTime`.
 */
function slowClock(): void {
  if (!vi.isFakeTimers()) {
    const slow = (act: () => void, wait_ms = 0, ...given: []) =>
      realTimeout(act, wait_ms >= 1_000 && wait_ms < timeout_ms ? 10 * wait_ms : wait_ms, ...given);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(slow, realTimeout));
  }
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit_ms) => {
    const controller = new AbortController();
    globalThis.setTimeout(
      () => controller.abort(new DOMException("The time is over.", "TimeoutError")),
      limit_ms,
    );
    return controller.signal;
  });
}

/** Waits until an element is visible and enabled: a person could not press it, or type into it, before. */
async function reachable(element: Element): Promise<Element> {
  await waitFor(() => expect(element.closest("[disabled], .invisible"), "it cannot be reached").toBeNull());
  return element;
}

function createUser(): UserEvent {
  const user = userEvent.setup();
  const { click, clear, type } = user;
  return Object.assign(user, {
    click: async (element: Element) => click(await reachable(element)),
    clear: async (element: Element) => clear(await reachable(element)),
    type: async (element: Element, ...text: [string]) => type(await reachable(element), ...text),
  });
}

/**
 * Opens a page of the product as a browser does, with its real router, queries, words and server. A second opening in one
 * test is a reload: what the browser keeps is still there.
 */
export async function openScreen(
  path: string,
  { createPage = () => createApp(), ...options }: ScreenOptions = {},
): Promise<OpenScreen> {
  const server = await prepareBrowser(path, options);
  const { router, page, close } = createPage();
  closeWith(router, close);
  // A test may have lost its code.
  await loadToaster().catch(() => undefined);
  forgetDrawing();
  await opened(router);
  const drawn = followDrawing(router, page);
  await act(async () => {
    render(drawn.page);
  });
  return { user: createUser(), server, router: drawn.router };
}

let shown: Pick<DataRouter, "state">;

/** Waits until the page of this address is drawn. */
export async function at(address: string): Promise<void> {
  await waitFor(() => {
    const { pathname, search } = shown.state.location;
    expect(pathname + search).toBe(address);
  });
}

/** Draws a page, and gives its router with the state that is drawn. */
function followDrawing(router: DataRouter, page: ReactNode): Pick<Page, "router" | "page"> {
  let drawn = router.state;
  function Drawn(): ReactNode {
    const [state, setState] = useState<RouterState>(router.state);
    // React draws what is begun together, such as the router's own transition and this one, together.
    useLayoutEffect(() => {
      setState(router.state);
      return router.subscribe((next) => startTransition(() => setState(next)));
    }, []);
    useLayoutEffect(() => {
      drawn = state;
    }, [state]);
    return page;
  }
  const followed: DataRouter = Object.create(router, { state: { get: () => drawn } });
  shown = followed;
  return { page: <Drawn />, router: followed };
}

/** A page as the product sends it, before its code is here. */
export interface ServedPage extends Omit<OpenScreen, "router"> {
  /** Lets the page's code arrive and take the page over; returns its router. */
  arrive: () => Promise<DataRouter>;
}

/** Shows a page as the product sends it, with the small scripts that run ahead of its code. */
export async function openServed(path: string, options: ScreenOptions = {}): Promise<ServedPage> {
  const server = await prepareBrowser(path, options);
  const html = new DOMParser().parseFromString(await (await server.fetcher(path)).text(), "text/html");
  const { body, documentElement } = html;
  for (const { name, value } of documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  for (const script of body.querySelectorAll("script:not([type])")) script.remove();
  document.head.innerHTML = html.head.innerHTML;
  document.body.innerHTML = body.innerHTML;
  runPublicScript("theme");
  const place = document.getElementById("root") ?? document.body;
  return {
    user: createUser(),
    server,
    async arrive() {
      await showDocumentLanguage();
      const facts = readPageFacts();
      readMarket(facts);
      const router = createAppRouter();
      const unfollow = followSession(router);
      await loadToaster();
      forgetDrawing();
      await opened(router);
      const isInHtml = router.state.location.pathname === place.dataset.path && options.as === undefined;
      const drawn = followDrawing(router, <App router={router} facts={facts} />);
      let root: Root | undefined;
      await act(async () => {
        root = renderFirst(place, drawn.page, isInHtml);
      });
      closeWith(router, () => {
        unfollow();
        act(() => root?.unmount());
        document.head.innerHTML = "";
        document.body.innerHTML = "";
      });
      return drawn.router;
    },
  };
}

/** Runs a script of web/public, as a browser does ahead of the first paint. */
export function runPublicScript(name: string): void {
  new Function(readFileSync(`web/public/${name}.js`, "utf8"))();
}

async function prepareBrowser(
  path: string,
  { as, languages = ["en-US"], width = 1280, cookies = [], answers = [] }: ScreenOptions,
): Promise<Server> {
  await closeLast();
  // Files share this module, so a hook of its own would be the first file's alone.
  onTestFinished(endTest);
  const { url } = inject("product");
  window.happyDOM.setViewport({ width, height: 844 });
  window.happyDOM.setURL(url + path);
  // A tab of its own: going back leads to no page of an earlier test.
  window.history.replaceState(null, "", url + path);
  document.documentElement.lang ||= "en";
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  slowClock();
  const server = createServer(url, () => url, newNetwork());
  vi.spyOn(globalThis, "fetch").mockImplementation(server.fetcher);
  for (const pair of cookies) {
    server.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  for (const [route, answer] of answers) server.on(route, answer);
  if (as) {
    server.cookies.set("session", as.token);
    localStorage.setItem("farline.session", as.csrfToken);
    localStorage.setItem("farline.person", as.user.id);
    session.refresh();
  }
  return server;
}

function closeWith(router: DataRouter, close: () => void): void {
  closeLast = async () => {
    cleanup();
    close();
    router.dispose();
    // A toast after the last press would stay for the next page, which is no reload's.
    window.dispatchEvent(new Event("keydown"));
    endToasts();
    queries.clear();
    closeLast = async () => {};
    await waitFor(() => {
      if (document.querySelector("[data-sonner-toast]")) throw new Error("a toast is leaving");
    });
  };
}

/** Goes on in another browser, which keeps nothing of the first one. */
export async function changeBrowser(): Promise<void> {
  await closeLast();
  localStorage.clear();
  sessionStorage.clear();
  session.refresh();
  vi.restoreAllMocks();
}

const needBrowser = ["color-contrast", "target-size", "no-autoplay-audio"];

/** axe's violations on the whole page, a line each, without the rules that need a paint or a sound: a browser holds those. */
export async function obstacles(): Promise<string[]> {
  const rules = Object.fromEntries(needBrowser.map((rule) => [rule, { enabled: false }]));
  const { default: axe } = await import("axe-core");
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules, preload: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
