import type { CallHistoryItem } from "#contract/call-history.ts";
import { formatCredits } from "#contract/money.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { formatDialled } from "#web/lib/phone-number.ts";
import { qualityWord } from "#web/lib/quality-word.ts";
import type { Column } from "#web/ui/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { outcomeOf, talkTime } from "./call-words.ts";

export const callColumns: readonly Column<CallHistoryItem>[] = [
  {
    header: "Date",
    cell: (call) => <time dateTime={call.startedAt}>{formatDateTime(call.startedAt)}</time>,
  },
  {
    header: "Number",
    cell: (call) => (
      <TextLink
        to={`/calls/${call.id}`}
        aria-label={`Call to ${formatDialled(call)}, ${formatDateTime(call.startedAt)}`}
      >
        {formatDialled(call)}
      </TextLink>
    ),
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
