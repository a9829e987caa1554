import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  summary: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Disclosure({ summary, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className="group border-line border-t pt-2"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-sm font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-3 pb-1">{children}</div>
    </details>
  );
}
