import { maximumCharge_minor } from "#contract/money/charge.ts";
import { creditValues, firstCreditsPerUsd } from "#contract/money/credit-value.ts";
import {
  chargedDigits,
  isCurrency,
  providerMost_minor,
  publishedCurrencies,
  rateDigits,
} from "#contract/money/currencies.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import {
  firstLimits,
  limitsOf,
  type OfferedCurrencies,
  type PurchaseLimits,
} from "#contract/money/offered-currencies.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { RateStore } from "./exchange-rates.ts";
import { amountFromMinor } from "./minor-units.ts";
import { customPrice, minimumCharge_minor, type PriceTerms } from "./price.ts";
import { scaledRate } from "./rates.ts";

/** As many buttons as a phone shows without a scroll. */
const mostPresets = 8;
/** The card provider's own least is below a USD in every currency, at rates that may be off by a factor of two. */
const limitRange_usd = { least: 2, largest: 10_000 };

/** Settings as an operator writes them, at the desk and in variables alike. */
export interface SettingsTexts {
  /** Codes, in the order of the list that users choose from: "USD, EUR". */
  currencies: string;
  usual: string;
  /** A currency, its units for one USD and their day: "KWD 0.3067 2026-11-01". */
  fixedRates: string;
  /** A currency, and amounts in it that are offered as buttons: "EUR 10 20 50 100". */
  presets: string;
  /** Of one purchase, in whole USD; empty for those of the specification. */
  leastUsd: string;
  mostUsd: string;
  /** Empty for what holds. */
  creditsPerUsd: string;
}

/** Settings before it is known which currencies users keep. */
export type ReadSettings = Pick<PurchaseSettings, "fixedRates" | "creditsPerUsd"> &
  Pick<OfferedCurrencies, "offered" | "usual" | "presets" | "limits">;

/** Reads what was written; the sentence of the first fault. `today` is an ISO date. */
export function readSettings(texts: SettingsTexts, today: string): ReadSettings | string {
  const codes = partsOf(texts.currencies).map((code) => code.toUpperCase());
  const unknown = codes.find((code) => !isCurrency(code));
  if (unknown !== undefined) return operatorMessages.currencyNotTaken(unknown);
  const offered = [...new Set(codes.filter(isCurrency))];
  if (offered.length === 0) return operatorMessages.currencyMissing;
  const usual = offered.find((code) => code === texts.usual.trim().toUpperCase());
  if (usual === undefined) return operatorMessages.usualNotOffered;
  const typedValue = texts.creditsPerUsd.trim();
  const creditsPerUsd = creditValues.find((value) => String(value) === typedValue);
  if (creditsPerUsd === undefined && typedValue !== "") {
    return operatorMessages.creditValueWrong(creditValues.join(", "));
  }
  const limits = readLimits(texts);
  if (typeof limits === "string") return limits;
  const fixedRates: PurchaseSettings["fixedRates"] = {};
  for (const line of partsOf(texts.fixedRates)) {
    const rate = readRate(line, today, limits ?? firstLimits);
    if (typeof rate === "string") return rate;
    if (fixedRates[rate.code]) return operatorMessages.currencyTwice(rate.code);
    fixedRates[rate.code] = { perUsd: rate.perUsd, asOf: rate.asOf };
  }
  const presets = readPresets(texts.presets);
  return typeof presets === "string"
    ? presets
    : { offered, usual, fixedRates, presets, limits, creditsPerUsd };
}

function readLimits({ leastUsd, mostUsd }: Pick<SettingsTexts, "leastUsd" | "mostUsd">) {
  const { least, largest } = limitRange_usd;
  const read = (text: string, usual: number) => {
    if (text.trim() === "") return usual;
    const figure = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return figure >= least && figure <= largest ? figure : undefined;
  };
  const limits = {
    leastUsd: read(leastUsd, firstLimits.leastUsd),
    mostUsd: read(mostUsd, firstLimits.mostUsd),
  };
  if (limits.leastUsd === undefined) return operatorMessages.limitWrong(leastUsd, least, largest);
  if (limits.mostUsd === undefined) return operatorMessages.limitWrong(mostUsd, least, largest);
  if (limits.leastUsd > limits.mostUsd) {
    return operatorMessages.limitsCrossed(`${limits.leastUsd} USD`, `${limits.mostUsd} USD`);
  }
  const { leastUsd: first, mostUsd: last } = firstLimits;
  if (limits.leastUsd === first && limits.mostUsd === last) return undefined;
  return { leastUsd: limits.leastUsd, mostUsd: limits.mostUsd };
}

function readPresets(text: string): OfferedCurrencies["presets"] | string {
  const presets: OfferedCurrencies["presets"] = {};
  for (const line of partsOf(text)) {
    const [code = "", ...amounts] = line.split(/\s+/);
    const currency = code.toUpperCase();
    if (!isCurrency(currency)) return operatorMessages.currencyNotTaken(currency);
    const digits = chargedDigits(currency);
    const isWrong = amounts.some((amount) => !scaledFromText(amount, digits));
    if (isWrong || amounts.length === 0 || amounts.length > mostPresets)
      return operatorMessages.presetsWrong(line, mostPresets);
    if (presets[currency]) return operatorMessages.currencyTwice(currency);
    presets[currency] = [...new Set(amounts.map(Number))].toSorted((a, b) => a - b);
  }
  return Object.keys(presets).length > 0 ? presets : undefined;
}

