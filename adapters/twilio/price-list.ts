import pLimit from "p-limit";
import twilio from "twilio";
import { z } from "zod";
import { multiplyDivide, scaledFromText } from "#contract/money/decimal.ts";
import { failureCode } from "#domain/service-check.ts";
import {
  type CarrierPrice,
  CarrierPricesError,
  type ReadCarrierPrices,
} from "#domain/tariff/carrier-prices/carrier-prices.ts";
import type { TwilioOptions } from "./options.ts";
import { TwilioRequestClient } from "./request-client.ts";

/** The carrier's name at the command line. */
export const carrierName = "twilio";

const limits = { timeout_ms: 8_000, attempts: 3, pause_ms: 500 } as const;
const countriesAtOnce = 4;
const mostCountries = 1_000;
/** Twilio's prices have four or five decimal places. */
const pricePlaces = 9;

const priceSchema = z.object({
  destinationPrefixes: z.array(z.string().regex(/^\+?[1-9]\d{0,14}$/)),
  originationPrefixes: z.array(z.string()),
  currentPrice: z.union([z.string(), z.number()]).transform(String),
  friendlyName: z.string(),
});
type Price = z.infer<typeof priceSchema>;

/**
 * Reads what Twilio asks this account for calls from its caller ID, by country:
 * https://www.twilio.com/docs/voice/pricing
 */
export function twilioPriceList(
  options: Pick<TwilioOptions, "accountSid" | "authToken" | "callerId" | "apiUrl">,
): ReadCarrierPrices {
  const client = new twilio.Twilio(options.accountSid, options.authToken, {
    httpClient: new TwilioRequestClient({ apiUrl: options.apiUrl, ...limits }),
  });
  const { countries } = client.pricing.v2.voice;

  async function pricesOf(isoCountry: string): Promise<Price[]> {
    const { priceUnit, outboundPrefixPrices } = await countries(isoCountry).fetch();
    if (priceUnit.toUpperCase() !== "USD")
      throw new CarrierPricesError(
        `Twilio's prices of this account are in ${priceUnit}, and only USD can be compared.`,
      );
    const read = z.array(priceSchema).safeParse(outboundPrefixPrices);
    if (!read.success) throw new CarrierPricesError(`Twilio's prices for ${isoCountry} cannot be read.`);
    return read.data;
  }

  return async () => {
    try {
      const listed = await countries.list({ pageSize: mostCountries });
      const limit = pLimit({ concurrency: countriesAtOnce, rejectOnClear: true });
      const reading = listed.map(({ isoCountry }) => limit(() => pricesOf(isoCountry)));
      const prices = await Promise.all(reading).catch(async (error) => {
        limit.clearQueue();
        await Promise.allSettled(reading);
        throw error;
      });
      return fromOurNumber(prices.flat(), options.callerId.replace("+", ""));
    } catch (error) {
      if (error instanceof CarrierPricesError) throw error;
      throw new CarrierPricesError(
        `Twilio's price list cannot be read (${failureCode(error)}): check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, and try again.`,
      );
    }
  };
}

/**
 * One price for each prefix. Some depend on the caller's number: the one that names ours best counts, and where none
 * does, the dearest.
 */
function fromOurNumber(prices: readonly Price[], callerId: string): CarrierPrice[] {
  const best = new Map<string, { fit: number; price: CarrierPrice }>();
  for (const { destinationPrefixes, originationPrefixes, currentPrice, friendlyName } of prices) {
    const fit = Math.max(-1, ...originationPrefixes.map((origin) => fitOf(origin, callerId)));
    const perMinute_usd_e6 = usd_e6From(currentPrice);
    for (const destination of destinationPrefixes) {
      const prefix = destination.replace("+", "");
      const previous = best.get(prefix);
      const isBetter =
        previous === undefined ||
        fit > previous.fit ||
        (fit === previous.fit && perMinute_usd_e6 > previous.price.perMinute_usd_e6);
      if (isBetter)
        best.set(prefix, { fit, price: { prefix, name: plainName(friendlyName), perMinute_usd_e6 } });
    }
  }
  return [...best.values()].map(({ price }) => price);
}

/** Returns how well an origin fits the caller: the length of its prefix, zero for all origins, -1 for another one. */
function fitOf(origin: string, callerId: string): number {
  if (origin === "ALL") return 0;
  const prefix = origin.replace("+", "");
  return callerId.startsWith(prefix) ? prefix.length : -1;
}

function usd_e6From(price: string): number {
  const scaled = scaledFromText(price, pricePlaces);
  if (scaled === undefined) throw new CarrierPricesError(`Twilio's price "${price}" is no number of USD.`);
  return multiplyDivide(scaled, 1, 1_000, "up");
}

/** "Programmable Outbound Minute - United Kingdom - Mobile" is "United Kingdom - Mobile". */
function plainName(friendlyName: string): string {
  return friendlyName
    .replace(/^.*?Minute - /, "")
    .replace(/\p{Cc}/gu, " ")
    .trim();
}
