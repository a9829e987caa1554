import { creditsInWords, formatCredits, millicreditsFromCredits } from "#contract/money.ts";
import { maximumCallSeconds } from "#contract/pricing.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import { countryName, formatTalkTime } from "#web/lib/format.ts";
import { Flag } from "#web/ui/flag.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { countryOf } from "./dialled-text.ts";
import { leastCredits } from "./least-credits.ts";
import type { NumberQuote } from "./number-quote.ts";

/** Longer than any balance is worth counting: four days. */
const longestTalk_s = 4 * 24 * 3_600;

interface CallQuoteProps {
  number: string | null;
  quote: NumberQuote;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
}

/** Where the number in the field belongs and what it would cost, before anybody dials it. */
export function CallQuote({ number, quote, credits }: CallQuoteProps) {
  return (
    <div
      aria-live="polite"
      className="min-h-22 rounded-control border border-line bg-sunken px-4 py-3 text-sm transition-opacity"
    >
      {quote.state === "priced" && !quote.old ? (
        <Price price={quote.price} credits={credits} />
      ) : quote.state === "refused" || quote.state === "failed" ? (
        <>
          {number !== null && <Place country={countryOf(number)} />}
          <p className="font-medium text-danger">{quote.message}</p>
        </>
      ) : (
        <>
          {number !== null && <Place country={countryOf(number)} />}
          <p className="text-ink-soft">{waiting[quote.state]}</p>
        </>
      )}
    </div>
  );
}

const waiting = {
  none: "Enter a number to see its price before you call.",
  short: "Enter the whole number to see its price.",
  looking: "Looking up the price...",
  priced: "Looking up the price...",
} as const;

function Price({ price, credits }: { price: TariffQuote; credits: number | undefined }) {
  const { creditsPerMinute, country, destination, rate } = price;
  const least = leastCredits(rate);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Place country={country} detail={destination} />
        <p className="figures">
          <strong>{formatCredits(creditsPerMinute)}</strong>
          {creditsPerMinute === 1 ? " credit a minute" : " credits a minute"}
        </p>
      </div>
      {credits !== undefined && (
        <Balance
          talk_s={maximumCallSeconds(rate, millicreditsFromCredits(Math.max(0, credits)), longestTalk_s)}
        />
      )}
      <p className="text-ink-soft">An answered call costs at least {creditsInWords(least)}.</p>
    </>
  );
}

function Balance({ talk_s }: { talk_s: number }) {
  if (talk_s === 0) {
    return (
      <p className="mt-0.5 font-medium text-danger">
        Your balance does not cover a call to this number.{" "}
        <TextLink to="/purchase-credits">Purchase credits</TextLink>
      </p>
    );
  }
  return (
    <p className="mt-0.5">
      {talk_s === longestTalk_s
        ? "Your balance lasts for days."
        : `Your balance lasts ${formatTalkTime(talk_s)}.`}
    </p>
  );
}

/** A country with its flag, and what the tariff tells apart within it; nothing while it is not known. */
function Place({ country, detail = "" }: { country: string | undefined; detail?: string }) {
  if (country === undefined) return null;
  const name = countryName(country);
  return (
    <p className="flex items-baseline gap-2 font-semibold">
      <Flag country={country} />
      {detail === "" ? name : detail.includes(name) ? detail : `${name} · ${detail}`}
    </p>
  );
}
