import { Search } from "lucide-react";
import { type KeyboardEvent, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { controlStyle } from "#web/kit/fields/field.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { requireNumberingPlans } from "#web/number/numbering-plans.ts";
import { t } from "#words/translate.ts";

export async function loadList() {
  const [{ CountryList }] = await Promise.all([import("./country-list.tsx"), requireNumberingPlans()]);
  return CountryList;
}
const CountryList = lazyPart(loadList, NotLoaded);

interface CountryDialogProps {
  /** Gets the chosen country, or null. The dialog is closed then, and keeps the focus no longer. */
  onClose: (country: string | null) => void;
}

/** Search for a country. It takes what is typed from the press on; the list, which is heavy, may come later. */
export function CountryDialog({ onClose }: CountryDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState("");
  /** Number of listed countries; null until the list is there. */
  const [count, setCount] = useState<number | null>(null);
  /** Place of the country that Enter takes: the first one found, once something is searched. */
  const [highlighted, setHighlighted] = useState(-1);
  const optionId = (place: number) => `${id}-${place}`;
  useLayoutEffect(() => {
    const element = dialog.current;
    // Firefox 97 has no modal dialog: the box stands there by its style alone.
    if (element?.showModal) element.showModal();
    else element?.querySelector("input")?.focus();
  }, []);

  const isClosed = useRef(false);

  function close(country: string | null): void {
    // The browser reports a closing of ours too, a moment later.
    if (isClosed.current) return;
    isClosed.current = true;
    dialog.current?.close?.();
    onClose(country);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape") close(null);
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 0 };
    const step = steps[event.key];
    // The Enter that ends an input method's word chooses no country.
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === "Enter") document.getElementById(optionId(highlighted))?.click();
    else if (count) setHighlighted(Math.min(Math.max(highlighted + step, 0), count - 1));
  }

  const hasOption = count !== null && highlighted >= 0 && highlighted < count;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      // By Escape, or the back gesture of a phone.
      onClose={() => close(null)}
      onClick={({ target, currentTarget }) => target === currentTarget && close(null)}
      className="fade-in fixed inset-x-0 top-auto bottom-0 mx-auto h-[min(40rem,88dvh)] w-full max-w-md rounded-t-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-stage/60 backdrop:backdrop-blur-xs sm:top-[8dvh] sm:bottom-auto sm:rounded-card"
    >
      <div className="flex h-full flex-col pt-5">
        <h2 id={`${id}-title`} className="px-5 font-bold text-lg">
          {t("Choose a country")}
        </h2>
        <div className="relative mx-5 my-3">
          <Search aria-hidden="true" className="absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft" />
          <input
            role="combobox"
            aria-label={t("Country name or code")}
            aria-expanded={count !== null}
            aria-controls={count === null ? undefined : `${id}-list`}
            aria-activedescendant={hasOption ? optionId(highlighted) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={t("Name or code")}
            value={search}
            onChange={({ currentTarget }) => {
              setSearch(currentTarget.value);
              setHighlighted(currentTarget.value === "" ? -1 : 0);
            }}
            onKeyDown={press}
            className={`${controlStyle} ps-11`}
          />
        </div>
        <Suspense fallback={<Loading />}>
          <CountryList
            listId={`${id}-list`}
            optionId={optionId}
            search={search}
            highlighted={highlighted}
            onCount={setCount}
            onChoose={close}
          />
        </Suspense>
      </div>
    </dialog>
  );
}
