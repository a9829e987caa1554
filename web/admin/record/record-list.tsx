import { useInfiniteQuery } from "@tanstack/react-query";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { Panel } from "#web/admin/lib/panel.tsx";
import { readsKey } from "#web/admin/lib/queries.ts";
import { run } from "#web/admin/lib/run.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { Action } from "./action.tsx";
import { bodyOf, type RecordFilters } from "./record-filters.ts";

const limit = 50;

/** The filtered record, a page at a time. */
export function RecordList({ filters }: { filters: RecordFilters }) {
  const body = bodyOf(filters);
  const record = useInfiniteQuery({
    queryKey: [...readsKey, "read_record", "pages", body],
    queryFn: ({ signal, pageParam }) =>
      run(
        "read_record",
        { ...body, limit, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limit ? undefined : page.at(-1)?.id),
  });
  const actions = record.data?.pages.flat();
  return (
    <Panel title="Actions">
      {actions === undefined && !record.error && <Loading />}
      {actions?.length === 0 && <p className="text-ink-soft text-sm">Nothing is recorded.</p>}
      {actions !== undefined && actions.length > 0 && (
        <ol aria-label="Actions" className="divide-y divide-line">
          {actions.map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </ol>
      )}
      {record.error && <Alert tone="danger">{serverMessage(record.error) ?? operatorMessages.failed}</Alert>}
      {record.hasNextPage && (
        <div className="mt-4 text-center">
          <Button
            variant="secondary"
            size="small"
            busy={record.isFetchingNextPage}
            onClick={() => void record.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </Panel>
  );
}
