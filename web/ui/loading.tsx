import { Spinner } from "./spinner.tsx";

/** Stands where a page or a card will be, and says so to screen readers. */
export function Loading({ label = "Loading..." }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-ink-soft text-sm">
      <Spinner />
      {label}
    </p>
  );
}
