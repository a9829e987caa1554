import { useMemo, useState } from "react";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { findCountries } from "#web/number/tariff/find-countries.ts";
import { usePriceList } from "#web/number/tariff/price-queries.ts";
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
