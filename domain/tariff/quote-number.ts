import { creditsFromMillicredits } from "#contract/money.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import type { Deck } from "./deck.ts";
import { readDialledNumber } from "./dialled-number.ts";

/**
 * What a call to the number costs, as dialled: "+44 20 7946 0000" or "442079460000".
 * Refuses numbers that may not be called (see `readDialledNumber`) and, as `destination_not_served`, those the
 * deck has no price for or blocks.
 */
export function quoteNumber(deck: Deck, input: string): TariffQuote | Refusal {
  const number = readDialledNumber(input);
  if (isRefusal(number)) return number;
  const row = deck.rowFor(number.e164);
  if (!row || row.blocked) return refuse("destination_not_served");
  return {
    number: number.e164,
    country: number.country,
    destination: row.name,
    creditsPerMinute: creditsFromMillicredits(row.rate.perMinute_mc),
    rate: row.rate,
  };
}
