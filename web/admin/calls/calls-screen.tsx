import type { LiveCall } from "#contract/operators/calls.ts";
import { Answer } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { CallerLink } from "#web/admin/lib/user-link.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { CallSearch, CallStatus, everyLook_ms, HangUp, useLiveCalls } from "./call-parts.tsx";
import { CallsList } from "./calls-list.tsx";

const mostListed = 500;

export function CallsScreen() {
  const live = useLiveCalls();
  return (
    <Page title="Calls" actions={<CallSearch />}>
      <Answer to={live}>
        {(calls) => (
          <TablePanel
            title="Under way"
            note={`The newest ${mostListed}, read again every ${everyLook_ms / 1_000} seconds`}
            columns={columns}
            rows={calls}
            empty="No call is under way."
          />
        )}
      </Answer>
      <CallsList />
    </Page>
  );
}

const columns: Column<LiveCall>[] = [
  { header: "Placed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: "User", cell: CallerLink },
  { header: "To", cell: Callee },
  { header: "Status", cell: ({ status }) => <CallStatus status={status} /> },
  {
    header: "Talking for",
    align: "end",
    cell: ({ talked_s }) => (talked_s === null ? "–" : formatDuration(talked_s)),
  },
  {
    header: "A minute",
    align: "end",
    cell: ({ perMinute }) => (perMinute === null ? "–" : formatCredits(perMinute)),
  },
  { header: "Held", align: "end", cell: ({ held }) => creditsInWords(held) },
  {
    header: "Call",
    align: "end",
    cell: (call) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-3">
        <TextLink to={`/calls/${call.id}`} aria-label={`History of the call to ${call.number}`}>
          History
        </TextLink>
        <HangUp call={call} number={call.number} />
      </span>
    ),
  },
];

function Callee({ number, destination }: LiveCall) {
  return (
    <span>
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
      {destination !== null && <span className="text-ink-soft"> {destination}</span>}
    </span>
  );
}
