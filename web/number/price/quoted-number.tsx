import { Suspense } from "react";
import { messages } from "#contract/messages/messages.ts";
import type { NumberPrice } from "#contract/money/tariff.ts";
import { Flag } from "#web/kit/controls/flag.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import {
  balanceTooLow,
  leastCostInWords,
  placeName,
  talkTimeInWords,
} from "#web/number/tariff/price-words.ts";
import type { TypedNumber } from "#web/number/typed-number.ts";
import { countryName } from "#words/country-names.ts";
import { formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t, tn } from "#words/translate.ts";
import { isForbidden, type TypedPrice } from "./number-price.ts";

const LocalTime = lazyPart(async () => (await import("#web/number/local-time/local-time.tsx")).LocalTime);

interface QuotedNumberProps {
  typed: TypedNumber;
  /** True while the number is refused as one of emergency, which has no country. */
  isEmergency: boolean;
  price: TypedPrice;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
}

/** Facts about the typed number: its country, then its price, or why it may not be called. */
export function QuotedNumber({ typed, isEmergency, price, credits }: QuotedNumberProps) {
  if (price.state === "priced" && isForbidden(price)) return <Forbidden country={price.price.country} />;
  if (price.state === "priced" && !price.old) return <Price price={price.price} credits={credits} />;
  const isWaiting = price.state === "looking" || price.state === "priced";
  return (
    <>
      <KnownCountry country={isEmergency ? undefined : typed.country} />
      {price.state === "refused" || price.state === "failed" ? (
        <p className="font-medium text-danger">
          {!isEmergency && isNational(typed.digits)
            ? t("This number is written as people within its country dial it. Please choose its country.")
            : price.message}
        </p>
      ) : (
        <p className="text-ink-soft">
          {isWaiting ? t("Looking up the price...") : t("Enter the whole number to see its price.")}
        </p>
      )}
    </>
  );
}

/** A single zero goes before an area code. Two are an exit code, and the server has the word on other numbers. */
const isNational = (digits: string) => /^0[1-9]\d+$/.test(digits);

function Price({ price, credits }: { price: NumberPrice; credits: number | undefined }) {
  const { creditsPerMinute, country, destination, rate } = price;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Place country={country} name={placeName(country, destination)} />
        <p className="figures">
          <RichText
            text={tn(
              creditsPerMinute,
              "<strong>{n}</strong> credit a minute",
              "<strong>{n}</strong> credits a minute",
              { n: formatCredits(creditsPerMinute) },
            )}
            parts={{ strong: (figure) => <strong>{figure}</strong> }}
          />
        </p>
      </div>
      <Suspense fallback={null}>
        <LocalTime number={price.number} country={country} />
      </Suspense>
      {credits !== undefined && <Balance talkTime={talkTimeInWords(rate, credits)} />}
      <p className="text-ink-soft">{leastCostInWords(rate)}</p>
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

function Balance({ talkTime }: { talkTime: string | undefined }) {
  if (talkTime !== undefined) return <p className="mt-0.5">{talkTime}</p>;
  return (
    <p className="mt-0.5 font-medium text-danger">
      {say(balanceTooLow)} <TextLink to="/purchase-credits">{t("Purchase credits")}</TextLink>
    </p>
  );
}

/** Empty while the country is unknown. */
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
