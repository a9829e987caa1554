import type { Currency } from "#contract/currencies.ts";
import { creditsInWords, formatCredits } from "#contract/money.ts";
import type { CountryPrices, PriceRange } from "#web/tariff/country-prices.ts";
import { formatMinutePrice } from "#web/tariff/price-words.ts";
import type { Column } from "#web/ui/table.tsx";

/** Destination, landline and mobile; the money beside the credits is in `currency`. */
export function priceColumns(currency: Currency): Column<CountryPrices>[] {
  return [
    {
      header: "Destination",
      cell: ({ name, callingCode, areaCodes }) => (
        <span>
          <span className="font-semibold">{name}</span>{" "}
          <span className="whitespace-nowrap text-ink-soft">
            {`+${callingCode} ${areaCodes.join(", ")}`.trimEnd()}
          </span>
        </span>
      ),
    },
    {
      header: "Landline",
      align: "end",
      cell: ({ landline }) => <Cell range={landline} currency={currency} />,
    },
    {
      header: "Mobile",
      align: "end",
      cell: ({ mobile }) => <Cell range={mobile} currency={currency} />,
    },
  ];
}

function Cell({ range, currency }: { range: PriceRange | undefined; currency: Currency }) {
  if (!range) return <span className="text-ink-soft">none</span>;
  const { lowest, highest } = range;
  const money = (price: number) => formatMinutePrice(price, currency);
  const isOne = lowest.creditsPerMinute === highest.creditsPerMinute;
  return (
    <span>
      <span className="whitespace-nowrap font-semibold">
        {isOne
          ? creditsInWords(lowest.creditsPerMinute)
          : `${formatCredits(lowest.creditsPerMinute)} to ${creditsInWords(highest.creditsPerMinute)}`}
      </span>{" "}
      <span className="inline-block min-w-18 whitespace-nowrap text-ink-soft">
        {isOne
          ? money(lowest.pricePerMinute)
          : `${money(lowest.pricePerMinute)} to ${money(highest.pricePerMinute)}`}
      </span>
    </span>
  );
}
