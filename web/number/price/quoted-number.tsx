import { messages } from "#contract/messages/messages.ts";
import { isFree } from "#contract/money/pricing.ts";
import type { NumberPrice } from "#contract/money/tariff.ts";
import { Flag } from "#web/kit/controls/flag.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { LocalTimeSlot } from "#web/number/local-time/local-time-slot.tsx";
import {
  balanceTooLow,
  leastCostInWords,
  minuteInWords,
  placeName,
  talkTimeInWords,
} from "#web/number/tariff/price-words.ts";
import type { TypedNumber } from "#web/number/typed-number.ts";
import { countryName } from "#words/country-names.ts";
import { leftToRight } from "#words/formats.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { isForbidden, type TypedPrice } from "./number-price.ts";

export interface QuotedNumberProps {
  typed: TypedNumber;
  /** True while the number is refused as one of emergency, which has no country. */
  isEmergency: boolean;
  price: TypedPrice;
  credits: number | undefined;
}

/** Facts about the typed number: its country, then its price, or why it may not be called. */
export function QuotedNumber(props: QuotedNumberProps) {
  const { code, keys } = props.typed;
  return (
    <>
      <Quote {...props} />
      {code !== "" && (
        <p className="mt-0.5">
          {t("{code} is not sent: calls from here never show your own number.", { code: leftToRight(code) })}
        </p>
      )}
      {keys !== "" && (
        <p className="mt-0.5">
          {t("Once the call is answered, these keys are pressed for you: {keys}", {
            keys: leftToRight(keys),
          })}
        </p>
      )}
    </>
  );
}

function Quote({ typed, isEmergency, price, credits }: QuotedNumberProps) {
  if (price.state === "priced" && isForbidden(price)) return <Forbidden country={price.price.country} />;
  if (price.state === "priced" && !price.old) return <Price price={price.price} credits={credits} />;
  const isWaiting = price.state === "looking" || price.state === "priced";
  return (
    <>
      <KnownCountry country={isEmergency ? undefined : typed.country} />
      {price.state === "refused" || price.state === "failed" ? (
        <p className="font-medium text-danger">
          {!isEmergency && isNational(typed.digits)
            ? t("This number is written the way it is dialled within its country. Please choose the country.")
            : price.message}
        </p>
      ) : (
        <p className="text-ink-soft">
          {price.state === "short" ? price.message : isWaiting && t("Looking up the price...")}
        </p>
      )}
    </>
  );
}

/** A single zero goes before an area code. Two are an exit code, and the server has the word on other numbers. */
const isNational = (digits: string) => /^0[1-9]\d+$/.test(digits);

function Price({ price, credits }: { price: NumberPrice; credits: number | undefined }) {
  const { country, destination, rate, caps } = price;
  const money = useCreditMoney();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Place country={country} name={placeName(country, destination)} />
        <p className="figures font-semibold">{minuteInWords(rate, money)}</p>
      </div>
      <LocalTimeSlot number={price.number} country={country} />
      {credits !== undefined && (
        <Balance
          talkTime={talkTimeInWords(rate, credits, caps)}
          tooLow={isFree(rate) ? messages.call.noCredit : balanceTooLow}
        />
      )}
      <p className="text-ink-soft">
        {leastCostInWords(rate)} {!isFree(rate) && money.rateInWords}
      </p>
    </>
  );
}

function Forbidden({ country }: { country: string }) {
  return (
    <>
      <KnownCountry country={country} />
      <p className="font-medium text-danger">
        {t(messages.call.countryNotAllowed)} <TextLink to="/settings">{t("Change your settings")}</TextLink>
      </p>
    </>
  );
}

function Balance({ talkTime, tooLow }: { talkTime: string | undefined; tooLow: string }) {
  if (talkTime !== undefined) return <p className="mt-0.5">{talkTime}</p>;
  return (
    <p className="mt-0.5 font-medium text-danger">
      {say(tooLow)} <TextLink to="/purchase-credits">{t("Purchase credits")}</TextLink>
    </p>
  );
}

function KnownCountry({ country }: { country: string | undefined }) {
  return country === undefined ? null : <Place country={country} name={countryName(country)} />;
}

function Place({ country, name }: { country: string; name: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Flag country={country} />
      {name}
    </p>
  );
}
