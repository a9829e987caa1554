import { ChevronDown, Globe } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Flag } from "#web/kit/controls/flag.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { requireNumberingPlans } from "#web/number/numbering-plans.ts";
import { countryName } from "#words/country-names.ts";
import { t } from "#words/translate.ts";

async function loadPicker() {
  const [{ CountryPicker }] = await Promise.all([import("./country-picker.tsx"), requireNumberingPlans()]);
  return CountryPicker;
}
const CountryPicker = lazyPart(loadPicker, NotLoaded);

/** A part that fails to load is asked for again, and missed, once it is shown. */
function loadAhead(): void {
  loadPicker().catch(() => undefined);
}

interface CountryButtonProps {
  /** The country of the number as far as it is typed, or the one chosen for it. */
  country: string | undefined;
  onChoose: (country: string) => void;
  /** Takes the focus once the list is closed with a choice. */
  onDone: () => void;
}

export function CountryButton({ country, onChoose, onDone }: CountryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const wasChosen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={
          country === undefined
            ? t("Choose a country")
            : t("Country: {country}", { country: countryName(country) })
        }
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          wasChosen.current = false;
          setOpen(true);
        }}
        className="flex min-h-12 w-13 shrink-0 items-center justify-center gap-1 rounded-control border border-line-strong bg-surface hover:border-ink sm:w-16 sm:gap-1.5"
      >
        {country === undefined ? (
          <Globe aria-hidden="true" className="size-5 text-ink-soft" />
        ) : (
          <Flag country={country} />
        )}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CountryPicker
            onChoose={(chosen) => {
              wasChosen.current = true;
              setOpen(false);
              onChoose(chosen);
            }}
            onClose={() => setOpen(false)}
            afterClose={() => {
              if (wasChosen.current) onDone();
              else opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
