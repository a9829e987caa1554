import { useSyncExternalStore } from "react";
import { type Currency, currencyCookie } from "#contract/money/currencies.ts";
import { defaultCurrency } from "#contract/money/default-currency.ts";
import { selectable } from "#contract/money/offered-currencies.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { pageCurrencies } from "#web/kit/money/market.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { browserStore, writeChoice } from "./browser-store.ts";

const store = browserStore("localStorage");
const listeners = createListeners();

/** Currency of the last purchase of this session's user, on any device. */
let paidLast: Currency | null = null;
session.subscribe(() => followPurchases(null));

/** The currency last chosen in this browser, else that of the user's last purchase, else that of the reader's region. */
export function chosenCurrency(): Currency {
  const currencies = selectableCurrencies();
  const [remembered, paid] = [store.getItem(currencyCookie), paidLast];
  const own = currencies.find((code) => code === remembered) ?? currencies.find((code) => code === paid);
  return own ?? defaultCurrency(navigator.languages, pageCurrencies());
}

/** Those that are offered, and the one of this user's last purchase. */
export function selectableCurrencies(): Currency[] {
  return selectable(pageCurrencies(), paidLast);
}

/** Remembers a choice for this browser. The server renders its next pages in the currency. */
export function rememberCurrency(currency: Currency): void {
  store.setItem(currencyCookie, currency);
  writeChoice(currencyCookie, currency);
  listeners.notify();
}

export function followPurchases(currency: Currency | null): void {
  paidLast = currency;
  listeners.notify();
}

/** The chosen currency. In HTML that the server sends, the one that it was rendered in. */
export function useChosenCurrency(): Currency {
  const rendered = usePageFacts()?.currency ?? "USD";
  return useSyncExternalStore(listeners.subscribe, chosenCurrency, () => rendered);
}
