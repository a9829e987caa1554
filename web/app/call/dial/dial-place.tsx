import { buttonStyle } from "#web/kit/controls/button-style.ts";
import { Arriving } from "#web/kit/notices/arrivals.tsx";
import { Spinner } from "#web/kit/notices/loading.tsx";
import { FormatHints, quoteBox } from "#web/number/price/call-quote.tsx";
import { t } from "#words/translate.ts";

const box = "min-h-12 rounded-control border border-line-strong bg-surface";

/** The place of the dialler, as large and with the same words, until it is there. No control answers, so none is shown. */
export function DialPlace() {
  return (
    <div className="space-y-6">
      <div className="space-y-4">
        <div aria-hidden="true">
          <p className="mb-1.5 font-semibold text-sm">{t("Phone number")}</p>
          <div className="flex gap-2 sm:gap-3">
            <div className={`${box} w-13 sm:w-16`} />
            <div className={`${box} flex-1`} />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <p role="status" className={buttonStyle("primary", "large", "flex-1 sm:min-w-44 sm:flex-none")}>
            <Spinner />
            {t("Connecting...")}
          </p>
          <div className={buttonStyle("secondary", "large", "w-14 sm:w-34")} />
        </div>
        <div aria-hidden="true" className={quoteBox}>
          <FormatHints id="format-hints" />
        </div>
        <Arriving />
      </div>
      <div className="min-h-13.25 border-line border-t" />
    </div>
  );
}
