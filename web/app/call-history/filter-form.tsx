import { useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { numberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { byLocale } from "#words/by-locale.ts";
import { collator } from "#words/collator.ts";
import { countryName } from "#words/country-names.ts";
import { t } from "#words/translate.ts";
import type { CallFilters } from "./call-filters.ts";

interface FilterFormProps {
  filters: CallFilters;
  onChange: (filters: CallFilters) => void;
}

const noFilters: CallFilters = { from: "", to: "", country: "", search: "" };

export function FilterForm({ filters, onChange }: FilterFormProps) {
  const field = (name: keyof CallFilters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  });
  const { from, to, country } = filters;
  // Opened by an address that filters; then the user's own press counts.
  const [startsOpen] = useState(from + to + country !== "");
  const [isOpen, setOpen] = useState(startsOpen);
  useNumberingPlans(isOpen);
  return (
    <search className="mb-6 grid gap-3 print:hidden">
      <TextField label={t("Name or number")} type="search" autoComplete="off" {...field("search")} />
      <Disclosure summary={t("Filter by country and date")} isOpen={startsOpen} onToggle={setOpen}>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label={t("Country")} options={countries(country)} {...field("country")} />
          <TextField label={t("From#date")} type="date" max={to} {...field("from")} />
          <TextField label={t("To#date")} type="date" min={from} {...field("to")} />
        </div>
      </Disclosure>
      {Object.values(filters).some((value) => value !== "") && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(noFilters)}
          className="justify-self-start"
        >
          {t("Show all calls")}
        </Button>
      )}
    </search>
  );
}

const kept = byLocale((): { options?: { value: string; label: string }[] } => ({}));

/** All of them once the numbering plans are here, and until then the chosen one. */
function countries(chosen: string): { value: string; label: string }[] {
  const { options } = kept();
  if (options) return options;
  const plans = numberingPlans();
  const codes: readonly string[] = plans?.getCountries() ?? [chosen].filter(Boolean);
  const named = codes.map((value) => ({ value, label: countryName(value) }));
  const all = [
    { value: "", label: t("All countries") },
    ...named.toSorted((one, other) => collator().compare(one.label, other.label)),
  ];
  if (plans) kept().options = all;
  return all;
}
