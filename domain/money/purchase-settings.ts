import {
  type Currency,
  isCurrency,
  providerMost_minor,
  publishedCurrencies,
  rateDigits,
} from "#contract/money/currencies.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { RateStore } from "./exchange-rates.ts";
import { minimumCharge_minor } from "./price.ts";
import { scaledRate } from "./rates.ts";

/** Settings as an operator writes them, at the desk and in variables alike. */
export interface SettingsTexts {
  /** Codes, in the order of the list that users choose from: "USD, EUR". */
  currencies: string;
  usual: string;
  /** A currency, its units for one USD and their day: "KWD 0.3067 2026-11-01". */
  fixedRates: string;
}

/** Settings before it is known which currencies users keep. */
export type ReadSettings = Pick<PurchaseSettings, "fixedRates"> & { offered: Currency[]; usual: Currency };

/** Reads what was written; the sentence of the first fault. `today` is an ISO date. */
export function readSettings(texts: SettingsTexts, today: string): ReadSettings | string {
  const codes = partsOf(texts.currencies).map((code) => code.toUpperCase());
  const unknown = codes.find((code) => !isCurrency(code));
  if (unknown !== undefined) return operatorMessages.currencyNotTaken(unknown);
  const offered = [...new Set(codes.filter(isCurrency))];
  if (offered.length === 0) return operatorMessages.currencyMissing;
  const usual = offered.find((code) => code === texts.usual.trim().toUpperCase());
  if (usual === undefined) return operatorMessages.usualNotOffered;
  const fixedRates: PurchaseSettings["fixedRates"] = {};
  for (const line of partsOf(texts.fixedRates)) {
    const rate = readRate(line, today);
    if (typeof rate === "string") return rate;
    fixedRates[rate.code] = { perUsd: rate.perUsd, asOf: rate.asOf };
  }
  return { offered, usual, fixedRates };
}

function partsOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readRate(line: string, today: string) {
  const [code = "", text = "", asOf = "", ...rest] = line.split(/\s+/);
  const currency = code.toUpperCase();
  if (!isCurrency(currency)) return operatorMessages.currencyNotTaken(currency);
  if (scaledFromText(text, rateDigits) === undefined || !isDay(asOf) || rest.length > 0) {
    return operatorMessages.fixedRateWrong(line);
  }
  const perUsd = Number(text);
  if (perUsd === 0) return operatorMessages.fixedRateZero(currency);
  if (asOf > today) return operatorMessages.fixedRateToCome(currency);
  const least_minor = minimumCharge_minor(currency, scaledRate(currency, perUsd));
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
  { offered, usual, fixedRates }: ReadSettings,
): Promise<PurchaseSettings> {
  const removed = before.currencies.offered.filter((code) => !offered.includes(code));
  const users = removed.length === 0 ? {} : await store.usersOf(removed);
  const kept = [...before.currencies.kept, ...removed.filter((code) => users[code] !== undefined)];
  return {
    currencies: { offered, usual, kept: kept.filter((code) => !offered.includes(code)) },
    fixedRates,
  };
}

/** The sentence for the first currency that would have no rate. */
export function missingRate({ currencies, fixedRates }: PurchaseSettings): string | undefined {
  const code = [...currencies.offered, ...currencies.kept].find(
    (currency) => !publishedCurrencies.includes(currency) && fixedRates[currency] === undefined,
  );
  return code && operatorMessages.rateMissing(code);
}

/** Makes the settings of the variables those in force, until an owner has set others. */
export async function startSettings(store: RateStore, ofVariables: ReadSettings): Promise<void> {
  const { settings: before, isSet } = await store.latest();
  if (isSet) return;
  const after = await settingsAfter(store, before, ofVariables);
  const lasting = Object.entries(before.fixedRates).filter(([code]) =>
    after.currencies.kept.some((currency) => currency === code),
  );
  const fixedRates = { ...Object.fromEntries(lasting), ...after.fixedRates };
  const next = { ...after, fixedRates };
  if (JSON.stringify(next) !== JSON.stringify(before)) await store.saveSettings(next, { isSet: false });
}

export function textsOf({ currencies, fixedRates }: PurchaseSettings): SettingsTexts {
  return {
    currencies: currencies.offered.join(", "),
    usual: currencies.usual,
    fixedRates: Object.entries(fixedRates)
      .map(([code, { perUsd, asOf }]) => `${code} ${perUsd} ${asOf}`)
      .join("\n"),
  };
}
