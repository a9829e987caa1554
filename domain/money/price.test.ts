import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { presetAmountsUsd } from "#contract/constants.ts";
import {
  largestCharge_minor,
  maximumCharge_minor,
  minorUnitsPerUnit,
  minutePrice,
  rateScale,
} from "#contract/money/charge.ts";
import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { chargeStep_minor, type FirstCurrency, firstCurrencies } from "#contract/money/currencies.ts";
import { firstLimits, presetsUsdWithin } from "#contract/money/offered-currencies.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { formatMoney } from "#words/money.ts";
import { say } from "#words/say.ts";
import {
  customPrice,
  isPlausiblePrice,
  minimumCharge_minor,
  type Price,
  presetPrice,
  priceOfUsd,
} from "./price.ts";
import { fallbackScaledRates, type ScaledRates, scaledRates } from "./rates.ts";

const usual = fallbackScaledRates;
const at = (rates: ScaledRates) => ({ rates, limits: firstLimits });
/** The sentence that a refusal has beside its code. */
const sentenceOf = ({ message }: Refusal) => (message === undefined ? undefined : say(message));

/** Every rate within the factor of two that a feed may be off. */
const anyRates = fc
  .tuple(
    ...firstCurrencies.map((code) => fc.integer({ min: Math.ceil(usual[code] / 2), max: usual[code] * 2 })),
  )
  .map((values): ScaledRates => {
    const byCode = new Map<string, number | undefined>(
      firstCurrencies.map((code, index) => [code, values[index]]),
    );
    return scaledRates((code) => (code === "USD" ? rateScale : byCode.get(code)));
  });
const anyCurrency = fc.constantFrom(...firstCurrencies);
const anyPreset = fc.constantFrom(10, 20, 50, 100);
/** Amounts that a user can type: at most the currency's limit, with at most the currency's decimal places. */
const anyTyped = fc.tuple(anyCurrency, anyRates).chain(([currency, rates]) =>
  fc
    .integer({ min: 1, max: maximumCharge_minor(currency, rates[currency], firstLimits) })
    .map((charge_minor) => ({
      currency,
      rates,
      charge_minor,
      amount: charge_minor / minorUnitsPerUnit(currency),
    })),
);

function expectPrice(price: Price | Refusal): Price {
  if (isRefusal(price)) throw new Error(`refused: ${price.refused}`);
  return price;
}

/** charge / rate >= credits * 0.10 USD, multiplied out so that it is exact. */
function coversItsCredits({ currency, charge_minor, credits_mc }: Price, rates: ScaledRates): boolean {
  const charged = BigInt(charge_minor) * BigInt(rateScale) * 10_000n;
  const owed = BigInt(credits_mc) * BigInt(rates[currency] ?? 0) * BigInt(minorUnitsPerUnit(currency));
  return charged >= owed;
}

/** Tells if the charge is a preset's, which decides what it buys. */
function isPresets({ charge_minor, currency }: Price, rates: ScaledRates): boolean {
  return presetAmountsUsd.some(
    (preset) => expectPrice(presetPrice(preset, currency, at(rates))).charge_minor === charge_minor,
  );
}

describe("a preset", () => {
  test.each([
    [10, "USD", 1000, 100_000],
    [10, "GBP", 790, 100_000],
    [10, "EUR", 920, 100_000],
    [20, "CAD", 2700, 200_000],
    [50, "AUD", 7600, 500_000],
    [10, "JPY", 1499, 100_000],
    [100, "JPY", 14_982, 1_000_000],
  ] as const)("of %i USD in %s charges %i for %i mc", (amount, currency, charge_minor, credits_mc) => {
    expect(presetPrice(amount, currency, at(usual))).toEqual({
      currency,
      charge_minor,
      value_cents: amount * 100,
      credits_mc,
      perUsd_e6: usual[currency],
    });
  });

  test.each([0, 9.99, 10.01, 30, 1000])("of %d USD is refused", (amount) => {
    expect(presetPrice(amount, "USD", at(usual))).toMatchObject({ refused: "invalid_amount" });
  });

  test("never costs less than its credits, nor a whole smallest unit more", () => {
    fc.assert(
      fc.property(anyPreset, anyCurrency, anyRates, (amount, currency, rates) => {
        const price = expectPrice(presetPrice(amount, currency, at(rates)));
        expect(price.credits_mc).toBe(amount * 10_000);
        expect(coversItsCredits(price, rates)).toBe(true);
        expect(coversItsCredits({ ...price, charge_minor: price.charge_minor - 1 }, rates)).toBe(false);
      }),
    );
  });
});

