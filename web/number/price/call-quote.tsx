import { type RefObject, Suspense } from "react";
import { classNames } from "#web/kit/controls/class-names.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { NumberChoices } from "#web/number/number-choices.tsx";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { t } from "#words/translate.ts";
import type { QuotedNumberProps } from "./quoted-number.tsx";

export const QuotedNumber = lazyPart(
  async () => (await import("./quoted-number.tsx")).QuotedNumber,
  NotLoaded,
);

interface CallQuoteProps extends QuotedNumberProps {
  ref: RefObject<HTMLDivElement | null>;
  onChoose: (text: string) => void;
  hintsId: string;
  className: string | false;
}

/** As high as a price, which then moves nothing below it. */
export const quoteBox = "min-h-45 rounded-control border border-line bg-sunken px-4 py-3 text-sm sm:min-h-29";

/** The typed number's destination and price, before the call; how a number is written while there is none. */
export function CallQuote({ ref, onChoose, hintsId, className, ...props }: CallQuoteProps) {
  const { price } = props;
  return (
    <div ref={ref} aria-live="polite" className={classNames(quoteBox, className)}>
      {price.state === "several" ? (
        <NumberChoices emergency={price.emergency} choices={price.choices} onChoose={onChoose} />
      ) : price.state === "none" ? (
        <FormatHints id={hintsId} />
      ) : price.state === "lost" ? (
        <NotLoaded onRetry={loadNumberingPlans} />
      ) : (
        <Suspense fallback={null}>
          <QuotedNumber {...props} />
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
        <li>{t("No spaces, dashes or parentheses: just the digits, which are grouped as you type")}</li>
      </ul>
    </div>
  );
}
