import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant = "primary", size = "medium", className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
