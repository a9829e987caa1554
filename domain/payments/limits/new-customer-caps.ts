import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import type { PurchaseLimits } from "#contract/money/offered-currencies.ts";
import type { NewCustomerCaps } from "#contract/money/purchase-settings.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { NewWalletLimits } from "./purchase-cap.ts";

/** The largest figure that the variables take too. */
const largest = 1_000_000;

/** Limits of new customers as the variables have them, in USD: they are read before the worth of a credit is. */
export interface NewWalletFigures {
  /** Until its first payment has this age, a wallet is new. */
  age_s: number;
  purchasesPerDay: number;
  usdPerDay: number;
  usdPerWeek: number;
}

/** Caps as an owner writes them; an empty one leaves the figure to the variable. */
export interface CapTexts {
  capPurchasesPerDay: string;
  capUsdPerDay: string;
  capUsdPerWeek: string;
}

/** Reads what was written; the sentence of the first fault. A cap below the least purchase would sell nothing. */
export function readCaps(
  texts: CapTexts,
  { leastUsd }: PurchaseLimits,
  ofVariables: NewWalletFigures,
): NewCustomerCaps | string {
  const purchasesPerDay = readFigure(texts.capPurchasesPerDay, 1);
  const usdPerDay = readFigure(texts.capUsdPerDay, leastUsd);
  const usdPerWeek = readFigure(texts.capUsdPerWeek, leastUsd);
  if (typeof purchasesPerDay === "string") return purchasesPerDay;
  if (typeof usdPerDay === "string") return usdPerDay;
  if (typeof usdPerWeek === "string") return usdPerWeek;
  const capUsd = Math.min(usdPerDay ?? ofVariables.usdPerDay, usdPerWeek ?? ofVariables.usdPerWeek);
  if (capUsd < leastUsd) return operatorMessages.capBelowLeast(`${capUsd}`, `${leastUsd}`);
  return { purchasesPerDay, usdPerDay, usdPerWeek };
}

function readFigure(text: string, least: number): number | undefined | string {
  const typed = text.trim();
  if (typed === "") return undefined;
  const figure = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return figure >= least && figure <= largest ? figure : operatorMessages.capWrong(typed, least, largest);
}

export function capTexts(caps: NewCustomerCaps = {}): CapTexts {
  return {
    capPurchasesPerDay: String(caps.purchasesPerDay ?? ""),
    capUsdPerDay: String(caps.usdPerDay ?? ""),
    capUsdPerWeek: String(caps.usdPerWeek ?? ""),
  };
}

/** The desk's figures, and those of the variables where it has none. */
export function limitsWith(ofVariables: NewWalletFigures, caps: NewCustomerCaps = {}): NewWalletLimits {
  const { purchasesPerDay, usdPerDay, usdPerWeek } = caps;
  return {
    age_s: ofVariables.age_s,
    purchasesPerDay: purchasesPerDay ?? ofVariables.purchasesPerDay,
    perDay_mc: worth_mc(usdPerDay ?? ofVariables.usdPerDay),
    perWeek_mc: worth_mc(usdPerWeek ?? ofVariables.usdPerWeek),
  };
}

function worth_mc(usd: number): number {
  return millicreditsFromCredits(usd * creditsPerUsd());
}

export function usdOf(amount_mc: number): number {
  return creditsFromMillicredits(amount_mc) / creditsPerUsd();
}
