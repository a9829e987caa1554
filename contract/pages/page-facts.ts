import type { Currency, PublishedRates } from "#contract/money/currencies.ts";
import type { DestinationPrice, PriceList } from "#contract/money/tariff.ts";
import type { PublicConfig } from "./config.ts";
import type { Language } from "./languages.ts";
import type { OperatorText, TextName } from "./operator-texts.ts";

/** Facts that the server writes into every page, so that the page shows them at once and asks for nothing. */
export interface PageFacts {
  config: PublicConfig;
  /** The language of the names and the text; set by the page that reads them. */
  language?: Language;
  rates?: PublishedRates;
  /** The currency that a page with prices is rendered in; USD without one. */
  currency?: Currency;
  priceList?: PriceList;
  /** The names of countries by code, which each browser would write in its own way. */
  countryNames?: Record<string, string>;
  /** The prices of the country that the page is about; on the landing page, of the one shown first. */
  country?: { code: string; destinations: DestinationPrice[] };
  /** The operator's texts that the page shows. */
  texts?: Partial<Record<TextName, OperatorText>>;
}

/** The id of the element that holds the facts as JSON. */
export const pageFactsId = "page-facts";

/** The country whose prices the landing page shows first. */
export const firstCountry = "IN";
