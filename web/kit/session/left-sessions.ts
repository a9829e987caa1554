import { csrfHeader, sessionHeader } from "#contract/constants.ts";
import type { BrowserStore } from "#web/kit/kept/browser-store.ts";

/** Storage keys of sessions that the page has left and the server has not yet ended, each with the header that names it. */
export const leftSessions = [
  { key: "farline.left", header: csrfHeader },
  // Before November 2026 pages kept the session token itself. Scripts could read it, so it must not open a session any more.
  { key: "farline.token", header: sessionHeader },
] as const;

export function hasLeftSession(store: BrowserStore): boolean {
  return leftSessions.some(({ key }) => store.getItem(key) !== null);
}
