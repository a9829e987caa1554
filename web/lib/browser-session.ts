import { useSyncExternalStore } from "react";
import { browserStore } from "./browser-store.ts";
import { createDrafts } from "./drafts.ts";
import { createSession } from "./session.ts";

/** This browser's session, shared by its tabs. */
export const session = createSession(browserStore("localStorage"));

/** The unsent text of this tab's forms. */
export const drafts = createDrafts(browserStore("sessionStorage"), session.person);

globalThis.addEventListener?.("storage", () => session.refresh());

/** The session token, or null for a visitor. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(session.subscribe, session.token);
}
