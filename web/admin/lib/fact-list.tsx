import type { ReactNode } from "react";

export type NamedFact = readonly [name: string, value: ReactNode];

/** Names and their values in columns, as many as fit. */
export function FactList({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className="figures grid grid-cols-1 gap-x-8 gap-y-3 text-sm min-[26rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft text-xs">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