/** The sentence for the first preset that cannot be bought at these rates. */
export function presetFault({ currencies }: PurchaseSettings, terms: PriceTerms): string | undefined {
  for (const code of [...currencies.offered, ...currencies.kept]) {
    const perUsd_e6 = terms.rates[code];
    if (perUsd_e6 === undefined) continue;
    const [least, most] = [minimumCharge_minor, maximumCharge_minor].map((chargeAt) =>
      amountFromMinor(chargeAt(code, perUsd_e6, terms.limits), code),
    );
    const money = (amount = 0) => `${amount} ${code}`;
    if (least !== undefined && most !== undefined && least > most)
      return operatorMessages.limitsCrossed(money(least), money(most));
    for (const amount of currencies.presets?.[code] ?? []) {
      if (isRefusal(customPrice(amount, code, terms)))
        return operatorMessages.presetOutside(money(amount), money(least), money(most));
    }
  }
  return undefined;
}

/** A comma before a digit is within a number. */
function partsOf(text: string): string[] {
  return text
    .split(/\n|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readRate(line: string, today: string, limits: PurchaseLimits) {
  const [code = "", typed = "", asOf = "", ...rest] = line.split(/\s+/);
  const text = typed.replace(",", ".");
  const currency = code.toUpperCase();
  if (!isCurrency(currency)) return operatorMessages.currencyNotTaken(currency);
  if (scaledFromText(text, rateDigits) === undefined || !isDay(asOf) || rest.length > 0) {
    return operatorMessages.fixedRateWrong(line);
  }
  const perUsd = Number(text);
  if (perUsd === 0) return operatorMessages.fixedRateZero(currency);
  if (asOf > today) return operatorMessages.fixedRateToCome(currency);
  const least_minor = minimumCharge_minor(currency, scaledRate(currency, perUsd), limits);
  if (least_minor > providerMost_minor) return operatorMessages.fixedRateTooHigh(currency);
  return { code: currency, perUsd, asOf };
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

/** Settings in force after a change: the removed currencies that users have are kept for them. */
export async function settingsAfter(
  store: RateStore,
  before: PurchaseSettings,
  { offered, usual, fixedRates, presets, limits, creditsPerUsd }: ReadSettings,
): Promise<PurchaseSettings> {
  const removed = before.currencies.offered.filter((code) => !offered.includes(code));
  const users = removed.length === 0 ? {} : await store.usersOf(removed);
  const kept = [...before.currencies.kept, ...removed.filter((code) => users[code] !== undefined)];
  return {
    currencies: { offered, usual, kept: kept.filter((code) => !offered.includes(code)), presets, limits },
    fixedRates,
    ...withValue(creditsPerUsd ?? before.creditsPerUsd),
  };
}

/** The sentence for the first currency that would have no rate. */
export function missingRate({ currencies, fixedRates }: PurchaseSettings): string | undefined {
  const code = [...currencies.offered, ...currencies.kept].find(
    (currency) => !publishedCurrencies.includes(currency) && fixedRates[currency] === undefined,
  );
  return code && operatorMessages.rateMissing(code);
}

function withValue(creditsPerUsd: number | undefined): Pick<PurchaseSettings, "creditsPerUsd"> {
  return creditsPerUsd === undefined || creditsPerUsd === firstCreditsPerUsd ? {} : { creditsPerUsd };
}

/**
 * The sentence against another worth of a credit, once anything was sold. `isSold` is asked only where the worth differs.
 */
export async function valueFault(
  before: PurchaseSettings,
  after: PurchaseSettings,
  isSold: () => Promise<boolean>,
): Promise<string | undefined> {
  const [value = firstCreditsPerUsd, next = firstCreditsPerUsd] = [before.creditsPerUsd, after.creditsPerUsd];
  return value !== next && (await isSold()) ? operatorMessages.creditValueFixed(value) : undefined;
}

/**
 * Makes the settings of the variables those in force, until an owner has set others, and returns those in force. The sentence
 * for a worth of a credit that cannot be changed any more.
 */
export async function startSettings(
  store: RateStore,
  ofVariables: ReadSettings,
): Promise<PurchaseSettings | string> {
  const { settings: before, isSet } = await store.latest();
  if (isSet) return before;
  const after = await settingsAfter(store, before, ofVariables);
  const lasting = Object.entries(before.fixedRates).filter(([code]) =>
    after.currencies.kept.some((currency) => currency === code),
  );
  const fixedRates = { ...Object.fromEntries(lasting), ...after.fixedRates };
  const next = { ...after, fixedRates };
  const fault = await valueFault(before, next, () => store.lockSales());
  if (fault !== undefined) return fault;
  if (JSON.stringify(next) !== JSON.stringify(before)) await store.saveSettings(next, { isSet: false });
  return next;
}

export function textsOf({
  currencies,
  fixedRates,
  creditsPerUsd = firstCreditsPerUsd,
}: PurchaseSettings): SettingsTexts {
  return {
    creditsPerUsd: `${creditsPerUsd}`,
    currencies: currencies.offered.join(", "),
    usual: currencies.usual,
    fixedRates: inLines(
      Object.entries(fixedRates).map(([code, { perUsd, asOf }]) => `${code} ${perUsd} ${asOf}`),
    ),
    leastUsd: `${limitsOf(currencies).leastUsd}`,
    mostUsd: `${limitsOf(currencies).mostUsd}`,
    presets: inLines(
      Object.entries(currencies.presets ?? {}).map(([code, amounts]) => [code, ...amounts].join(" ")),
    ),
  };
}

/** By their codes, because the database keeps no order of names. */
function inLines(lines: string[]): string {
  return lines.toSorted().join("\n");
}
