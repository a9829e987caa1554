import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { csrfHeader, sessionHeader } from "#contract/constants.ts";
import { type BrowserStore, browserStore } from "#web/kit/kept/browser-store.ts";
import { eraseSeen } from "#web/kit/kept/seen/erase-seen.ts";
import { createSession } from "./session.ts";

export const session = createSession(browserStore("localStorage"));

// What this device keeps belongs to one session, and goes with it, here and in every other tab.
session.subscribe(eraseSeen);

// A page that the browser had put aside has missed what other tabs did.
for (const event of ["storage", "pageshow"]) {
  globalThis.addEventListener?.(event, () => session.refresh());
}

/** The CSRF token of this browser's session, which every session has its own of; null for a visitor, and on the server. */
export function useCsrfToken(): string | null {
  return useSyncExternalStore(session.subscribe, session.csrfToken, () => null);
}

/** Content of a user's page while the server renders its frame; null in the browser and for visitors. */
export const UserFrameContext = createContext<ReactNode>(null);

export function useIsLoggedIn(): boolean {
  const isFrame = useContext(UserFrameContext) !== null;
  return useCsrfToken() !== null || isFrame;
}

/** Storage keys of sessions that the page has left and the server has not yet ended, each with the header that names it. */
export const leftSessions = [
  { key: "farline.left", header: csrfHeader },
  // Before November 2026 pages kept the session token itself. Scripts could read it, so it must not open a session any more.
  { key: "farline.token", header: sessionHeader },
] as const;

export function hasLeftSession(store: BrowserStore): boolean {
  return leftSessions.some(({ key }) => store.getItem(key) !== null);
}
