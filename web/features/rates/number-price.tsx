import { minimumCallCredits } from "#contract/constants.ts";
import { creditsInWords } from "#contract/money.ts";
import type { NumberPrice as Price } from "#contract/tariff.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { countryName } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { billingInWords, formatMinutePrice } from "./format-price.ts";
import type { useNumberPrice } from "./price-queries.ts";

/** What a call to the number that was typed costs. */
export function NumberPrice({ price }: { price: ReturnType<typeof useNumberPrice> }) {
  if (price.isError) {
    return <Alert tone="warn">{serverMessage(price.error) ?? "The price could not be loaded."}</Alert>;
  }
  return (
    <div aria-live="polite" className="rounded-card bg-stage px-5 py-5 text-stage-ink sm:px-7">
      {price.data ? (
        <Found price={price.data} />
      ) : (
        <p className="text-stage-soft">
          {price.isFetching ? "Looking up the price..." : "Type the whole number to see its price."}
        </p>
      )}
    </div>
  );
}

function Found({ price }: { price: Price }) {
  const { number, country, destination, creditsPerMinute, currency, pricePerMinute, rate } = price;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <p className="figures text-sm text-stage-soft">{number}</p>
        <p className="font-bold text-xl">{placeName(country, destination)}</p>
        <p className="mt-1 text-sm text-stage-soft">
          {billingInWords(rate)} An answered call costs at least {creditsInWords(minimumCallCredits)}.
        </p>
      </div>
      <div className="figures sm:text-right">
        <p>
          <strong className="text-xl">{creditsInWords(creditsPerMinute)}</strong> a minute
        </p>
        <p className="text-sm text-stage-soft">{formatMinutePrice(pricePerMinute, currency)}</p>
        <Affordable minutes={price.minutesAffordable} />
      </div>
    </div>
  );
}

function Affordable({ minutes }: { minutes: number | undefined }) {
  if (minutes === undefined) return null;
  return (
    <p className="mt-1 text-sm">
      {minutes === 0
        ? "Your balance does not cover a call to this number."
        : `Your balance buys ${minutes.toLocaleString("en-US")} ${minutes === 1 ? "minute" : "minutes"}.`}
    </p>
  );
}

/** The country, and what the tariff tells apart within it. */
function placeName(country: string, destination: string): string {
  const name = countryName(country);
  return destination.includes(name) ? destination : `${name} · ${destination}`;
}
