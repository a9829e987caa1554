import { browserStore } from "./browser-store.ts";

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
  return path !== null && /^\/(?![/\\])/.test(path) ? path : fallback;
}
