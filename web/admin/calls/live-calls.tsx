import type { LiveCall } from "#contract/operators/calls.ts";
import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { creditsInWords, formatCredits } from "#words/money.ts";
import { CallStatus } from "./call-status.tsx";
import { CallerLink } from "./caller-link.tsx";
import { HangUp } from "./hang-up.tsx";

export function LiveCalls({ calls }: { calls: readonly LiveCall[] }) {
  return (
    <DenseTable
      caption="Calls under way"
      columns={columns}
      rows={calls}
      rowKey={({ id }) => id}
      empty="No call is under way."
    />
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