describe("a custom amount", () => {
  test.each([
    [8.2, "GBP", 820, 103_700],
    [7.9, "GBP", 790, 100_000],
    [12.34, "USD", 1234, 123_400],
    [1000, "GBP", 100_000, 12_658_200],
    [9.2, "EUR", 920, 100_000],
    [1499, "JPY", 1499, 100_000],
    [149_820, "JPY", 149_820, 10_000_000],
  ] as const)(
    "of %d %s charges exactly that: %i, for %i mc",
    (amount, currency, charge_minor, credits_mc) => {
      expect(customPrice(amount, currency, at(usual))).toMatchObject({ charge_minor, credits_mc });
    },
  );

  test.each([
    [7.89, "GBP", "£7.90"],
    [9.99, "USD", "$10.00"],
    [9.19, "EUR", "€9.20"],
    [1000, "JPY", "¥1,499"],
    [1498, "JPY", "¥1,499"],
  ] as const)("of %d %s is too little, and the refusal names the least: %s", (amount, currency, minimum) => {
    const refused = customPrice(amount, currency, at(usual));
    expect(isRefusal(refused) && [refused.refused, sentenceOf(refused)]).toEqual([
      "invalid_amount",
      `Please enter a valid amount (minimum ${minimum})`,
    ]);
  });

  test.each([
    [1000.01, "GBP"],
    [1e21, "USD"],
    [1e-7, "USD"],
    [10.001, "USD"],
    [1499.5, "JPY"],
    [149_821, "JPY"],
    [-10, "USD"],
    [Number.POSITIVE_INFINITY, "USD"],
    [Number.NaN, "USD"],
  ] as const)("of %d %s is refused", (amount, currency) => {
    expect(customPrice(amount, currency, at(usual))).toEqual({ refused: "invalid_amount" });
  });

  test("charges the typed amount and gives every tenth of a credit it pays for or its preset's, never more", () => {
    fc.assert(
      fc.property(anyTyped, ({ currency, rates, charge_minor, amount }) => {
        const price = customPrice(amount, currency, at(rates));
        if (isRefusal(price)) {
          expect(charge_minor).toBeLessThan(minimumCharge_minor(currency, rates[currency], firstLimits));
          return;
        }
        expect(price.charge_minor).toBe(charge_minor);
        expect(price.credits_mc % 100).toBe(0);
        expect(coversItsCredits(price, rates)).toBe(true);
        if (isPresets(price, rates)) return;
        expect(coversItsCredits({ ...price, credits_mc: price.credits_mc + 100 }, rates)).toBe(false);
      }),
    );
  });

  test("the named least amount is accepted, one smallest unit less is refused", () => {
    fc.assert(
      fc.property(anyCurrency, anyRates, (currency, rates) => {
        const minimum_minor = minimumCharge_minor(currency, rates[currency], firstLimits);
        const units = minorUnitsPerUnit(currency);
        expect(
          expectPrice(customPrice(minimum_minor / units, currency, at(rates))).value_cents,
        ).toBeGreaterThanOrEqual(1000);
        expect(customPrice((minimum_minor - 1) / units, currency, at(rates))).toHaveProperty("refused");
      }),
    );
  });
});

test("the largest charge for an amount in USD is worth no more than it, and one smallest unit more is", () => {
  fc.assert(
    fc.property(anyCurrency, anyRates, fc.integer({ min: 1_000, max: 90_000 }), (currency, rates, cents) => {
      const largest_minor = largestCharge_minor(cents * 100, currency, rates[currency]);
      const worth_cents = (charge_minor: number) =>
        Math.floor((charge_minor * 100 * rateScale) / (rates[currency] * minorUnitsPerUnit(currency)));
      expect(worth_cents(largest_minor)).toBeLessThanOrEqual(cents);
      expect(worth_cents(largest_minor + 1)).toBeGreaterThan(cents);
    }),
  );
});

