import { type RefObject, Suspense } from "react";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import type { TypedNumber } from "#web/number/typed-number.ts";
import { t } from "#words/translate.ts";
import type { TypedPrice } from "./number-price.ts";

const QuotedNumber = lazyPart(async () => (await import("./quoted-number.tsx")).QuotedNumber, NotLoaded);
const NumberChoices = lazyPart(
  async () => (await import("#web/number/number-choices.tsx")).NumberChoices,
  NotLoaded,
);
const BesideNumber = lazyPart(
  async () => (await import("#web/number/beside-number.tsx")).BesideNumber,
  NotLoaded,
);

interface CallQuoteProps {
  ref: RefObject<HTMLDivElement | null>;
  typed: TypedNumber;
  /** True while the number is refused as one of emergency. */
  isEmergency: boolean;
  /** Takes the field's text for the number that is chosen. */
  onChoose: (text: string) => void;
  price: TypedPrice;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
  /** The id of the format hints. */
  hintsId: string;
}

/** As high as a price, which then moves nothing below it. */
export const quoteBox = "min-h-45 rounded-control border border-line bg-sunken px-4 py-3 text-sm sm:min-h-29";

/** The typed number's destination and price, before the call; how a number is written while there is none. */
export function CallQuote({ ref, onChoose, hintsId, ...props }: CallQuoteProps) {
  const { typed, price } = props;
  return (
    <div ref={ref} aria-live="polite" className={quoteBox}>
      {price.state === "several" ? (
        <Suspense fallback={null}>
          <NumberChoices choices={price.choices} onChoose={onChoose} />
        </Suspense>
      ) : price.state === "none" ? (
        <FormatHints id={hintsId} />
      ) : price.state === "lost" ? (
        <NotLoaded onRetry={loadNumberingPlans} />
      ) : (
        <Suspense fallback={null}>
          <QuotedNumber {...props} />
          {typed.code + typed.keys !== "" && <BesideNumber code={typed.code} keys={typed.keys} />}
        </Suspense>
      )}
    </div>
  );
}

export function FormatHints({ id }: { id: string }) {
  return (
    <div className="space-y-0.5 text-ink-soft">
      <p>{t("Enter a number to see its price before you call.")}</p>
      <ul id={id} className="space-y-0.5">
        <li>{t("US/Canada: 1 + area code + number")}</li>
        <li>{t("International: country code + number")}</li>
        <li>{t("Type no spaces, dashes or parentheses: the number is spaced for you")}</li>
      </ul>
    </div>
  );
}
