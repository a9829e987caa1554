import type { PublishedRates } from "#domain/money/exchange-rates.ts";
import { ratesFromEuroRates } from "#domain/money/rates.ts";

/** The document is not the European Central Bank's daily list of reference rates. */
export class RatesDocumentError extends Error {
  override name = "RatesDocumentError";
}

const document = new RegExp(
  [
    /^(?:<\?xml[^<>]*\?>)?/,
    /<gesmes:Envelope[^<>]*>/,
    /<gesmes:subject>[^<>]*<\/gesmes:subject>/,
    /<gesmes:Sender><gesmes:name>[^<>]*<\/gesmes:name><\/gesmes:Sender>/,
    /<Cube><Cube time=(?<quote>['"])(?<day>\d{4}-\d{2}-\d{2})\k<quote>>/,
    /(?<rates>(?:<Cube currency=(?:'[A-Z]{3}'|"[A-Z]{3}") rate=(?:'[\d.]+'|"[\d.]+")\/>)+)/,
    /<\/Cube><\/Cube><\/gesmes:Envelope>$/,
  ]
    .map((part) => part.source)
    .join(""),
);

/**
 * Reads the ECB's daily XML: units of each currency for one EUR, turned into units for one USD.
 * The format is tiny and settled, so it is matched whole and anything else is refused.
 * @throws RatesDocumentError
 */
export function parseEcbDocument(text: string): PublishedRates {
  const withoutLayout = text
    .trim()
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/\s+\/>/g, "/>");
  const { day, rates } = document.exec(withoutLayout)?.groups ?? {};
  if (day === undefined || rates === undefined) {
    throw new RatesDocumentError("The document is not a daily list of reference rates");
  }
  return { asOf: expectDay(day), rates: perUsd(readRates(rates)) };
}

function readRates(cubes: string): Map<string, string> {
  const perEuro = new Map<string, string>();
  for (const [, currency = "", rate = ""] of cubes.matchAll(/currency=.(\w+). rate=.([\d.]+)./g)) {
    if (perEuro.has(currency)) throw new RatesDocumentError(`The document lists ${currency} twice`);
    perEuro.set(currency, rate);
  }
  return perEuro;
}

function perUsd(perEuro: Map<string, string>) {
  try {
    return ratesFromEuroRates(perEuro);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RatesDocumentError(error.message, { cause: error });
  }
}

function expectDay(day: string): string {
  const time = Date.parse(day);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new RatesDocumentError(`The document is dated ${day}, which is no day`);
  }
  return day;
}
