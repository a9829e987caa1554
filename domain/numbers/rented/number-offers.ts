import Papa from "papaparse";
import { type NumberKind, type NumberOffer, numberKindSchema } from "#contract/calls/rented-numbers.ts";
import { csvLine } from "#contract/csv-line.ts";
import { millicreditsPerUsd, usd_e6PerMillicredit } from "#contract/money/credit-value.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import { callingCodeOf } from "#contract/numbers/country-codes.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";

/** The kinds of numbers that the operator offers, with their prices. */
export interface NumberOfferStore {
  /** Undefined until an owner has set them. */
  find(): Promise<NumberOffer[] | undefined>;
  save(offers: readonly NumberOffer[]): Promise<void>;
}

export function offerOf(
  offers: readonly NumberOffer[],
  { country, kind }: { country: string; kind: NumberKind },
): NumberOffer | undefined {
  return offers.find((offer) => offer.country === country && offer.kind === kind);
}

const longestText = 500;
const most_usd = 1_000;
const refs = { address: /^(AD[\da-f]{32})?$/, documents: /^(BU[\da-f]{32})?$/ };

/** The columns of the deck, as the desk shows them. */
const offerColumns = "country,kind,monthly_usd,inbound_usd_per_minute,documents,address,bundle";

/** Reads the deck as an owner writes it, a line for each kind of number; the sentence of the first fault. */
export function readOffers(text: string): NumberOffer[] | string {
  const offers: NumberOffer[] = [];
  const rows = Papa.parse<string[]>(text, { delimiter: ",", skipEmptyLines: "greedy" }).data;
  for (const cells of rows) {
    const line = cells.join(",");
    if (line.trim() === offerColumns) continue;
    const offer = readOffer(cells.map((cell) => cell.trim()));
    if (offer === undefined) return operatorMessages.numberOfferWrong(line);
    if (offerOf(offers, offer)) return operatorMessages.numberOfferTwice(line);
    offers.push(offer);
  }
  return offers;
}

function readOffer(cells: readonly string[]): NumberOffer | undefined {
  const [
    countryText = "",
    kindText,
    monthly = "",
    inbound = "",
    documents = "",
    addressRef = "",
    documentsRef = "",
  ] = cells;
  const country = countryOf(countryText);
  const kind = numberKindSchema.safeParse(kindText).data;
  const monthly_mc = priceFromText(monthly);
  const inboundPerMinute_mc = priceFromText(inbound);
  const isRight =
    country !== undefined &&
    monthly_mc !== undefined &&
    monthly_mc > 0 &&
    inboundPerMinute_mc !== undefined &&
    cells.length <= 7 &&
    documents.length <= longestText &&
    refs.address.test(addressRef) &&
    refs.documents.test(documentsRef);
  if (kind === undefined || !isRight) return undefined;
  return { country, kind, monthly_mc, inboundPerMinute_mc, documents, addressRef, documentsRef };
}

/** A country with telephone numbers, by its code or another that Unicode reads as it: "UK" is "GB". */
function countryOf(typed: string): string | undefined {
  const country = /^[A-Z]{2}$/.test(typed) ? new Intl.Locale(`und-${typed}`).region : undefined;
  return country !== undefined && callingCodeOf(country) !== undefined ? country : undefined;
}

/** A price in USD as the credits that are worth it; undefined for one that is no whole number of millicredits. */
function priceFromText(text: string): number | undefined {
  const price_usd_e6 = scaledFromText(text, 6);
  if (price_usd_e6 === undefined || price_usd_e6 > most_usd * 1_000_000) return undefined;
  const price_mc = price_usd_e6 / usd_e6PerMillicredit();
  return Number.isInteger(price_mc) ? price_mc : undefined;
}

/** The deck as `readOffers` reads it. */
export function offersText(offers: readonly NumberOffer[]): string {
  return offers
    .map(({ country, kind, monthly_mc, inboundPerMinute_mc, documents, addressRef, documentsRef }) => {
      const usd = (amount_mc: number) => String(amount_mc / millicreditsPerUsd());
      const prices = [country, kind, usd(monthly_mc), usd(inboundPerMinute_mc)];
      const papers = [documents, addressRef, documentsRef];
      return csvLine([...prices, ...papers.slice(0, papers.findLastIndex((cell) => cell !== "") + 1)]).trim();
    })
    .join("\n");
}

const offer = (country: string, kind: NumberKind, monthlyUsd: number, inboundUsd = 0): NumberOffer => ({
  country,
  kind,
  monthly_mc: monthlyUsd * millicreditsPerUsd(),
  inboundPerMinute_mc: inboundUsd * millicreditsPerUsd(),
  documents: "",
  addressRef: "",
  documentsRef: "",
});

/** Offers until an owner has set others. */
export function firstOffers(isSandbox: boolean): readonly NumberOffer[] {
  return isSandbox ? sandboxOffers() : [];
}

/** Offers of the sandbox until an owner has set others, so that a newcomer sees the feature. Production begins with none. */
export const sandboxOffers = (): readonly NumberOffer[] => [
  offer("US", "local", 1.5),
  offer("US", "toll_free", 3, 0.03),
  offer("CA", "local", 1.5),
  offer("GB", "local", 1.8),
  offer("GB", "mobile", 2.5),
];
