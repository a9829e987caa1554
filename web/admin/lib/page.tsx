import type { ReactNode } from "react";

interface PageProps {
  title: string;
  /** Beside the title, such as a badge. */
  beside?: ReactNode;
  lead?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its heading, which is also the title of its browser tab. */
export function Page({ title, beside, lead, actions, children }: PageProps) {
  return (
    <div className="space-y-5">
      <title>{`${title} · Operators · Farline`}</title>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 break-words font-bold text-xl">{title}</h1>
            {beside}
          </div>
          {lead && <div className="mt-1 max-w-prose text-ink-soft text-sm">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
