import { type ReactNode, useId } from "react";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { useBrandName } from "./brand-name.ts";

interface PageProps {
  title: string;
  beside?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen with its heading, which is also the title of its browser tab. */
export function Page({ title, beside, lead, actions, children }: PageProps) {
  return (
    <div className="space-y-5">
      <title>{`${title} · Operators · ${useBrandName()}`}</title>
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

interface PanelProps {
  title: string;
  /** The limit of the content, such as "The latest 50". */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

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

/** Names and their values; what is nothing is left out. */
type NamedFacts = readonly (
  | readonly [name: string, value: ReactNode, strong?: "strong"]
  | false
  | null
  | undefined
)[];

/** In columns, as many as fit. */
export function FactList({ facts }: { facts: NamedFacts }) {
  return (
    <dl className="figures grid grid-cols-1 gap-x-8 gap-y-3 text-sm min-[26rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {facts
        .filter((fact) => !!fact)
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="break-words font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** One below the other. */
export function FactColumn({ facts }: { facts: NamedFacts }) {
  return (
    <Facts>
      {facts
        .filter((fact) => !!fact)
        .map(([name, value, strong]) => (
          <Fact key={name} name={name} strong={strong !== undefined}>
            {value}
          </Fact>
        ))}
    </Facts>
  );
}
