import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { localAmount } from "./rates-query.ts";

interface PresetAmountsProps {
  amountsUsd: readonly number[];
  currency: Currency;
  rates: Rates | undefined;
  /** The chosen amount in USD. */
  chosen: number | null;
  onChoose: (amountUsd: number) => void;
}

export function PresetAmounts({ amountsUsd, currency, rates, chosen, onChoose }: PresetAmountsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t("Choose an amount")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {amountsUsd.map((amountUsd) => (
          <button
            key={amountUsd}
            type="button"
            aria-pressed={amountUsd === chosen}
            onClick={() => onChoose(amountUsd)}
            className={classNames(
              "figures rounded-control border px-3 py-4 sm:px-4 text-start transition-colors",
              amountUsd === chosen
                ? "border-accent bg-accent-soft ring-1 ring-accent"
                : "border-line-strong bg-surface hover:border-ink hover:bg-sunken",
            )}
          >
            <span className="block font-bold text-lg">
              {formatMoney(localAmount(amountUsd, currency, rates), currency)}
            </span>
            <span className="block text-ink-soft text-sm">{creditsInWords(amountUsd * creditsPerUsd)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
