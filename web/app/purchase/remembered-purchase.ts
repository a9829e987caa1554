import { browserStore } from "#web/kit/kept/browser-store.ts";

const key = "farline.purchase";
const store = browserStore("sessionStorage");

/** Remembers the credits being bought, because a bank may redirect the user away and back. */
export function rememberPurchase(credits: number): void {
  store.setItem(key, String(credits));
}

/** The remembered credits, forgotten once read; null when there are none. */
export function takeRememberedPurchase(): number | null {
  const credits = store.getItem(key);
  store.removeItem(key);
  return credits === null ? null : Number(credits);
}
