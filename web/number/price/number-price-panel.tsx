import { messages } from "#contract/messages/messages.ts";
import { isFree } from "#contract/money/pricing.ts";
import type { NumberPrice as Price } from "#contract/money/tariff.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { NumberChoices } from "#web/number/number-choices.tsx";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import {
  aMinuteInWords,
  asSentence,
  balanceTooLow,
  billingInWords,
  leastCostInWords,
  leastPurchaseInWords,
  placeName,
  talkTimeInWords,
} from "#web/number/tariff/price-words.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";
import type { TypedPrice } from "./number-price.ts";
import { useAskedPrice } from "./use-asked-price.ts";

interface NumberPricePanelProps {
  price: TypedPrice;
  onChoose: (text: string) => void;
}

export function NumberPricePanel({ price, onChoose }: NumberPricePanelProps) {
  if (price.state === "several") {
    return (
      <div aria-live="polite" className="rounded-control border border-line bg-sunken px-4 py-3 text-sm">
        <NumberChoices emergency={price.emergency} choices={price.choices} onChoose={onChoose} />
      </div>
    );
  }
  if (price.state === "lost") return <NotLoaded onRetry={loadNumberingPlans} />;
  if (price.state === "refused" || price.state === "failed") {
    return <Alert tone="warn">{price.message}</Alert>;
  }
  return (
    <div aria-live="polite" className="@container rounded-card bg-stage px-5 py-5 text-stage-ink sm:px-7">
      {price.state === "priced" && !price.old ? (
        <Found price={price.price} />
      ) : (
        <p className="text-stage-soft">
          {price.state === "none" || price.state === "short"
            ? t("Type the whole number to see its price.")
            : t("Looking up the price...")}
        </p>
      )}
    </div>
  );
}

interface AskedPriceProps {
  text: string;
  /** The country that the page is about (ISO 3166-1 alpha-2). */
  country: string;
  onChoose: (text: string) => void;
}

export function AskedPrice({ text, country, onChoose }: AskedPriceProps) {
  return <NumberPricePanel price={useAskedPrice(text, country)} onChoose={onChoose} />;
}

function Found({ price }: { price: Price }) {
  const { number, country, destination, creditsPerMinute, rate } = price;
  const money = useCreditMoney();
  const { data: credits } = useCredits();
  const costsNothing = isFree(rate);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 @lg:flex-nowrap">
      <div className="min-w-0">
        <p className="figures text-sm text-stage-soft">
          <bdi>{formatNumber(number)}</bdi>
        </p>
        <p className="font-bold text-xl">{placeName(country, destination)}</p>
        <p className="mt-1 text-sm text-stage-soft">
          {!costsNothing && billingInWords(rate)} {leastCostInWords(rate)}
        </p>
      </div>
      <div className="figures @lg:max-w-1/2 @lg:shrink-0 @lg:text-end">
        <p>
          <RichText
            text={aMinuteInWords(creditsInWords(creditsPerMinute), costsNothing)}
            parts={{ b: (words) => <strong className="text-xl">{words}</strong> }}
          />
        </p>
        {!costsNothing && <p className="text-sm text-stage-soft">{money.minuteInMoney(creditsPerMinute)}</p>}
        <p className="mt-1 text-sm">
          {credits === undefined
            ? !costsNothing && asSentence(leastPurchaseInWords(money, rate))
            : (talkTimeInWords(rate, credits, price.caps) ??
              t(costsNothing ? messages.call.noCredit : balanceTooLow))}
        </p>
      </div>
    </div>
  );
}
