import { t } from "#words/translate.ts";
import { Arriving } from "./arrivals.tsx";
import { Spinner } from "./spinner.tsx";

interface LoadingProps {
  label?: string;
  /** The colour, where the ground is not the page's. */
  className?: string;
}

/** The placeholder of a page or card that loads, announced to screen readers. */
export function Loading({ label = t("Loading..."), className = "text-ink-soft" }: LoadingProps) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 py-16 text-sm ${className}`}>
      <Arriving />
      <Spinner />
      {label}
    </p>
  );
}
