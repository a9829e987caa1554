import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { minutePrice } from "#contract/money/charge.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { affordableMinutes } from "#contract/money/pricing.ts";
import {
  type DestinationPrice,
  type ListedPrice,
  type NumberPrice,
  type PriceList,
  tariffRoutes as routes,
  type TariffQuote,
} from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { CallFunds } from "#domain/calls/call-funds.ts";
import { fallbackScaledRates, type ScaledRates } from "#domain/money/rates.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import type { Destination } from "#domain/tariff/destinations.ts";
import type { LiveTariff, LoadedDeck } from "#domain/tariff/live-tariff.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { hasTag } from "#server/http/entity-tags.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";

interface KnownRates {
  rates: ScaledRates;
  asOf: string | null;
}

export interface TariffRouteDeps {
  tariff: LiveTariff;
  rates: () => Promise<KnownRates>;
  callFunds: (user: SignedInUser, quote: TariffQuote) => Promise<CallFunds>;
  authenticate: Authenticate;
}

export function tariffRoutes(mount: Mount, deps: TariffRouteDeps): void {
  const listOf = priceLists();
  mount.visitor(routes.ask, async ({ query, token, request, reply }) => {
    const { number, currency } = query;
    if (number !== undefined) {
      // With a session the answer depends on its user's balance.
      reply.header("cache-control", "no-store");
      return priceNumber(deps, number, currency, token);
    }
    const tagged = await listOf(deps, currency);
    if (isRefusal(tagged)) return tagged;
    const { list, tag } = tagged;
    if (isUnchanged(tag, request, reply)) await reply.code(304).send();
    return list;
  });
  mount.user(routes.numbers, async ({ body }) => ({ prices: priceNumbers(deps.tariff.deck, body.numbers) }));
}

/** Leaves out the numbers that cannot be called. */
function priceNumbers(deck: Deck, numbers: readonly E164[]): ListedPrice[] {
  return numbers.flatMap((number) => {
    const quote = quoteNumber(deck, number);
    return isRefusal(quote) ? [] : [{ number, rate: quote.rate }];
  });
}

interface TaggedList {
  list: PriceList;
  /** The exchange rate that the list was made with. */
  madeWith: string;
  /** Names this content of the list. */
  tag: string;
}

/** The lists of one deck at one time's exchange rates: the same for all visitors, by currency. */
function priceLists(): (deps: TariffRouteDeps, currency: Currency) => Promise<TaggedList | Refusal> {
  const ofDeck = new WeakMap<object, Map<Currency, TaggedList>>();
  return async ({ tariff, ...deps }, currency) => {
    const { rates, asOf } = await ratesFor(deps, currency);
    const perUsd_e6 = rates[currency];
    if (perUsd_e6 === undefined) return refuse("currency_not_offered");
    const deck = tariff.current();
    const lists = ofDeck.get(deck) ?? new Map<Currency, TaggedList>();
    ofDeck.set(deck, lists);
    const cached = lists.get(currency);
    const madeWith = JSON.stringify({ asOf, perUsd_e6 });
    if (cached?.madeWith === madeWith) return cached;
    const list = priceList(deck, { currency, perUsd_e6, asOf });
    const tagged = { list, madeWith, tag: tagOf(list) };
    lists.set(currency, tagged);
    return tagged;
  };
}

interface ListRate {
  currency: Currency;
  perUsd_e6: number;
  asOf: string | null;
}

export function priceList(deck: LoadedDeck, { currency, perUsd_e6, asOf }: ListRate): PriceList {
  return {
    currency,
    ratesAsOf: asOf,
    destinations: deck.destinations().map((destination) => destinationPrice(destination, perUsd_e6)),
  };
}

async function priceNumber(
  deps: TariffRouteDeps,
  dialled: string,
  currency: Currency,
  token: string | undefined,
): Promise<NumberPrice | Refusal> {
  const number = readNumber(dialled);
  if (isRefusal(number)) return number;
  const quote = quoteNumber(deps.tariff.deck, number);
  if (isRefusal(quote)) return quote;
  const perUsd_e6 = (await ratesFor(deps, currency)).rates[currency];
  if (perUsd_e6 === undefined) return refuse("currency_not_offered");
  const pricePerMinute = minutePrice(quote.rate.perMinute_mc, perUsd_e6);
  const price = { ...quote, currency, pricePerMinute };
  const user = token === undefined ? undefined : await deps.authenticate(token);
  if (user === undefined || isRefusal(user)) return price;
  const { available_mc, caps, allowed } = await deps.callFunds(user, quote);
  return { ...price, allowed, caps, minutesAffordable: affordableMinutes(quote.rate, available_mc) };
}

/** The value of credits in USD is fixed, so USD needs no exchange rates. */
async function ratesFor(deps: Pick<TariffRouteDeps, "rates">, currency: Currency): Promise<KnownRates> {
  return currency === "USD" ? { rates: fallbackScaledRates, asOf: null } : deps.rates();
}

const numberTypeNames = { fixed: "landline", mobile: "mobile" } as const;

function destinationPrice(destination: Destination, perUsd_e6: number): DestinationPrice {
  const { name, country, callingCode, areaCodes, numberTypes, prefixes, rate } = destination;
  return {
    destination: name,
    country,
    callingCode,
    areaCodes,
    numberTypes: numberTypes.map((numberType) => numberTypeNames[numberType]),
    prefixes,
    creditsPerMinute: creditsFromMillicredits(rate.perMinute_mc),
    pricePerMinute: minutePrice(rate.perMinute_mc, perUsd_e6),
    rate,
  };
}

function tagOf(list: PriceList): string {
  const hash = createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 22);
  return `W/"${hash}"`;
}

/** Lets caches keep the list for a minute and revalidate it afterwards. */
function isUnchanged(tag: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header("cache-control", "public, max-age=60").header("etag", tag);
  return hasTag(request.headers["if-none-match"], tag);
}
