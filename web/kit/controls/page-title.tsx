import type { ReactNode } from "react";
import { brandName } from "#words/brand.ts";

interface PageTitleProps {
  children: string;
  lead?: ReactNode;
  /** On phones the title is for screen readers alone, where the page's first card says what it is. */
  isHiddenOnPhones?: boolean;
}

/** The heading of a page, which is also the title of its browser tab. */
export function PageTitle({ children, lead, isHiddenOnPhones = false }: PageTitleProps) {
  return (
    <header className={isHiddenOnPhones ? "max-md:sr-only md:mb-8" : "mb-8"}>
      <title>{`${children} · ${brandName()}`}</title>
      <h1 className="break-words font-bold text-2xl">{children}</h1>
      {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
    </header>
  );
}
