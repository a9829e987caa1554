import { operatorsPath } from "#contract/pages/paths.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";

const key = "farline.destination";
const store = browserStore("sessionStorage");

/** Remembers the page that needed a login first. `path` belongs to this site and includes the query. */
export function rememberDestination(path: string): void {
  store.setItem(key, path);
}

/** The path to open after logging in, forgotten once read. */
export function takeDestination(fallback: string): string {
  const path = store.getItem(key);
  store.removeItem(key);
  // A second slash would make the path another site's address.
  if (path === null || !/^\/(?![/\\])/.test(path)) return fallback;
  return isOperatorsPage(path) ? `/login?to=${encodeURIComponent(path)}` : path;
}

/** The operators' page is no page of this app: /login leads there by a new document. */
export function isOperatorsPage(path: string): boolean {
  return new RegExp(`^${operatorsPath}(/|\\?|$)`).test(path);
}
