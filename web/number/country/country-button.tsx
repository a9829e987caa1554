import { ChevronDown, Globe } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Flag } from "#web/kit/controls/flag.tsx";
import { loadAhead } from "#web/kit/loading/presses.ts";
import { countryName } from "#words/country-names.ts";
import { t } from "#words/translate.ts";
import { CountryDialog, loadList } from "./country-dialog.tsx";

interface CountryButtonProps {
  /** The country of the number as far as it is typed, or the one chosen for it. */
  country: string | undefined;
  onChoose: (country: string) => void;
  /** Takes the focus once the list is closed with a choice. */
  onDone: () => void;
}

export function CountryButton({ country, onChoose, onDone }: CountryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(chosen: string | null): void {
    setOpen(false);
    if (chosen === null) {
      opener.current?.focus();
      return;
    }
    onChoose(chosen);
    onDone();
  }

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
        {...loadAhead(loadList)}
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-13 shrink-0 items-center justify-center gap-1 rounded-control border border-line-strong bg-surface hover:border-ink sm:w-16 sm:gap-1.5"
      >
        {country === undefined ? (
          <Globe aria-hidden="true" className="size-5 text-ink-soft" />
        ) : (
          <Flag country={country} />
        )}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-soft" />
      </button>
      {/* Outside the dialler's form, which Enter in the search would send. */}
      {isOpen && createPortal(<CountryDialog onClose={close} />, document.body)}
    </>
  );
}
