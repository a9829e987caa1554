import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** The address of a page of the app. */
  to: string;
}

/** A link to another page, made of the router's own parts: its Link brings 2 kB for frameworks to every page. */
export function PageLink({ to, onClick, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to);

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  }

  return <a {...rest} href={href} onClick={click} />;
}
