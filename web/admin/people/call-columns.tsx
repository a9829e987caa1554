import { callBand } from "#contract/calls/call-quality.ts";
import type { ListedCall } from "#contract/operators/calls.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { formatCredits } from "#words/money.ts";

export const callColumns: readonly Column<ListedCall>[] = [
  { header: "Started", cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { header: "Number", cell: ({ id, dialled }) => <TextLink to={`/calls/${id}`}>{dialled}</TextLink> },
  { header: "Destination", cell: ({ destination }) => destination ?? "-" },
  { header: "End", cell: ({ status, refusal }) => refusal?.code ?? status },
  { header: "Quality", cell: ({ quality }) => (quality ? qualityWords(quality) : "-") },
  {
    header: "Time",
    align: "end",
    cell: ({ seconds }) => (seconds === null ? "-" : formatDuration(seconds)),
  },
  {
    header: "Credits",
    align: "end",
    cell: ({ charged }) => (charged === null ? "-" : formatCredits(charged)),
  },
];

function qualityWords(quality: NonNullable<ListedCall["quality"]>): string {
  const { mosAverage, packetsLostPercent } = quality;
  const score = `${callBand(quality)}, MOS ${mosAverage.toFixed(1)}`;
  return packetsLostPercent > 0 ? `${score}, ${packetsLostPercent.toFixed(1)} % lost` : score;
}
