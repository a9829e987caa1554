import { classNames } from "./class-names.ts";

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
  danger: "bg-danger text-on-danger hover:bg-danger-hover",
  stage: "bg-stage-ink text-stage hover:bg-stage-soft",
  stageQuiet: "bg-stage-line text-stage-ink hover:inset-ring-2 hover:inset-ring-stage-soft",
} as const;
export type ButtonVariant = keyof typeof variants;

const sizes = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-11 px-5 text-sm",
  large: "min-h-13 px-4 text-base sm:px-7",
} as const;
export type ButtonSize = keyof typeof sizes;

/** The look shared by buttons and by links that look like buttons. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55",
    variants[variant],
    sizes[size],
    className,
  );
}
