import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** The limit of the content, such as "The latest 50". */
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a screen. */
export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-bold text-base">
          {title}
        </h2>
        {note && <p className="text-ink-soft text-xs">{note}</p>}
        {action}
      </header>
      {children}
    </section>
  );
}
