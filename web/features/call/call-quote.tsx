import { Suspense } from "react";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import type { TypedPrice } from "#web/tariff/number-price.ts";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
import { t } from "#words/translate.ts";

const QuotedNumber = lazyPart(async () => (await import("./quoted-number.tsx")).QuotedNumber, NotLoaded);

interface CallQuoteProps {
  /** The field's text, tidied. */
  digits: string;
  price: TypedPrice;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
}

/** The typed number's destination and price, before the call. */
export function CallQuote(props: CallQuoteProps) {
  return (
    <div
      aria-live="polite"
      className="min-h-22 rounded-control border border-line bg-sunken px-4 py-3 text-sm transition-opacity"
    >
      {props.price.state === "none" ? (
        <p className="text-ink-soft">{t("Enter a number to see its price before you call.")}</p>
      ) : (
        <Suspense fallback={null}>
          <QuotedNumber {...props} />
        </Suspense>
      )}
    </div>
  );
}
