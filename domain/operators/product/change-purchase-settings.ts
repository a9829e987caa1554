import { maximumCharge_minor, rateScale } from "#contract/money/charge.ts";
import { creditsPerUsd, firstCreditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { firstLimits, presetsUsdWithin } from "#contract/money/offered-currencies.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
import type { ShownPurchaseSettings } from "#contract/operators/purchase-settings.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { marketOf, type StoredRates } from "#domain/money/exchange-rates.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { customPrice, minimumCharge_minor, type Price, presetPrice } from "#domain/money/price.ts";
import {
  missingRate,
  presetFault,
  readSettings,
  type SettingsTexts,
  settingsAfter,
  textsOf,
  valueFault,
} from "#domain/money/purchase-settings.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import {
  type CapTexts,
  capTexts,
  limitsWith,
  type NewWalletFigures,
  readCaps,
  usdOf,
} from "#domain/payments/limits/new-customer-caps.ts";
import type { NewWalletLimits } from "#domain/payments/limits/purchase-cap.ts";

const target = ofProduct("purchases");

const day_s = 24 * 60 * 60;

type Texts = SettingsTexts & CapTexts;

/** Reads the currencies that purchases are offered in, what each sells, and the caps of new customers. */
export function readPurchaseSettings(
  deps: OperatorDeps,
  request: Request,
  ofVariables: NewWalletFigures,
): Promise<ShownPurchaseSettings | Refusal> {
  return act(deps, request, "read_purchase_settings", target, async (_product, { rates }) => {
    const stored = await rates.latest();
    return { result: await shown(rates, stored, stored.settings, ofVariables) };
  });
}

/** Shows what a change would mean, and changes nothing. Refuses what the change refuses. */
export function previewPurchaseSettings(
  deps: OperatorDeps,
  request: Request,
  ofVariables: NewWalletFigures,
  texts: Texts,
): Promise<ShownPurchaseSettings | Refusal> {
  return act(deps, request, "preview_purchase_settings", target, async (_product, { rates }, { now }) => {
    const stored = await rates.latest();
    const after = await changed(rates, stored, texts, { now, ofVariables });
    return isRefusal(after) ? after : { result: await shown(rates, stored, after, ofVariables) };
  });
}

/**
 * Changes the currencies that purchases are offered in and the caps of new customers, which each server takes over within
 * seconds. Refuses `invalid_request` with the sentence of the first fault: a currency that the card provider does not take,
 * one without a rate, a rate of 0, a preset or a cap below the least purchase, and limits of a purchase that cross.
 */
export function changePurchaseSettings(
  deps: OperatorDeps,
  request: Request,
  ofVariables: NewWalletFigures,
  texts: Texts,
): Promise<ShownPurchaseSettings | Refusal> {
  return act(deps, request, "change_purchase_settings", target, async (_product, { rates }, { now }) => {
    const stored = await rates.latest();
    const after = await changed(rates, stored, texts, { now, ofVariables });
    if (isRefusal(after)) return after;
    const fixed = await valueFault(stored.settings, after, () => rates.lockSales());
    if (fixed !== undefined) return refuse("invalid_request", { message: fixed });
    await rates.saveSettings(after, { isSet: true });
    return {
      before: { ...stored.settings },
      after: { ...after },
      result: { ...(await shown(rates, stored, after, ofVariables)), isSet: true },
    };
  });
}

async function changed(
  rates: OperatorStores["rates"],
  { settings, published }: StoredRates,
  texts: Texts,
  { now, ofVariables }: { now: Date; ofVariables: NewWalletFigures },
): Promise<PurchaseSettings | Refusal> {
  const typed = readSettings(texts, now.toISOString().slice(0, 10));
  if (typeof typed === "string") return refuse("invalid_request", { message: typed });
  const newCustomerCaps = readCaps(texts, typed.limits ?? firstLimits, ofVariables);
  if (typeof newCustomerCaps === "string") return refuse("invalid_request", { message: newCustomerCaps });
  const after = { ...(await settingsAfter(rates, settings, typed)), newCustomerCaps };
  const fixed = await valueFault(settings, after, () => rates.isSold());
  const fault = fixed ?? missingRate(after) ?? presetFault(after, marketOf({ published, settings: after }));
  return fault === undefined ? after : refuse("invalid_request", { message: fault });
}

/** Settings with what they sell, beside those in force. */
async function shown(
  rates: OperatorStores["rates"],
  stored: StoredRates,
  settings: PurchaseSettings,
  ofVariables: NewWalletFigures,
): Promise<ShownPurchaseSettings> {
  const { offered: offeredNow } = stored.settings.currencies;
  const { offered, kept } = settings.currencies;
  const removed = offeredNow.filter((code) => !offered.includes(code) && !kept.includes(code));
  const users = await rates.usersOf([...kept, ...removed]);
  const market = marketOf({ ...stored, settings });
  const nextValue = settings.creditsPerUsd ?? firstCreditsPerUsd;
  const presetPrices = (code: Currency) =>
    settings.currencies.presets?.[code]?.map((amount) => customPrice(amount, code, market)) ??
    presetsUsdWithin(market.limits).map((amountUsd) => presetPrice(amountUsd, code, market));
  const sold = (code: Currency, state: ShownPurchaseSettings["sold"][number]["state"]) => {
    const perUsd_e6 = market.rates[code];
    const bounds = perUsd_e6 !== undefined && {
      perUsd: perUsd_e6 / rateScale,
      least: amountFromMinor(minimumCharge_minor(code, perUsd_e6, market.limits), code),
      most: amountFromMinor(maximumCharge_minor(code, perUsd_e6, market.limits), code),
    };
    return {
      code,
      state,
      users: users[code] ?? 0,
      fixedAt: market.fixed[code] ?? null,
      ...(bounds || { perUsd: null, least: null, most: null }),
      presets: presetPrices(code).flatMap((price) => {
        if (isRefusal(price)) return [];
        const credits = creditsFromMillicredits((price.credits_mc * nextValue) / creditsPerUsd());
        return [{ amount: amountFromMinor(price.charge_minor, code), credits }];
      }),
    };
  };
  return {
    ...textsOf(settings),
    ...capTexts(settings.newCustomerCaps),
    isSet: stored.isSet,
    isSold: await rates.isSold(),
    newCustomers: newCustomers(limitsWith(ofVariables, settings.newCustomerCaps), offered, presetPrices),
    sold: [
      ...offered.map((code) => sold(code, offeredNow.includes(code) ? "offered" : "added")),
      ...kept.map((code) => sold(code, "kept")),
      ...removed.map((code) => sold(code, "removed")),
    ],
  };
}

/** Limits of new customers, with the presets that are worth more than they may buy at once. */
function newCustomers(
  { age_s, purchasesPerDay, perDay_mc, perWeek_mc }: NewWalletLimits,
  offered: readonly Currency[],
  presetPrices: (code: Currency) => readonly (Price | Refusal)[],
): ShownPurchaseSettings["newCustomers"] {
  const mostAtOnce_mc = purchasesPerDay === 0 ? 0 : Math.min(perDay_mc, perWeek_mc);
  return {
    purchasesPerDay,
    usdPerDay: usdOf(perDay_mc),
    usdPerWeek: usdOf(perWeek_mc),
    newDays: age_s / day_s,
    presetsAbove: offered.flatMap(presetPrices).flatMap((price) => {
      if (isRefusal(price) || price.credits_mc <= mostAtOnce_mc) return [];
      return [{ code: price.currency, amount: amountFromMinor(price.charge_minor, price.currency) }];
    }),
  };
}