describe("the largest custom amount", () => {
  test.each([
    ["USD", 100_000],
    ["GBP", 100_000],
    ["EUR", 100_000],
    ["CAD", 100_000],
    ["AUD", 100_000],
    ["JPY", 149_820],
  ] as const)("in %s is %i of its smallest unit, and is accepted", (currency, maximum_minor) => {
    expect(maximumCharge_minor(currency, usual[currency], firstLimits)).toBe(maximum_minor);
    const units = minorUnitsPerUnit(currency);
    expect(expectPrice(customPrice(maximum_minor / units, currency, at(usual))).charge_minor).toBe(
      maximum_minor,
    );
    expect(customPrice((maximum_minor + 1) / units, currency, at(usual))).toEqual({
      refused: "invalid_amount",
    });
  });

  test("leaves room above the least, and in yen is never worth more than 1000 USD", () => {
    fc.assert(
      fc.property(anyCurrency, anyRates, (currency, rates) => {
        const maximum_minor = maximumCharge_minor(currency, rates[currency], firstLimits);
        expect(maximum_minor).toBeGreaterThan(minimumCharge_minor(currency, rates[currency], firstLimits));
        const price = expectPrice(
          customPrice(maximum_minor / minorUnitsPerUnit(currency), currency, at(rates)),
        );
        if (currency === "JPY") expect(price.value_cents).toBeLessThanOrEqual(100_000);
      }),
    );
  });
});

describe("an amount in USD without a quote", () => {
  test.each([
    [10, "USD", 1000, 100_000],
    [10, "GBP", 790, 100_000],
    [25.5, "GBP", 2015, 255_000],
    [1000, "GBP", 79_000, 10_000_000],
    // A browser converts 20 GBP and 1499 JPY to these.
    [20 / 0.79, "GBP", 2000, 253_100],
    [1500 / 149.82, "JPY", 1500, 100_100],
  ] as const)("of %d in %s charges %i for %i mc", (amount, currency, charge_minor, credits_mc) => {
    expect(priceOfUsd(amount, currency, at(usual))).toMatchObject({ charge_minor, credits_mc });
  });

  test.each([
    [9.99, "GBP", "Please enter a valid amount (minimum £7.90)"],
    [7.89 / 0.79, "GBP", "Please enter a valid amount (minimum £7.90)"],
    [1000.01, "USD", undefined],
    [1000.015, "GBP", undefined],
    [10.001, "USD", undefined],
    [1e-9, "EUR", "Please enter a valid amount (minimum €9.20)"],
  ] as const)("of %d in %s is refused", (amount, currency, message) => {
    const refused = priceOfUsd(amount, currency, at(usual));
    expect(isRefusal(refused) && [refused.refused, sentenceOf(refused)]).toEqual(["invalid_amount", message]);
  });

  test("recovers the local amount that a browser converted", () => {
    const local: FirstCurrency[] = ["GBP", "EUR", "CAD", "AUD"];
    fc.assert(
      fc.property(
        fc.constantFrom(...local),
        fc.integer({ min: 2000, max: 45_000 }),
        anyRates,
        (currency, charge_minor, rates) => {
          const rate = rates[currency] / rateScale;
          fc.pre(charge_minor / 100 / rate >= 10.01 && charge_minor / 100 / rate <= 1000);
          const price = expectPrice(priceOfUsd(charge_minor / 100 / rate, currency, at(rates)));
          expect(price.charge_minor).toBe(charge_minor);
          expect(coversItsCredits(price, rates)).toBe(true);
        },
      ),
    );
  });
});

