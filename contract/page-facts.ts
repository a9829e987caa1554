import type { PublicConfig } from "./config.ts";
import type { PriceList, TariffQuote } from "./tariff.ts";

/** What the server writes into every page, so that the page shows it at once and asks for nothing. */
export interface PageFacts {
  config: PublicConfig;
  /** The prices on the landing page. */
  glimpses: TariffQuote[];
  /** The price list in USD, on the page that shows it. */
  priceList?: PriceList;
  /** The names in that list by country, which each browser would write in its own way. */
  countryNames?: Record<string, string>;
}

/** The id of the element that holds the facts as JSON. */
export const pageFactsId = "page-facts";

/** Public numbers of landlines and mobiles in countries that people often call: the landing page shows their prices. */
export const glimpseNumbers = [
  "+12025550142",
  "+442079460000",
  "+4930227320",
  "+919876543210",
  "+525553420000",
] as const;
