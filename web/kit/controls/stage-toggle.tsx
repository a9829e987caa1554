import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface StageToggleProps extends Omit<ComponentProps<"button">, "children" | "aria-pressed"> {
  icon: ReactNode;
  label: string;
  on: boolean;
}

/** A switch on the dark stage: an icon above its word, bright while it is on. Under a pointer it gets a ring alone. */
export function StageToggle({ icon, label, on, className, ...rest }: StageToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        "flex min-h-18 min-w-0 flex-1 flex-col items-center justify-center gap-1.5 rounded-control px-1 font-semibold text-sm transition-colors focus-visible:outline-stage-ink",
        on
          ? "bg-stage-ink text-stage"
          : "bg-stage-line text-stage-ink hover:inset-ring-2 hover:inset-ring-stage-soft",
        className,
      )}
    >
      {icon}
      {label}
    </button>
  );
}
