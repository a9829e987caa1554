import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

export const linkStyle =
  "rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(linkStyle, className)} />;
}
