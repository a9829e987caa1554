import type { TariffPreview } from "#contract/operators/tariffs.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import type { Deck } from "./deck.ts";

interface ImportPricesProps {
  deck: Deck;
  preview: TariffPreview;
  onDone: () => void;
}

/** Imports the deck whose preview is shown. */
export function ImportPrices({ deck, preview, onDone }: ImportPricesProps) {
  const { added, removed, changed, belowCost } = preview.counts;
  const start = deck.effectiveAt ? `at ${deck.effectiveAt.slice(0, 16).replace("T", " ")} UTC` : "at once";
  return (
    <ActDialog
      useCase="import_tariff"
      button="Import these prices"
      variant={belowCost > 0 ? "danger" : "primary"}
      title="Import these prices?"
      sentence={
        `${deck.source} takes effect ${start}: ${changed} changed, ${added} added, ${removed} removed, ` +
        `${belowCost} below cost. Calls under way keep the price they began with.`
      }
      body={(reason) => ({ ...deck, reason })}
      outcome={({ id }) => `The prices are imported as version ${id}.`}
      onDone={onDone}
    />
  );
}
