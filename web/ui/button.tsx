import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { useIsLive } from "./is-live.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that work is under way, and ignores further presses. */
  busy?: boolean;
}

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
  const isLive = useIsLive();
  return (
    <button
      {...rest}
      // A form that its code does not answer yet must not be sent to another address with what was typed.
      type={isLive ? type : "button"}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
