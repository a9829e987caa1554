import { classNames } from "./class-names.ts";
import { PageLink, type PageLinkProps } from "./page-link.tsx";

export const linkStyle =
  "rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

export function TextLink({ className, ...rest }: PageLinkProps) {
  return <PageLink {...rest} className={classNames(linkStyle, className)} />;
}
