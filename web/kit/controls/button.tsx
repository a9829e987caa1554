import type { ComponentProps } from "react";
import { useIsInHtml } from "#web/kit/browser/served-page.ts";
import { Spinner } from "#web/kit/notices/loading.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that work is under way, and ignores further presses. */
  busy?: boolean;
}

/** Disabled in the server's HTML, where no code answers it yet. */
export function Button({
  variant = "primary",
  size = "medium",
  busy = false,
  type = "button",
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isInHtml = useIsInHtml();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy || isInHtml}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
