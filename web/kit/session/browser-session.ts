import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { browserStore } from "#web/kit/kept/browser-store.ts";
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
