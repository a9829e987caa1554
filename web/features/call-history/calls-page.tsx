import { useInfiniteQuery } from "@tanstack/react-query";
import type { CallHistoryItem } from "#contract/call-history.ts";
import { messages } from "#contract/messages.ts";
import { formatCredits } from "#contract/money.ts";
import { AddContactLink } from "#web/contacts/add-contact-link.tsx";
import { useContactName } from "#web/contacts/contacts-query.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { formatDialled } from "#web/lib/phone-number.ts";
import { qualityWord } from "#web/lib/quality-word.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { callsQuery } from "./call-queries.ts";
import { outcomeOf, talkTime } from "./call-words.ts";

const callColumns: readonly Column<CallHistoryItem>[] = [
  {
    header: "Date",
    cell: (call) => <time dateTime={call.startedAt}>{formatDateTime(call.startedAt)}</time>,
  },
  {
    header: "Number",
    cell: (call) => <CallLink call={call} />,
  },
  { header: "Outcome", cell: outcomeOf },
  { header: "Talk time", align: "end", cell: talkTime },
  { header: "Line", align: "end", cell: ({ quality }) => (quality ? qualityWord(quality.mosAverage) : "–") },
  {
    header: "Credits",
    align: "end",
    cell: ({ charged }) => (
      <span className="font-semibold">{charged ? `-${formatCredits(charged)}` : "0"}</span>
    ),
  },
];

function CallLink({ call }: { call: CallHistoryItem }) {
  const name = useContactName(call.number);
  const shown = name ?? formatDialled(call);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <TextLink
        to={`/calls/${call.id}`}
        aria-label={`Call to ${shown}, ${formatDateTime(call.startedAt)}`}
        className="min-w-0 break-words"
      >
        <bdi>{shown}</bdi>
      </TextLink>
      {name === undefined && call.number && <AddContactLink number={call.number} />}
    </span>
  );
}

const words = messages.callHistory;

export function CallsPage() {
  const calls = useInfiniteQuery({ ...callsQuery, enabled: useIsLoggedIn() });
  const rows = calls.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageTitle lead="Every call, newest first, also those that cost nothing.">Calls</PageTitle>
      <Card>
        {rows === undefined && !calls.isError && <Loading />}
        {rows?.length === 0 && (
          <EmptyState title={words.none}>
            <TextLink to="/dashboard">Make your first call</TextLink>
          </EmptyState>
        )}
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
