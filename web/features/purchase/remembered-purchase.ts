import { browserStore } from "#web/lib/browser-store.ts";

const key = "farline.purchase";
const store = browserStore("sessionStorage");

/** Keeps how many credits are being bought, for a bank may lead the user away and back in between. */
export function rememberPurchase(credits: number): void {
  store.setItem(key, String(credits));
}

/** The credits that were being bought, asked once; null when nothing was. */
export function takeRememberedPurchase(): number | null {
  const credits = store.getItem(key);
  store.removeItem(key);
  return credits === null ? null : Number(credits);
}
