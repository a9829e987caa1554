import { useMemo, useState } from "react";
import { settingsMessages } from "#contract/settings-messages.ts";
import { useLanguage } from "#web/lib/language.ts";
import { pricesByCountry } from "#web/tariff/country-prices.ts";
import { findCountries } from "#web/tariff/find-countries.ts";
import { usePriceList } from "#web/tariff/price-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { t } from "#words/translate.ts";

interface CountryChoiceProps {
  /** ISO 3166-1 alpha-2 codes. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Every country of the price list to tick, found by its name. */
export function CountryChoice({ chosen, onChange }: CountryChoiceProps) {
  const language = useLanguage();
  const prices = usePriceList("USD");
  const [search, setSearch] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are named and sorted in the language that is shown
  const countries = useMemo(() => pricesByCountry(prices.data?.destinations ?? []), [prices.data, language]);
  const found = findCountries(countries, { text: search, digits: null, country: undefined });

  function tick(country: string, isTicked: boolean): void {
    onChange(isTicked ? [...chosen, country] : chosen.filter((one) => one !== country));
  }

  if (prices.isPending) return <Loading />;
  if (prices.isError) return <Alert tone="danger">{t(settingsMessages.loadFailed)}</Alert>;
  return (
    <div className="space-y-3">
      <TextField
        label={t("Find a country")}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would send the form while the user is still looking.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="max-h-72 overflow-y-auto rounded-control border border-line-strong px-4 py-3">
        <legend className="sr-only">{t("Countries")}</legend>
        {found.map(({ country, name }) => (
          <CheckboxField
            key={country}
            label={name}
            checked={chosen.includes(country)}
            onChange={(event) => tick(country, event.target.checked)}
          />
        ))}
        {found.length === 0 && (
          <p className="text-ink-soft text-sm">{t("We call no country of this name.")}</p>
        )}
      </fieldset>
    </div>
  );
}
