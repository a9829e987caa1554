import { useInfiniteQuery } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { useSessionToken } from "#web/lib/browser-session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Table } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { callColumns } from "./call-columns.tsx";
import { callsQuery } from "./call-queries.ts";

const words = messages.callHistory;

export function CallsPage() {
  const calls = useInfiniteQuery({ ...callsQuery, enabled: useSessionToken() !== null });
  const rows = calls.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageTitle lead="Every call, newest first, also those that cost nothing.">Calls</PageTitle>
      <Card>
        {rows === undefined && !calls.isError && <Loading />}
        {rows?.length === 0 && <EmptyState title={words.none} />}
        {rows !== undefined && rows.length > 0 && (
          <>
            <Table caption="Calls" columns={callColumns} rows={rows} rowKey={(row) => row.id} />
            <p role="status" className="mt-5 text-center text-ink-soft text-sm">
              {words.shown(rows.length)}
            </p>
          </>
        )}
        {calls.isError && <Alert tone="danger">{serverMessage(calls.error) ?? words.failed}</Alert>}
        {(calls.hasNextPage || calls.isError) && (
          <div className="mt-3 text-center print:hidden">
            <Button
              variant="secondary"
              busy={calls.isFetching}
              onClick={() => void (rows ? calls.fetchNextPage() : calls.refetch())}
            >
              {calls.isError ? "Try again" : "Load more"}
            </Button>
          </div>
        )}
      </Card>
      <p className="mt-6 print:hidden">
        <TextLink to="/transactions" className="text-sm">
          Back to your transactions
        </TextLink>
      </p>
    </>
  );
}
