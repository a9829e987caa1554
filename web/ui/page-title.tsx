import type { ReactNode } from "react";

interface PageTitleProps {
  children: string;
  lead?: ReactNode;
}

/** The heading of a page, which is also the title of its browser tab. */
export function PageTitle({ children, lead }: PageTitleProps) {
  return (
    <header className="mb-8">
      <title>{`${children} · Farline`}</title>
      <h1 className="font-bold text-2xl">{children}</h1>
      {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
    </header>
  );
}