describe("one local price in one rate", () => {
  /** Credits that the charge of `price` buys when it is typed; undefined above the limit of typed amounts. */
  function typedCredits_mc(
    { charge_minor, currency, perUsd_e6 }: Price,
    rates: ScaledRates,
  ): number | undefined {
    if (charge_minor > maximumCharge_minor(currency, perUsd_e6, firstLimits)) return undefined;
    return expectPrice(customPrice(charge_minor / minorUnitsPerUnit(currency), currency, at(rates)))
      .credits_mc;
  }

  test("buys what the preset of that price buys, also when it is typed", () => {
    // At this rate 7.91 pays for 100.1 credits, and ten dollars cost 7.91.
    const rates = { ...usual, GBP: 790_026 };
    expect(presetPrice(10, "GBP", at(rates))).toMatchObject({ charge_minor: 791, credits_mc: 100_000 });
    expect(customPrice(7.91, "GBP", at(rates))).toMatchObject({ charge_minor: 791, credits_mc: 100_000 });
    expect(customPrice(7.92, "GBP", at(rates))).toMatchObject({ charge_minor: 792, credits_mc: 100_200 });
    fc.assert(
      fc.property(anyPreset, anyCurrency, anyRates, (preset, currency, anyRate) => {
        const price = expectPrice(presetPrice(preset, currency, at(anyRate)));
        expect(typedCredits_mc(price, anyRate)).toBe(price.credits_mc);
      }),
    );
  });

  test("buys one amount of credits for clients without a quote too: what they asked for or more, or a preset", () => {
    const wanted = [10.04, 10.05].map((amount) => expectPrice(priceOfUsd(amount, "GBP", at(usual))));
    expect(wanted.map(({ charge_minor, credits_mc }) => [charge_minor, credits_mc])).toEqual([
      [794, 100_500],
      [794, 100_500],
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 100_000 }),
        anyCurrency,
        anyRates,
        (cents, currency, rates) => {
          const price = expectPrice(priceOfUsd(cents / 100, currency, at(rates)));
          expect(price.credits_mc >= cents * 100 || isPresets(price, rates)).toBe(true);
          expect(coversItsCredits(price, rates)).toBe(true);
          expect(typedCredits_mc(price, rates) ?? price.credits_mc).toBe(price.credits_mc);
        },
      ),
    );
  });
});

describe("in a currency beyond those of the specification", () => {
  const rates = {
    ...usual,
    CHF: 878_100,
    KWD: 306_700,
    ISK: 137_930_000,
    UGX: 3_712_500_000,
    VND: 26_112_000_000,
  };

  test.each([
    [10, "CHF", 879, 100_000],
    [10, "KWD", 3_070, 100_000],
    [20, "KWD", 6_140, 200_000],
    [100, "KWD", 30_670, 1_000_000],
    [10, "ISK", 138_000, 100_000],
    [10, "VND", 261_120, 100_000],
  ] as const)(
    "a preset of %i USD in %s charges %i, which a card can pay",
    (amount, currency, charge_minor, credits_mc) => {
      expect(presetPrice(amount, currency, at(rates))).toMatchObject({ charge_minor, credits_mc });
      expect(priceOfUsd(amount, currency, at(rates))).toMatchObject({ charge_minor, credits_mc });
      expect(charge_minor % chargeStep_minor(currency)).toBe(0);
    },
  );

  test.each([
    [5.12, "KWD", 5_120, 166_900],
    [8.79, "CHF", 879, 100_000],
    [1_500, "ISK", 150_000, 108_700],
  ] as const)("%d %s is charged as typed: %i, for %i mc", (amount, currency, charge_minor, credits_mc) => {
    expect(customPrice(amount, currency, at(rates))).toMatchObject({ charge_minor, credits_mc });
  });

  test.each([
    [5.124, "KWD"],
    [1_500.5, "ISK"],
    [306.71, "KWD"],
    [878.11, "CHF"],
    // Worth 1000 USD, and more than the provider's eight digits.
    [3_712_500, "UGX"],
  ] as const)("%d %s is refused", (amount, currency) => {
    expect(customPrice(amount, currency, at(rates))).toEqual({ refused: "invalid_amount" });
  });

  test.each([
    ["KWD", 306_700],
    ["CHF", 87_810],
    ["VND", 26_112_000],
    ["UGX", 99_999_900],
  ] as const)("the largest amount in %s is %i of its smallest unit", (currency, maximum_minor) => {
    expect(maximumCharge_minor(currency, rates[currency], firstLimits)).toBe(maximum_minor);
  });

  test("an amount that a client converted is the nearest that a card can pay", () => {
    expect(priceOfUsd(5.12 / 0.3067, "KWD", at(rates))).toMatchObject({ charge_minor: 5_120 });
    expect(priceOfUsd(5.124 / 0.3067, "KWD", at(rates))).toMatchObject({ charge_minor: 5_120 });
  });

  test("nothing has a price without a rate", () => {
    for (const price of [presetPrice, customPrice, priceOfUsd]) {
      expect(price(10, "KWD", at(usual))).toEqual({ refused: "currency_not_offered" });
    }
    const paid = { currency: "KWD", charge_minor: 3_070, credits_mc: 100_000 } as const;
    expect(isPlausiblePrice(paid, rates)).toBe(true);
    expect(isPlausiblePrice(paid, usual)).toBe(false);
  });
});

