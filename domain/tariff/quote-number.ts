import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { TariffQuote } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { numberServed } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type Deck, isSold } from "./decks/deck.ts";
import { beginsLines } from "./numbering/numbering-plans.ts";

/**
 * The price of a call to the number. Refuses numbers that may not be called (see `numberServed`), special numbers without a
 * sold row of their own, with which no landline or mobile number begins, and, as `destination_not_served`, numbers that the
 * deck does not price or sell.
 */
export function quoteNumber(deck: Deck, number: E164): TariffQuote | Refusal {
  const served = numberServed(number);
  if (isRefusal(served)) return served;
  const { country, withoutOwnRow } = served;
  const row = deck.rowFor(number);
  if (!row || !isSold(row)) return refuse(withoutOwnRow ?? "destination_not_served");
  if (withoutOwnRow && beginsLines(row.prefix)) return refuse(withoutOwnRow);
  return {
    number,
    country,
    destination: row.name,
    creditsPerMinute: creditsFromMillicredits(row.rate.perMinute_mc),
    rate: row.rate,
    ...(row.refusesCallerIds && { refusesCallerIds: true }),
  };
}
