import { type ReactNode, useState } from "react";
import type { ListFilters } from "#contract/operators/lists.ts";
import type { UseCase } from "#contract/operators/permissions.ts";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Panel } from "#web/admin/lib/page.tsx";
import { Button } from "#web/kit/controls/button.tsx";

export type SumFilters = ListFilters & { since: string; until: string };

interface PeriodSumsProps {
  useCase: UseCase;
  filters: ListFilters;
  children: (filters: SumFilters) => ReactNode;
}

/** Sums of the filters' period, read at a press: a long one is as much work as a month of the revenue. */
export function PeriodSums({ useCase, filters, children }: PeriodSumsProps) {
  const { since, until } = filters;
  const [summed, setSummed] = useState<string>();
  const key = JSON.stringify(filters);
  if (!useMayRun(useCase)) return null;
  return (
    <Panel title="Sums of the period" note="By the time that the ledger moved, as on the revenue page">
      {since === undefined || until === undefined ? (
        <p className="text-ink-soft text-sm">Choose both days of a period to sum it up.</p>
      ) : summed === key ? (
        children({ ...filters, since, until })
      ) : (
        <Button variant="secondary" size="small" onClick={() => setSummed(key)}>
          Sum up
        </Button>
      )}
    </Panel>
  );
}