describe("with the operator's own limits", () => {
  const terms = { rates: usual, limits: { leastUsd: 20, mostUsd: 200 } };

  test.each([
    ["USD", 19.99, 20, 200, 200.01],
    ["GBP", 15.79, 15.8, 200, 200.01],
    ["JPY", 2_996, 2_997, 29_964, 29_965],
  ] as const)(
    "in %s nothing below %d and nothing above %d is sold",
    (currency, below, least, most, above) => {
      const refused = customPrice(below, currency, terms);
      expect(isRefusal(refused) && sentenceOf(refused)).toContain(formatMoney(least, currency));
      expectPrice(customPrice(least, currency, terms));
      expectPrice(customPrice(most, currency, terms));
      expect(customPrice(above, currency, terms)).toEqual({ refused: "invalid_amount" });
    },
  );

  test("presets outside them are not sold, and an amount in USD is held by them too", () => {
    expect([10, 20, 50, 100, 200].filter((amount) => !isRefusal(presetPrice(amount, "USD", terms)))).toEqual([
      20, 50, 100,
    ]);
    const dear = presetPrice(200, "CAD", { ...terms, limits: { leastUsd: 200, mostUsd: 200 } });
    expect(dear).toEqual({ refused: "invalid_amount" });
    expect([19.99, 20, 200, 200.01].filter((amount) => !isRefusal(priceOfUsd(amount, "EUR", terms)))).toEqual(
      [20, 200],
    );
    // As a page sends it that converted 183.98 and 184.01 EUR.
    const converted = [183.98, 184.01].map((amount) => priceOfUsd(amount / 0.92, "EUR", terms));
    expect(converted.map(isRefusal)).toEqual([false, true]);
  });

  test("the least purchase is the one preset where none of the usual ones may be bought", () => {
    expect(presetsUsdWithin({ leastUsd: 200, mostUsd: 500 })).toEqual([200]);
    const high = { ...terms, limits: { leastUsd: 200, mostUsd: 500 } };
    expect(presetPrice(200, "USD", high)).toMatchObject({ charge_minor: 20_000, credits_mc: 2_000_000 });
    expect(presetPrice(100, "USD", high)).toEqual({ refused: "invalid_amount" });
  });
});

describe("with 100 credits for a USD", () => {
  beforeAll(() => setCreditsPerUsd(100));
  afterAll(() => setCreditsPerUsd());

  test("the charges stay, and bring ten times the credits", () => {
    expect(presetPrice(10, "USD", at(usual))).toMatchObject({ charge_minor: 1_000, credits_mc: 1_000_000 });
    expect(customPrice(10.01, "USD", at(usual))).toMatchObject({
      charge_minor: 1_001,
      credits_mc: 1_001_000,
    });
    expect(customPrice(1_000, "JPY", at(usual))).toMatchObject({ refused: "invalid_amount" });
    expect(priceOfUsd(12.34, "GBP", at(usual))).toMatchObject({ credits_mc: 1_234_000 });
  });

  test("what was bought for a charge is plausible at this worth alone", () => {
    const paid = { currency: "USD", charge_minor: 1_000, credits_mc: 1_000_000 } as const;
    expect(isPlausiblePrice(paid, usual)).toBe(true);
    expect(isPlausiblePrice({ ...paid, credits_mc: 100_000 }, usual)).toBe(false);
  });

  test("a credit a minute is a cent a minute", () => {
    expect(minutePrice(1_000, usual.USD)).toBe(0.01);
    expect(largestCharge_minor(1_000_000, "USD", usual.USD)).toBe(1_000);
  });
});
