import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendNotFound } from "./errors.ts";
import { type OutboundPrice, type PricedCountry, pricedCountries } from "./outbound-prices.ts";
import { pageOf, pageQuery } from "./rest-api.ts";

/** The API has a host of its own at the carrier, which its addresses name. */
const origin = "https://pricing.twilio.com";
const path = "/v2/Voice/Countries";

const countryParams = z.object({ country: z.string() });

/** The carrier's prices of voice calls: https://www.twilio.com/docs/voice/pricing */
export function pricingApi(scope: FastifyInstance): void {
  scope.get(path, async (request) => {
    const query = pageQuery.parse(request.query);
    const { shown, own, first, previous, next } = pageOf(pricedCountries, origin + path, query);
    return {
      countries: shown.map(({ iso, country }) => ({ country, iso_country: iso, url: addressOf(iso) })),
      meta: {
        page: query.Page,
        page_size: query.PageSize,
        first_page_url: first,
        previous_page_url: previous,
        url: own,
        next_page_url: next,
        key: "countries",
      },
    };
  });
  scope.get(`${path}/:country`, async (request, reply) => {
    const { country } = countryParams.parse(request.params);
    const priced = pricedCountries.find(({ iso }) => iso === country);
    return priced ? countryResource(priced) : sendNotFound(reply);
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
