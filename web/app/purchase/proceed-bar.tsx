import type { ReactNode } from "react";
import { t } from "#words/translate.ts";

interface ProceedBarProps {
  summary: ReactNode;
  /** Sentences about what cannot be bought. They move nothing: below the button, on phones above the summary. */
  notices: ReactNode;
  /** The button that goes on. */
  children: ReactNode;
}

/**
 * The end of the choice. On phones it stays in view above the bottom bar, but for low windows, and calls, whose own bar is
 * at the window's lower edge.
 */
export function ProceedBar({ summary, notices, children }: ProceedBarProps) {
  return (
    <div
      data-proceed-bar
      className="z-10 -mx-4 mt-7 -mb-4 flex in-[html:has([data-call-bar])]:static flex-col gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3 tall:max-md:sticky tall:max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] sm:-mx-7 sm:-mb-7 sm:px-7 sm:py-5"
    >
      <section aria-label={t("Summary")} aria-live="polite">
        {summary}
      </section>
      {children}
      {/* A later sentence stands farther from the button, and moves none of the earlier ones. */}
      <div className="flex flex-col gap-3 empty:hidden max-md:order-first max-md:flex-col-reverse">
        {notices}
      </div>
    </div>
  );
}
