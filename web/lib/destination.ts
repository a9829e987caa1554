import { browserStore } from "./browser-store.ts";

const key = "farline.destination";
const store = browserStore("sessionStorage");

/** Keeps where somebody was going when they had to log in first. `path` is of this site, with its query. */
export function rememberDestination(path: string): void {
  store.setItem(key, path);
}

/** Where to go after logging in; asked once. */
export function takeDestination(fallback: string): string {
  const path = store.getItem(key);
  store.removeItem(key);
  // A second slash would make it another site's address.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : fallback;
}
