import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

interface ButtonLinkProps extends PageLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "primary", size = "medium", className, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={buttonStyle(variant, size, className)} />;
}
