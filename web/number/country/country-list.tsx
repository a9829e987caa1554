import { Check } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Flag } from "#web/kit/controls/flag.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { numberingPlans, spacedDigits, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { useCalledCountries } from "#web/number/recent-numbers.ts";
import { t } from "#words/translate.ts";
import { listCountries, searchCountries } from "./listed-countries.ts";

interface CountryListProps {
  listId: string;
  optionId: (place: number) => string;
  /** A name or a calling code. */
  search: string;
  /** Place of the option that the search field's keys have reached; -1 for none. */
  highlighted: number;
  onCount: (count: number) => void;
  onChoose: (country: string) => void;
}

/** All countries with their flags and calling codes, those called last on top. The keys of the search field move in it. */
export function CountryList({ listId, optionId, search, highlighted, onCount, onChoose }: CountryListProps) {
  const isReady = useNumberingPlans(true);
  const called = useCalledCountries();
  const plans = isReady ? numberingPlans() : null;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are named and sorted in the language that is shown
  const all = useMemo(() => (plans ? listCountries(plans, called) : []), [plans, called, language]);
  const countries = useMemo(() => searchCountries(all, search), [all, search]);
  useEffect(() => onCount(countries.length), [countries.length, onCount]);
  useEffect(() => {
    document.getElementById(optionId(highlighted))?.scrollIntoView({ block: "nearest" });
  }, [optionId, highlighted]);
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t("Countries")}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t pb-[env(safe-area-inset-bottom)]"
      >
        {countries.map(({ country, name, callingCode, wasCalled }, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search field, whose Enter clicks
          <div
            key={`${wasCalled}${country}`}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === highlighted}
            onClick={() => onChoose(country)}
            className={`flex min-h-12 cursor-pointer items-center gap-3 px-5 py-2 hover:bg-accent-soft ${place === highlighted ? "bg-accent-soft" : ""}`}
          >
            <Flag country={country} />
            <span className="min-w-0 flex-1 break-words">{name}</span>
            {wasCalled && (
              <span className="flex items-center gap-1 text-ink-soft text-xs">
                <Check aria-hidden="true" className="size-3.5" />
                {t("Called before")}
              </span>
            )}
            <bdi className="figures text-ink-soft text-sm">+{spacedDigits(callingCode)}</bdi>
          </div>
        ))}
      </div>
      <p role="status" className="px-5 py-2 text-ink-soft text-sm empty:hidden">
        {countries.length === 0 && search !== "" ? t("No country has this name or code.") : ""}
      </p>
    </>
  );
}
