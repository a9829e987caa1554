import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isFree } from "#contract/money/pricing.ts";
import type { DestinationPrice } from "#contract/money/tariff.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { ButtonLink, TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { type Column, Table } from "#web/kit/controls/table.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { type CreditMoney, useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import type { CountryPrices, PriceRange } from "#web/number/tariff/country-prices.ts";
import {
  aMinuteInWords,
  asSentence,
  isFreeRange,
  leastCostInWords,
  leastPurchaseInWords,
  rangeInCredits,
  rangeInMoney,
} from "#web/number/tariff/price-words.ts";
import { countryInSentence, destinationName } from "#words/country-names.ts";
import { byLocale, leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";

const AskedPrice = lazyWithQueries(
  async () => (await import("#web/number/price/number-price-panel.tsx")).AskedPrice,
);

export function CountryView({ prices }: { prices: CountryPrices }) {
  const { name, country, callingCode, areaCodes, landline, mobile, destinations } = prices;
  const inSentence = countryInSentence(country, name);
  const isUser = useIsLoggedIn();
  const money = useCreditMoney();
  const rates = destinations.map(({ rate }) => rate);
  const codes = areaCodes.length === 0 ? "" : ` (${areaCodes.join(", ")})`;
  return (
    <>
      <p className="mb-3 text-sm">
        <TextLink to="/rates">{t("All rates")}</TextLink>
      </p>
      <PageTitle
        lead={t(
          "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.",
          { code: leftToRight(`+${callingCode}${codes}`) },
        )}
      >
        {t("Calls to {country}", { country: inSentence })}
      </PageTitle>
      <div className="space-y-6">
        <dl className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
          <Kind name={t("Landline")} range={landline} money={money} />
          <Kind name={t("Mobile")} range={mobile} money={money} />
        </dl>
        <OneNumber country={country} callingCode={callingCode} leastCost={leastCostInWords(...rates)} />
        {(destinations.length > [landline, mobile].filter(Boolean).length || rates.some(isFree)) && (
          <Card title={t("Every price")}>
            <Table
              caption={t("What a minute costs in {country}, by destination", { country: inSentence })}
              columns={destinationColumns(money)}
              rows={destinations}
              rowKey={({ destination, numberTypes, creditsPerMinute }) =>
                [destination, ...numberTypes, creditsPerMinute].join()
              }
            />
          </Card>
        )}
        <ButtonLink to={isUser ? "/dashboard" : "/register"} size="large">
          {isUser
            ? t("Call {country}", { country: inSentence })
            : t("Sign up to call {country}", { country: inSentence })}
        </ButtonLink>
      </div>
    </>
  );
}

function Kind({ name, range, money }: { name: string; range: PriceRange | undefined; money: CreditMoney }) {
  if (!range) return null;
  return (
    <div className="figures rounded-card bg-stage px-6 py-6 text-stage-ink sm:px-8">
      <dt className="font-semibold text-stage-soft">{name}</dt>
      <dd>
        <p className="mt-1">
          <RichText
            text={aMinuteInWords(rangeInMoney(range, money), isFreeRange(range))}
            parts={{
              b: (price) => <strong className="me-1 font-bold text-3xl tracking-tight">{price}</strong>,
            }}
          />
        </p>
        {!isFreeRange(range) && (
          <p className="mt-2 text-sm text-stage-soft">
            {t("{credits} a minute.", { credits: rangeInCredits(range) })}{" "}
            {asSentence(leastPurchaseInWords(money, range.lowest.rate, range.highest.rate))}
          </p>
        )}
      </dd>
    </div>
  );
}

interface OneNumberProps extends Pick<CountryPrices, "country" | "callingCode"> {
  /** Cost of the cheapest answered call to the country. The price of a number says it for the number. */
  leastCost: string;
}

/** The exact price of one number, which the address may name. */
function OneNumber({ country, callingCode, leastCost }: OneNumberProps) {
  const [address] = useSearchParams();
  const { rateInWords } = useCreditMoney();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);

  // The server renders the page without the query, and the field may have been filled in before this code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards this code follows the field itself
  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= address.get("number") ?? "";
    setTyped(field.current.value);
  }, []);

  function choose(text: string): void {
    if (field.current) field.current.value = text;
    setTyped(text);
  }

  return (
    <div className="space-y-4">
      <div className="max-w-md">
        <TextField
          label={t("Price of a number")}
          type="tel"
          autoComplete="off"
          placeholder={`+${callingCode} ...`}
          ref={field}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {typed !== "" && (
        <Suspense fallback={<Loading />}>
          <AskedPrice text={typed} country={country} onChoose={choose} />
        </Suspense>
      )}
      <p suppressHydrationWarning className="text-ink-soft text-sm">
        {typed === "" && leastCost} {t("A call that is not answered costs nothing.")} {rateInWords}
      </p>
    </div>
  );
}

const listed = byLocale((locale) => new Intl.ListFormat(locale, { type: "unit" }));

function destinationColumns({ minuteInMoney }: CreditMoney): Column<DestinationPrice>[] {
  return [
    {
      header: t("Destination"),
      cell: ({ country, destination }) => (
        <span suppressHydrationWarning className="font-semibold">
          {destinationName(country, destination)}
        </span>
      ),
    },
    {
      header: t("Numbers"),
      cell: ({ numberTypes }) => (
        <span suppressHydrationWarning>{listed().format(numberTypes.map((type) => t(type)))}</span>
      ),
    },
    {
      header: t("Price per minute"),
      align: "end",
      cell: ({ creditsPerMinute, rate }) =>
        isFree(rate) ? (
          <span className="font-semibold">{t("Free")}</span>
        ) : (
          <span>
            <span className="font-semibold">{creditsInWords(creditsPerMinute)}</span>{" "}
            <span className="inline-block min-w-18 text-ink-soft">{minuteInMoney(creditsPerMinute)}</span>
          </span>
        ),
    },
  ];
}
