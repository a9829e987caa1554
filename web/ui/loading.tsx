import { t } from "#words/translate.ts";
import { Spinner } from "./spinner.tsx";

/** The placeholder of a page or card that loads, announced to screen readers. */
export function Loading({ label = t("Loading...") }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft text-sm">
      <Spinner />
      {label}
    </p>
  );
}
