import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";

export const linkStyle =
  "rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(linkStyle, className)} />;
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant = "primary", size = "medium", className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
