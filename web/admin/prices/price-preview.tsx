import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import type { PricedPrefix, TariffPreview } from "#contract/operators/tariffs.ts";
import { usdPerMinute } from "#web/admin/lib/money.ts";
import { LongTable } from "#web/admin/lib/tables.tsx";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatCredits } from "#words/money.ts";

/** Changes that a deck would make, in credits a minute: first the prices below cost, which it must not have. */
export function PricePreview({ preview }: { preview: TariffPreview }) {
  const { against, counts } = preview;
  const from = against ? `Against version ${against.id} (${against.source})` : "There are no prices yet";
  return (
    <section aria-label="Preview" className="space-y-4">
      <Alert tone={counts.belowCost > 0 ? "danger" : "info"} role="status">
        {`${from}: ${counts.changed} changed, ${counts.added} added, ${counts.removed} removed, ${counts.belowCost} below cost.`}
      </Alert>
      {counts.belowCost > 0 && (
        <Disclosure summary={`Below cost (${counts.belowCost})`} isOpen>
          <LongTable
            caption="Prices below cost"
            columns={sentenceColumns}
            rows={preview.belowCost.map((sentence) => ({ sentence }))}
          />
          <Rest shown={preview.belowCost.length} all={counts.belowCost} />
        </Disclosure>
      )}
      {counts.changed > 0 && (
        <Disclosure summary={`Changed (${counts.changed})`} isOpen>
          <LongTable caption="Changed prices" columns={changeColumns} rows={priceChanges(preview.changed)} />
          <Rest shown={preview.changed.length} all={counts.changed} />
        </Disclosure>
      )}
      {counts.added > 0 && (
        <Disclosure summary={`Added (${counts.added})`}>
          <LongTable caption="Added prices" columns={priceColumns} rows={preview.added} />
          <Rest shown={preview.added.length} all={counts.added} />
        </Disclosure>
      )}
      {counts.removed > 0 && (
        <Disclosure summary={`Removed (${counts.removed})`}>
          <LongTable caption="Removed prices" columns={priceColumns} rows={preview.removed} />
          <Rest shown={preview.removed.length} all={counts.removed} />
        </Disclosure>
      )}
    </section>
  );
}

/** The server lists only the first of many. */
function Rest({ shown, all }: { shown: number; all: number }) {
  if (shown >= all) return null;
  return <p className="mt-2 text-ink-soft text-sm">{`The first ${shown} of ${all} are listed.`}</p>;
}

const sentenceColumns: Column<{ sentence: string }>[] = [
  { header: "Sold below what the carriers charge", cell: ({ sentence }) => sentence },
];

const changeColumns: Column<PriceChange>[] = [
  { header: "Prefix", cell: ({ prefix }) => prefix },
  {
    header: "Destination",
    cell: ({ name, also }) => (
      <span>
        {name}
        {also.length > 0 && <span className="block text-ink-soft text-xs">{also.join("; ")}</span>}
      </span>
    ),
  },
  { header: "Before", align: "end", cell: ({ before }) => before },
  { header: "After", align: "end", cell: ({ after }) => after },
  { header: "Difference", align: "end", cell: Difference },
];

/** A sign beside the colour, for those who do not see it. */
function Difference({ difference_mc }: PriceChange) {
  if (difference_mc === null || difference_mc === 0) return "–";
  const sign = difference_mc > 0 ? "+" : "\u2212";
  const tone = difference_mc > 0 ? "text-danger" : "text-good";
  const size = formatCredits(creditsFromMillicredits(Math.abs(difference_mc)));
  return <span className={tone}>{`${sign}${size}`}</span>;
}

const priceColumns: Column<PricedPrefix>[] = [
  { header: "Prefix", cell: ({ prefix }) => prefix },
  { header: "Destination", cell: ({ name }) => name },
  { header: "A minute", align: "end", cell: minutePrice },
  { header: "Billed", align: "end", cell: billing },
];

type Changed = TariffPreview["changed"][number];

interface PriceChange {
  prefix: string;
  name: string;
  before: string;
  after: string;
  /** Of a minute, exact; null when it is not sold before or after. */
  difference_mc: number | null;
  /** Other changes, such as the name or the steps of billing. */
  also: string[];
}

/** The changes of a preview, the largest difference of a minute first, in either direction. */
export function priceChanges(changed: readonly Changed[]): PriceChange[] {
  return changed
    .map(changeOf)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.prefix.localeCompare(other.prefix));
}

/** "0.3" a minute, or that it is free or not sold. */
function minutePrice({
  creditsPerMinute,
  creditsToConnect,
  blocked,
  carrierUsdPerMinute,
}: PricedPrefix): string {
  const isFree = creditsPerMinute === 0 && creditsToConnect === 0;
  if (blocked) return isFree && carrierUsdPerMinute === null ? "not sold, cost unknown" : "not sold";
  return isFree ? "free" : formatCredits(creditsPerMinute);
}

/** "60/60 s, 1 to connect": how a call is billed besides the price of a minute. */
function billing({ minimum_s, increment_s, creditsToConnect }: PricedPrefix): string {
  const steps = `${minimum_s}/${increment_s} s`;
  return creditsToConnect > 0 ? `${steps}, ${formatCredits(creditsToConnect)} to connect` : steps;
}

function changeOf({ before, after }: Changed): PriceChange {
  const isSold = !before.blocked && !after.blocked;
  const difference_mc =
    millicreditsFromCredits(after.creditsPerMinute) - millicreditsFromCredits(before.creditsPerMinute);
  return {
    prefix: after.prefix,
    name: after.name,
    before: minutePrice(before),
    after: minutePrice(after),
    difference_mc: isSold ? difference_mc : null,
    also: [
      ...(before.name === after.name ? [] : [`was named ${before.name}`]),
      ...(billing(before) === billing(after) ? [] : [`${billing(before)} becomes ${billing(after)}`]),
      ...countriesChange("landlines", before.landlineCountries, after.landlineCountries),
      ...countriesChange("mobiles", before.mobileCountries, after.mobileCountries),
      ...costChange(before.carrierUsdPerMinute, after.carrierUsdPerMinute),
    ],
  };
}

/** "mobiles: GB IM becomes GB": the countries on whose price lists the prefix is. */
function countriesChange(kind: string, before: string, after: string): string[] {
  return before === after ? [] : [`${kind}: ${before || "none"} becomes ${after || "none"}`];
}

/** "the carrier's cost: $0.0158 (before: unknown)". */
function costChange(before: number | null, after: number | null): string[] {
  const inWords = (usd: number | null) => (usd === null ? "unknown" : usdPerMinute(usd));
  return before === after ? [] : [`the carrier's cost: ${inWords(after)} (before: ${inWords(before)})`];
}

/** A prefix that starts or stops being sold is the largest change. */
function sizeOf({ difference_mc }: PriceChange): number {
  return difference_mc === null ? Number.POSITIVE_INFINITY : Math.abs(difference_mc);
}
