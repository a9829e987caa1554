import { z } from "zod";
import { firstLimits, firstOffer } from "#contract/money/offered-currencies.ts";
import {
  missingRate,
  type ReadSettings,
  readSettings,
  type SettingsTexts,
} from "#domain/money/purchase-settings.ts";

export const currencyVariables = {
  CURRENCIES: z.string().default(firstOffer.offered.join(",")),
  DEFAULT_CURRENCY: z.string().optional(),
  FIXED_RATES: z.string().default(""),
  PRESETS: z.string().default(""),
  LEAST_PURCHASE_USD: z.string().default(""),
  LARGEST_PURCHASE_USD: z.string().default(""),
  CREDITS_PER_USD: z.string().default(""),
};

type CapVariables = Record<"NEW_WALLET_USD_PER_DAY" | "NEW_WALLET_USD_PER_WEEK", number>;
type Variables = z.infer<z.ZodObject<typeof currencyVariables>>;

/** The currencies of the variables; the sentence of the first fault. */
function read({
  CURRENCIES,
  DEFAULT_CURRENCY,
  FIXED_RATES,
  PRESETS,
  ...more
}: Variables): ReadSettings | string {
  const [first = "", ...others] = CURRENCIES.split(",").map((code) => code.trim().toUpperCase());
  const usual = [first, ...others].find((code) => code === firstOffer.usual) ?? first;
  const texts: SettingsTexts = {
    currencies: CURRENCIES,
    usual: DEFAULT_CURRENCY ?? usual,
    fixedRates: FIXED_RATES,
    presets: PRESETS,
    leastUsd: more.LEAST_PURCHASE_USD,
    mostUsd: more.LARGEST_PURCHASE_USD,
    creditsPerUsd: more.CREDITS_PER_USD,
  };
  return readSettings(texts, new Date().toISOString().slice(0, 10));
}

/** A currency that the card provider does not take, or that has no rate, and a rate or a preset that is none. */
export function currencyProblems({ environment }: { environment: Variables & CapVariables }): string[] {
  const settings = read(environment);
  if (typeof settings !== "string") {
    const leastUsd = (settings.limits ?? firstLimits).leastUsd;
    const capUsd = Math.min(environment.NEW_WALLET_USD_PER_DAY, environment.NEW_WALLET_USD_PER_WEEK);
    if (capUsd < leastUsd && environment.LEAST_PURCHASE_USD !== "")
      return [
        `LEAST_PURCHASE_USD is more than NEW_WALLET_USD_PER_DAY or NEW_WALLET_USD_PER_WEEK: new customers could buy nothing.`,
      ];
  }
  const fault =
    typeof settings === "string"
      ? settings
      : missingRate({ fixedRates: settings.fixedRates, currencies: { ...settings, kept: [] } });
  return fault === undefined
    ? []
    : [`The variables of the currencies and purchases cannot be used. ${fault}`];
}

/** @throws Error for variables that `currencyProblems` names. */
export function currencyConfig(environment: Variables): ReadSettings {
  const settings = read(environment);
  if (typeof settings === "string") throw new Error(settings);
  return settings;
}
