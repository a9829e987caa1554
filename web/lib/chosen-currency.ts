import { type Currency, currencySchema } from "#contract/currencies.ts";
import { browserStore } from "./browser-store.ts";
import { defaultCurrency } from "./default-currency.ts";

const key = "farline.currency";
const store = browserStore("localStorage");

/** The currency last chosen in this browser; by default the currency of the reader's region. */
export function chosenCurrency(): Currency {
  const remembered = currencySchema.safeParse(store.getItem(key));
  return remembered.success ? remembered.data : defaultCurrency(navigator.languages);
}

export function rememberCurrency(currency: Currency): void {
  store.setItem(key, currency);
}
