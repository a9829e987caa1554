import { PhoneCall } from "lucide-react";
import { messages } from "#contract/messages/messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Flag } from "#web/kit/controls/flag.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { useMinutePrices } from "#web/number/price/minute-prices.ts";
import type { RecentNumber } from "#web/number/recent-numbers.ts";
import { countryName } from "#words/country-names.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface RecentRowsProps {
  recent: readonly RecentNumber[];
  /** The price of a typed number stands above, with the day of its exchange rate. */
  hasQuote: boolean;
  onChoose: (number: E164) => void;
  onRedial: (number: E164) => void;
}

export function RecentRows({ recent, hasQuote, onChoose, onRedial }: RecentRowsProps) {
  const { rateInWords } = useCreditMoney();
  const prices = useMinutePrices(recent.map(({ number }) => number));
  useNumberingPlans(true);
  return (
    <section aria-label={t("Recent numbers")} className="border-line border-t pt-3 sm:pt-5">
      <h3 className="mb-1 font-semibold text-sm">{t("Recent numbers")}</h3>
      <ul className="divide-y divide-line">
        {recent.map((call) => (
          <li key={call.number} className="flex items-center gap-2">
            <button
              type="button"
              onClick={() => onChoose(call.number)}
              className="-mx-2 min-w-0 flex-1 rounded-control px-2 py-2.5 text-start hover:bg-sunken"
            >
              <RecentCall call={call} price={prices.get(call.number)} />
            </button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Call {number} again", { number: formatNumber(call.number) })}
              onClick={() => onRedial(call.number)}
              className="min-h-11 shrink-0"
            >
              <PhoneCall aria-hidden="true" className="size-4.5" />
              <span className="hidden sm:inline">{t("Call again")}</span>
            </Button>
          </li>
        ))}
      </ul>
      {!hasQuote && rateInWords && <p className="mt-2 text-ink-soft text-xs">{rateInWords}</p>}
    </section>
  );
}

interface RecentCallProps {
  call: RecentNumber;
  /** Undefined until it is known, and for a number that can no longer be called. */
  price: string | undefined;
}

function RecentCall({ call: { number, country, direction, status, startedAt }, price }: RecentCallProps) {
  const name = useContactName(number);
  return (
    <>
      <span className="flex items-center gap-2">
        <Flag country={country} />
        <bdi className="figures min-w-0 break-words font-semibold text-sm">
          {name ?? formatNumber(number)}
        </bdi>
      </span>
      <span className="block text-ink-soft text-xs">
        <bdi>{name ? formatNumber(number) : countryName(country)}</bdi> ·{" "}
        {say(messages.callHistory[direction === "incoming" ? "incoming" : "ended"][status])} ·{" "}
        <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
      </span>
      {/* Its place is there before it is. */}
      <span className="figures block min-h-lh text-ink-soft text-xs">{price}</span>
    </>
  );
}
