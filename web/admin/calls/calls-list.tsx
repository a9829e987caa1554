import { wasFree } from "#contract/money/pricing.ts";
import { type CallRow, lists } from "#contract/operators/lists.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { FactList } from "#web/admin/lib/page.tsx";
import { run } from "#web/admin/lib/run.ts";
import { momentColumn, userColumn } from "#web/admin/lists/common-columns.tsx";
import { type ListDeclaration, ListView } from "#web/admin/lists/list-view.tsx";
import { PeriodSums, type SumFilters } from "#web/admin/lists/period-sums.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { formatDuration } from "#web/kit/wording/format.ts";
import { creditsInWords } from "#words/money.ts";
import { CallStatus } from "./call-parts.tsx";

export function CallsList() {
  return <ListView declared={calls} />;
}

const calls: ListDeclaration<CallRow> = {
  list: "calls",
  title: "Calls",
  read: (body, signal) => run("list_all_calls", body, { signal }),
  choices: { state: { label: "State", values: lists.calls.states } },
  columns: {
    created: momentColumn("Placed"),
    user: userColumn,
    direction: { header: "Direction", cell: ({ direction }) => direction, fields: () => ["direction"] },
    number: {
      header: "To or from",
      cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      fields: () => ["number"],
    },
    destination: {
      header: "Destination",
      cell: ({ destination, country }) => (destination === null ? "–" : `${destination} (${country})`),
      fields: () => ["destination", "country"],
    },
    state: {
      header: "State",
      cell: ({ status }) => <CallStatus status={status} />,
      fields: () => ["status"],
    },
    refusal: {
      header: "Refused because",
      cell: ({ refusal }) => (refusal === null ? "–" : inWords(refusal)),
      fields: () => ["refusal"],
      isHidden: true,
    },
    answered: {
      header: "Talked",
      align: "end",
      cell: ({ answered_s }) => (answered_s === null ? "–" : formatDuration(answered_s)),
      fields: () => ["answered_s"],
    },
    cost: {
      header: "Charged",
      align: "end",
      cell: ({ cost, answered_s }) => {
        if (wasFree({ charged: cost, seconds: answered_s })) return "Free";
        return cost === null ? "–" : creditsInWords(cost);
      },
      fields: () => ["cost"],
    },
    call: {
      header: "Call",
      align: "end",
      cell: ({ id, number }) => (
        <TextLink to={`/calls/${id}`} aria-label={`Reports of the call to ${number}`}>
          Open
        </TextLink>
      ),
      fields: () => ["id"],
    },
  },
  sums: (filters) => (
    <PeriodSums useCase="sum_calls" filters={filters}>
      {(period) => <CallSums filters={period} />}
    </PeriodSums>
  ),
};

function CallSums({ filters }: { filters: SumFilters }) {
  return (
    <Answer to={useRead("sum_calls", filters)}>
      {({ calls, answered_s, charged }) => (
        <FactList
          facts={[
            ["Charged calls", calls.toLocaleString("en")],
            ["Talk time", formatDuration(answered_s)],
            ["Charged", creditsInWords(charged)],
          ]}
        />
      )}
    </Answer>
  );
}
