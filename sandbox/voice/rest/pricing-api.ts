import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendFault, sendNotFound } from "./errors.ts";
import { type OutboundPrice, type PricedCountry, pricedCountries } from "./outbound-prices.ts";
import { requireKeys } from "./require-keys.ts";

/** The API has a host of its own at the carrier, which its addresses name. */
const origin = "https://pricing.twilio.com";
const path = "/v2/Voice/Countries";

const listQuery = z.object({
  PageSize: z.coerce.number().int().min(1).max(1_000).catch(50),
  Page: z.coerce.number().int().min(0).catch(0),
});
const countryParams = z.object({ country: z.string() });

/** The carrier's prices of voice calls: https://www.twilio.com/docs/voice/pricing */
export function pricingApi(app: FastifyInstance): void {
  void app.register(async (scope) => {
    requireKeys(scope);
    scope.setErrorHandler((error, _request, reply) => sendFault(reply, error));
    scope.get(path, async (request) => {
      const { PageSize, Page } = listQuery.parse(request.query);
      const start = PageSize * Page;
      const shown = pricedCountries.slice(start, start + PageSize);
      const pageAt = (page: number) => `${origin}${path}?PageSize=${PageSize}&Page=${page}`;
      return {
        countries: shown.map(({ iso, country }) => ({ country, iso_country: iso, url: addressOf(iso) })),
        meta: {
          page: Page,
          page_size: PageSize,
          first_page_url: pageAt(0),
          previous_page_url: Page === 0 ? null : pageAt(Page - 1),
          url: pageAt(Page),
          next_page_url: start + PageSize < pricedCountries.length ? pageAt(Page + 1) : null,
          key: "countries",
        },
      };
    });
    scope.get(`${path}/:country`, async (request, reply) => {
      const { country } = countryParams.parse(request.params);
      const found = pricedCountries.find(({ iso }) => iso === country);
      return found ? countryResource(found) : sendNotFound(reply, `${path}/${country}`);
    });
  });
}

function addressOf(iso: string): string {
  return `${origin}${path}/${iso}`;
}

function countryResource({ iso, country, outbound }: PricedCountry) {
  return {
    country,
    iso_country: iso,
    price_unit: "USD",
    url: addressOf(iso),
    outbound_prefix_prices: outbound.map((price) => prefixPrice(country, price)),
    // The twin has no numbers to receive calls with.
    inbound_call_prices: [],
  };
}

function prefixPrice(country: string, { prefixes, kind, usd, origins = ["ALL"] }: OutboundPrice) {
  return {
    base_price: usd,
    current_price: usd,
    destination_prefixes: prefixes,
    friendly_name: ["Programmable Outbound Minute", country, ...(kind === undefined ? [] : [kind])].join(
      " - ",
    ),
    origination_prefixes: origins,
  };
}
