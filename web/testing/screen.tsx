import { act, cleanup, configure, prettyDOM, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import type { DataRouter } from "react-router";
import { afterEach, inject, vi } from "vitest";
import type { SignedInUser } from "#testing/screens/seed.ts";
import { queries } from "#web/kit/api/browser-queries.ts";
import { endToasts, loadToaster } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { App, followSession } from "#web/shell/app.tsx";
import { createAppRouter, opened } from "#web/shell/router.tsx";
import { type Address, type Answer, createServer, type Server } from "./server.ts";

export interface OpenScreen {
  user: UserEvent;
  /** The page's requests, and what a test answers in the product's place. */
  server: Server;
  router: DataRouter;
}

export interface ScreenOptions {
  as?: Pick<SignedInUser, "token" | "csrfToken" | "user">;
  /** The languages of the browser, the preferred one first. */
  languages?: readonly string[];
  width?: number;
  /** Answers in the product's place from the start; `server.on` gives later ones. */
  answers?: readonly (readonly [Address, Answer])[];
}

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
  }
}

configure({
  // A busy machine takes many times as long, which says nothing about what a test holds.
  asyncUtilTimeout: 20_000,
  getElementError: (sentence, container) =>
    new Error(
      `${sentence ?? ""}\n\n${prettyDOM(container.querySelector("main") ?? container, 4_000, { highlight: false })}`,
    ),
});

let machines = 0;
let closeLast: () => void = () => undefined;

afterEach(() => {
  closeLast();
  localStorage.clear();
  sessionStorage.clear();
  session.refresh();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the test move the page's clock by `vi.advanceTimersByTimeAsync`, its request timeouts too. */
export function giveOwnTime(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((limit_ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The time is over.", "TimeoutError")), limit_ms);
    return controller.signal;
  });
}

/**
 * Opens a page of the product as a browser does, with its real router, queries, words and server. A second opening in one
 * test is a reload: what the browser keeps is still there.
 */
export async function openScreen(
  path: string,
  { as, languages = ["en-US"], width = 1280, answers = [] }: ScreenOptions = {},
): Promise<OpenScreen> {
  closeLast();
  const { url } = inject("product");
  window.happyDOM.setViewport({ width, height: 844 });
  window.happyDOM.setURL(url + path);
  document.documentElement.lang = "en";
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  machines += 1;
  const server = createServer(url, () => url, `10.1.${machines >> 8}.${machines & 255}`);
  vi.spyOn(globalThis, "fetch").mockImplementation(server.fetcher);
  for (const [route, answer] of answers) server.on(route, answer);
  if (as) {
    server.cookies.set("session", as.token);
    localStorage.setItem("farline.session", as.csrfToken);
    localStorage.setItem("farline.person", as.user.id);
    session.refresh();
  }
  const router = createAppRouter();
  const unfollow = followSession(router);
  closeLast = () => {
    cleanup();
    unfollow();
    router.dispose();
    endToasts();
    queries.clear();
    closeLast = () => undefined;
  };
  await loadToaster();
  await opened(router);
  await act(async () => {
    render(<App router={router} facts={null} />);
  });
  return { user: userEvent.setup(), server, router };
}

/** axe's violations on the whole page, a line each, without the rules that need a paint: a browser holds those. */
export async function obstacles(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
