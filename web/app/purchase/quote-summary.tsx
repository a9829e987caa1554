import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import type { Quote } from "#contract/money/payments.ts";
import { type CallRate, isFree, maximumCallSeconds } from "#contract/money/pricing.ts";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { countryInSentence } from "#words/country-names.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t, tn } from "#words/translate.ts";
import { habitsQuery } from "./purchase-habits.ts";

/**
 * The quoted price, its credits and how long they last: "$10.00, 100 credits, about 100 minutes to India". Its place is
 * there before the quote, so that the button below stays where it is.
 */
export function QuoteSummary({ quote }: { quote: Quote | undefined }) {
  const destination = useQuery(habitsQuery).data?.destination;
  return (
    <p className="figures min-h-11 text-sm sm:min-h-5">
      {quote && (
        <RichText
          text={summaryInWords(quote, destination)}
          parts={{ b: (words) => <strong className="text-base">{words}</strong> }}
        />
      )}
    </p>
  );
}

/** Nearly two years: rates close to free would never end the search. */
const longest_s = 1_000_000 * 60;

function summaryInWords(
  { amount, currency, credits }: Quote,
  destination: { country: string; rate: CallRate } | null | undefined,
): string {
  const values = { price: formatMoney(amount, currency), credits: creditsInWords(credits) };
  if (!destination || isFree(destination.rate)) return t("<b>{price}</b>, {credits}", values);
  const talk_s = maximumCallSeconds(destination.rate, millicreditsFromCredits(credits), longest_s);
  const minutes = tn(Math.floor(talk_s / 60), "{n} minute", "{n} minutes");
  const country = countryInSentence(destination.country);
  return t("<b>{price}</b>, {credits}, about {minutes} to {country}", { ...values, minutes, country });
}

/** A shorter loss of the network is over before a sentence about it is read. */
const quiet_ms = 3_000;

/** Says, after a moment, that a purchase waits for the network. Stands beside the pressed button while it waits. */
export function OfflineNote() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), quiet_ms);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Alert tone="warn">{t(messages.payment.offline)}</Alert>;
}
