import type { Currency } from "./currencies.ts";
import type { OfferedCurrencies } from "./offered-currencies.ts";

/** Regions that pay with a currency of another name, as Unicode's CLDR 48.2 has them. */
// biome-ignore format: a line for a currency
const sharedBy: Partial<Record<Currency, string>> = {
  AUD: "CC CX HM KI NF NR TV",
  CHF: "LI",
  DKK: "FO GL",
  EUR: "AD AT AX BE BG BL CY DE EA EE ES FI FR GF GP GR HR IC IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  GBP: "GG GS IM JE TA",
  ILS: "PS",
  INR: "BT",
  MAD: "EH",
  NOK: "BV SJ",
  NZD: "CK NU PN TK",
  SHP: "AC",
  USD: "AS BQ DG EC FM GU HT IO MH MP PA PR PW SV TC TL UM VG VI ZW",
  XAF: "CF CG CM GA GQ TD",
  XCD: "AG AI DM GD KN LC MS VC",
  XCG: "CW SX",
  XOF: "BF BJ CI GW ML NE SN TG",
  XPF: "NC PF WF",
  ZAR: "LS NA",
};

/**
 * The default currency, by the first language tag that names a region. The code of a currency begins with that of its
 * region (ISO 4217), CHF with CH, unless the region shares another one's.
 */
export function defaultCurrency(
  languages: readonly string[],
  { offered, usual }: Pick<OfferedCurrencies, "offered" | "usual">,
): Currency {
  const [region] = regionsOf(languages);
  if (region === undefined) return usual;
  const own = offered.find((code) => code.startsWith(region));
  return own ?? offered.find((code) => sharedBy[code]?.includes(region)) ?? usual;
}

/** The regions that language tags name (ISO 3166-1 alpha-2). */
export function regionsOf(languages: readonly string[]): string[] {
  return languages.map((tag) => localeOf(tag)?.region).filter((region) => region !== undefined);
}

/** The region that a language tag names, or else the likeliest for its language; undefined for an invalid tag. */
export function likelyRegion(tag: string): string | undefined {
  return localeOf(tag)?.maximize().region;
}

/** Undefined for what is no language tag, such as the "C" of a Unix system without a language. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
