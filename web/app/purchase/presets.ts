import { minorUnitsPerUnit, worthOf_cents } from "#contract/money/charge.ts";
import { centsPerUsd, creditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import { presetsUsdWithin } from "#contract/money/offered-currencies.ts";
import { leastAmount, localAmount, maximumCustomAmount, scaledRateOf } from "#web/kit/money/local-amount.ts";
import { pageCurrencies, pageLimits } from "#web/kit/money/market.ts";
import type { Choice } from "./quote-query.ts";

interface Preset {
  choice: Choice;
  price: number;
  credits: number;
}

/** The amounts to choose from: the operator's own of the currency that can be bought now, or the worth of those in USD. */
export function presetsIn(currency: Currency, rates: Rates | undefined): [Preset, ...Preset[]] {
  const [least, most] = [leastAmount(currency, rates), maximumCustomAmount(currency, rates)];
  const own =
    pageCurrencies().presets?.[currency]?.filter((amount) => amount >= least && amount <= most) ?? [];
  const [ownFirst, ...ownOthers] = own.map((amount) => ownPreset(amount, currency, rates));
  if (ownFirst) return [ownFirst, ...ownOthers];
  const [first, ...others] = presetsUsdWithin(pageLimits()).map((amountUsd) =>
    presetOfUsd(amountUsd, currency, rates),
  );
  return [
    first ?? presetOfUsd(pageLimits().leastUsd, currency, rates),
    ...others.filter(({ price }) => price <= most),
  ];
}

function presetOfUsd(amountUsd: number, currency: Currency, rates: Rates | undefined): Preset {
  return {
    choice: { kind: "preset", amount: amountUsd },
    price: localAmount(amountUsd, currency, rates),
    credits: amountUsd * creditsPerUsd(),
  };
}

/** The server gives as many credits for the amount as for a preset in USD of the same price, or its worth. */
function ownPreset(amount: number, currency: Currency, rates: Rates | undefined): Preset {
  const same = presetsUsdWithin(pageLimits()).find(
    (amountUsd) => localAmount(amountUsd, currency, rates) === amount,
  );
  const charge_minor = Math.round(amount * minorUnitsPerUnit(currency));
  const worthUsd =
    same ?? worthOf_cents(charge_minor, currency, scaledRateOf(currency, rates), "down") / centsPerUsd;
  // Worth in cents is credits in tenths.
  const credits = Math.round(worthUsd * creditsPerUsd() * 10) / 10;
  return { choice: { kind: "custom", amount }, price: amount, credits };
}
