import { useSyncExternalStore } from "react";
import { type Currency, isCurrency } from "#contract/money/currencies.ts";
import { browserStore } from "./browser-store.ts";
import { defaultCurrency } from "./default-currency.ts";

const key = "farline.currency";
const store = browserStore("localStorage");
const listeners = new Set<() => void>();

/** The currency last chosen in this browser; by default the currency of the reader's region. */
export function chosenCurrency(): Currency {
  const remembered = store.getItem(key);
  return isCurrency(remembered) ? remembered : defaultCurrency(navigator.languages);
}

export function rememberCurrency(currency: Currency): void {
  store.setItem(key, currency);
  for (const listener of [...listeners]) listener();
}

/** The chosen currency; USD in the HTML that the server sends, which knows no reader. */
export function useChosenCurrency(): Currency {
  return useSyncExternalStore(subscribe, chosenCurrency, () => "USD");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
