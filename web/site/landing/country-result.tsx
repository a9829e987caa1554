import { RichText } from "#web/kit/controls/rich-text.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import type { CountryPrices, PriceRange } from "#web/number/tariff/country-prices.ts";
import {
  aMinuteInWords,
  isFreeRange,
  leastCostInWords,
  leastPurchaseInWords,
  rangeInCredits,
  rangeInMoney,
} from "#web/number/tariff/price-words.ts";
import { t } from "#words/translate.ts";

interface CountryResultProps {
  prices: CountryPrices | undefined;
  hasFailed: boolean;
}

export function CountryResult({ prices, hasFailed }: CountryResultProps) {
  const money = useCreditMoney();
  return (
    <div aria-live="polite" className="min-h-42 rounded-card bg-stage px-5 py-5 text-stage-ink">
      {prices ? (
        <>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4">
            {isAlike(prices, money) ? (
              <Kind name={t("Landline and mobile")} range={prices.landline} money={money} />
            ) : (
              <>
                <Kind name={t("Landline")} range={prices.landline} money={money} />
                <Kind name={t("Mobile")} range={prices.mobile} money={money} />
              </>
            )}
          </dl>
          <p className="mt-3 text-stage-soft text-xs">
            {leastCostInWords(...prices.destinations.map(({ rate }) => rate))}
          </p>
        </>
      ) : (
        <p className="text-stage-soft">
          {hasFailed ? t("The price could not be loaded.") : t("Looking up the price...")}
        </p>
      )}
    </div>
  );
}

/** Returns true when a reader would see the same price twice. */
function isAlike({ landline, mobile }: CountryPrices, money: CreditMoney): boolean {
  if (!landline || !mobile) return false;
  return (
    rangeInMoney(landline, money) === rangeInMoney(mobile, money) &&
    rangeInCredits(landline) === rangeInCredits(mobile) &&
    leastPurchaseOf(landline, money) === leastPurchaseOf(mobile, money)
  );
}

function leastPurchaseOf({ lowest, highest }: PriceRange, money: CreditMoney): string {
  return leastPurchaseInWords(money, lowest.rate, highest.rate);
}

function Kind({ name, range, money }: { name: string; range: PriceRange | undefined; money: CreditMoney }) {
  if (!range) return null;
  return (
    <div className="figures">
      <dt className="font-semibold text-sm text-stage-soft">{name}</dt>
      <dd>
        <RichText
          text={aMinuteInWords(rangeInMoney(range, money), isFreeRange(range))}
          parts={{ b: (price) => <strong className="font-bold text-2xl tracking-tight">{price}</strong> }}
        />
        {!isFreeRange(range) && (
          <>
            <span className="block text-sm text-stage-soft">{rangeInCredits(range)}</span>
            <span className="block text-sm text-stage-soft">{leastPurchaseOf(range, money)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
