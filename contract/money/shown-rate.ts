import type { CallRate } from "./pricing.ts";
import { callRateSchema } from "./tariff.ts";

/** The parameter of a call's request, beside `To`, with the price that the page showed before. */
export const shownRateParameter = "Rate";

/** A price as its four numbers: "1000,0,60,60" is 1 credit a minute, none to connect, by the minute. */
export function writeShownRate({ perMinute_mc, connect_mc, minimum_s, increment_s }: CallRate): string {
  return [perMinute_mc, connect_mc, minimum_s, increment_s].join(",");
}

/** Null for text that is no price. */
export function readShownRate(text: string): CallRate | null {
  const [perMinute_mc, connect_mc, minimum_s, increment_s, ...others] = text.split(",").map(wholeNumber);
  const rate = callRateSchema.safeParse({ perMinute_mc, connect_mc, minimum_s, increment_s });
  return others.length === 0 && rate.success ? rate.data : null;
}

const wholeNumber = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
