import { formatCredits, millicreditsFromCredits } from "../../../contract/money.ts";
import { maximumCallSeconds } from "../../../contract/pricing.ts";
import type { TariffQuote } from "../../../contract/tariff.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { countryName, formatTalkTime } from "../../lib/format.ts";
import { useTariff } from "../../lib/tariff-query.ts";

/** Longer than any balance is worth counting: four days. */
const longestTalk_s = 4 * 24 * 3_600;

interface CallQuoteProps {
  number: string | null;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
}

/** What the number in the field would cost, before anybody dials it. */
export function CallQuote({ number, credits }: CallQuoteProps) {
  const tariff = useTariff(number);
  return (
    <div aria-live="polite" className="min-h-16 rounded-control bg-sunken px-4 py-3 text-sm">
      {tariff.isError ? (
        <p className="font-medium text-danger">
          {serverMessage(tariff.error) ?? "The price could not be loaded."}
        </p>
      ) : tariff.data ? (
        <Price quote={tariff.data} credits={credits} />
      ) : (
        <p className="text-ink-soft">
          {tariff.isFetching ? "Looking up the price..." : "Enter a number to see its price before you call."}
        </p>
      )}
    </div>
  );
}

function Price({ quote, credits }: { quote: TariffQuote; credits: number | undefined }) {
  const { creditsPerMinute, country, destination, rate } = quote;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{placeName(country, destination)}</span>
        <span className="figures">
          <strong>{formatCredits(creditsPerMinute)}</strong>
          {creditsPerMinute === 1 ? " credit a minute" : " credits a minute"}
        </span>
      </p>
      {credits !== undefined && (
        <p className="mt-0.5 text-ink-soft">
          {balanceLasts(maximumCallSeconds(rate, millicreditsFromCredits(credits), longestTalk_s))}
        </p>
      )}
    </>
  );
}

function balanceLasts(talk_s: number): string {
  if (talk_s === 0) return "Your balance does not cover a call to this number.";
  if (talk_s === longestTalk_s) return "Your balance lasts for days.";
  return `Your balance lasts ${formatTalkTime(talk_s)}.`;
}

/** The country, and what the tariff tells apart within it. */
function placeName(country: string, destination: string): string {
  const name = countryName(country);
  return destination.includes(name) ? destination : `${name} · ${destination}`;
}
