import { useCombobox } from "downshift";
import { Check, Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useId, useMemo, useState } from "react";
import { Flag } from "#web/kit/controls/flag.tsx";
import { controlStyle } from "#web/kit/fields/field.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { numberingPlans, spacedDigits, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { useCalledCountries } from "#web/number/recent-numbers.ts";
import { t } from "#words/translate.ts";
import { type ListedCountry, listCountries, searchCountries } from "./listed-countries.ts";

interface CountryPickerProps {
  onChoose: (country: string) => void;
  onClose: () => void;
  /** Takes the focus, which the dialog keeps inside as long as it is there. */
  afterClose: () => void;
}

/** All countries with their flags and calling codes, those called last on top; the search is by name and by code. */
export function CountryPicker({ onChoose, onClose, afterClose }: CountryPickerProps) {
  const isReady = useNumberingPlans(true);
  const called = useCalledCountries();
  const [search, setSearch] = useState("");
  const plans = isReady ? numberingPlans() : null;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are named and sorted in the language that is shown
  const all = useMemo(() => (plans ? listCountries(plans, called) : []), [plans, called, language]);
  const found = useMemo(() => searchCountries(all, search), [all, search]);

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-stage/60 backdrop-blur-xs" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            afterClose();
          }}
          className="fade-in fixed inset-x-0 bottom-0 z-50 mx-auto flex h-[min(40rem,88dvh)] w-full max-w-md flex-col rounded-t-card border border-line bg-surface pt-5 shadow-float sm:bottom-auto sm:top-[8dvh] sm:rounded-card"
        >
          <Radix.Title className="px-5 font-bold text-lg">{t("Choose a country")}</Radix.Title>
          <Countries found={found} search={search} onSearch={setSearch} onChoose={onChoose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface CountriesProps {
  found: readonly ListedCountry[];
  search: string;
  onSearch: (text: string) => void;
  onChoose: (country: string) => void;
}

function Countries({ found, search, onSearch, onChoose }: CountriesProps) {
  const id = useId();
  // The first country found is the one that Enter takes, also after a search that found none.
  const [highlighted, setHighlighted] = useState(0);
  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    id,
    items: [...found],
    isOpen: true,
    highlightedIndex: found.length === 0 ? -1 : highlighted,
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setHighlighted(highlightedIndex);
    },
    selectedItem: null,
    itemToString: (item) => item?.name ?? "",
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.country),
  });
  return (
    <>
      <div className="px-5 pt-3 pb-3">
        <div className="relative">
          <Search aria-hidden="true" className="absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft" />
          <input
            {...getInputProps({
              "aria-label": t("Country name or code"),
              "aria-labelledby": undefined,
              // The library reports the text after the next frame: an Enter before it would find the old countries.
              onChange: ({ currentTarget }) => {
                setHighlighted(0);
                onSearch(currentTarget.value);
              },
            })}
            autoComplete="off"
            placeholder={t("Name or code")}
            className={`${controlStyle} ps-11`}
          />
        </div>
      </div>
      <ul
        {...getMenuProps({ "aria-label": t("Countries"), "aria-labelledby": undefined })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t pb-[env(safe-area-inset-bottom)]"
      >
        {found.map((item, index) => (
          <li
            key={`${item.wasCalled}${item.country}`}
            {...getItemProps({ item, index })}
            className={`flex min-h-12 cursor-pointer items-center gap-3 px-5 py-2 ${index === highlighted ? "bg-accent-soft" : ""}`}
          >
            <Flag country={item.country} />
            <span className="min-w-0 flex-1 break-words">{item.name}</span>
            {item.wasCalled && (
              <span className="flex items-center gap-1 text-ink-soft text-xs">
                <Check aria-hidden="true" className="size-3.5" />
                {t("Called before")}
              </span>
            )}
            <bdi className="figures text-ink-soft text-sm">+{spacedDigits(item.callingCode)}</bdi>
          </li>
        ))}
      </ul>
      <p role="status" className="px-5 py-2 text-ink-soft text-sm empty:hidden">
        {found.length === 0 && search !== "" ? t("No country has this name or code.") : ""}
      </p>
    </>
  );
}
