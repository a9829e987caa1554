import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { type Currency, currencyCookie } from "#contract/money/currencies.ts";
import { defaultCurrency } from "#contract/money/default-currency.ts";
import type { OfferedCurrencies } from "#contract/money/offered-currencies.ts";

/** The currency of a page's prices: the one chosen on this device, else that of the reader's region. */
export function currencyOf(
  { headers }: Pick<FastifyRequest, "headers">,
  currencies: OfferedCurrencies,
): Currency {
  const chosen = parseCookie(headers.cookie ?? "")[currencyCookie];
  const offered = currencies.offered.find((code) => code === chosen);
  if (offered !== undefined) return offered;
  // Search engines name no language. They keep the prices as the descriptions of the pages say them.
  if (headers["accept-language"] === undefined) return "USD";
  return defaultCurrency(new Negotiator({ headers }).languages(), currencies);
}
