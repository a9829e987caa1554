import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { PricedPrefix, TariffPreview } from "#contract/operators/tariffs.ts";
import { LongTable } from "#web/admin/lib/long-table.tsx";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatCredits } from "#words/money.ts";
import { billing, minutePrice, type PriceChange, priceChanges } from "./price-changes.ts";

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
            rowKey={({ sentence }) => sentence}
          />
          <Rest shown={preview.belowCost.length} all={counts.belowCost} />
        </Disclosure>
      )}
      {counts.changed > 0 && (
        <Disclosure summary={`Changed (${counts.changed})`} isOpen>
          <LongTable
            caption="Changed prices"
            columns={changeColumns}
            rows={priceChanges(preview.changed)}
            rowKey={byPrefix}
          />
          <Rest shown={preview.changed.length} all={counts.changed} />
        </Disclosure>
      )}
      {counts.added > 0 && (
        <Disclosure summary={`Added (${counts.added})`}>
          <LongTable caption="Added prices" columns={priceColumns} rows={preview.added} rowKey={byPrefix} />
          <Rest shown={preview.added.length} all={counts.added} />
        </Disclosure>
      )}
      {counts.removed > 0 && (
        <Disclosure summary={`Removed (${counts.removed})`}>
          <LongTable
            caption="Removed prices"
            columns={priceColumns}
            rows={preview.removed}
            rowKey={byPrefix}
          />
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

const byPrefix = ({ prefix }: { prefix: string }) => prefix;

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
