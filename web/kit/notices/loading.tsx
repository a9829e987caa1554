import { t } from "#words/translate.ts";
import { Arriving } from "./arrivals.tsx";

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

/** Turns while work is under way. Decorative: the words beside it name the work. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={`animate-spin ${className}`}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
