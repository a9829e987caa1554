import type { RefundablePayment } from "#contract/operators/payments.ts";
import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { Panel } from "#web/admin/lib/panel.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import type { Column } from "#web/kit/controls/table.tsx";

type AskedRefund = RefundablePayment["refunds"][number];

const states = {
  requested: { tone: "warn", words: "on its way" },
  done: { tone: "good", words: "done" },
  refused: { tone: "danger", words: "refused by the provider" },
} as const;

/** The refunds that the user and operators asked for, and what has become of each. */
export function AskedRefunds({ payment: { refunds, currency } }: { payment: RefundablePayment }) {
  const columns: readonly Column<AskedRefund>[] = [
    { header: "Asked for", cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    { header: "By", cell: ({ askedBy }) => (askedBy === "user" ? "the user" : "an operator") },
    { header: "Amount", align: "end", cell: ({ amount_minor }) => moneyOf(amount_minor, currency) },
    {
      header: "State",
      cell: ({ status }) => <Badge tone={states[status].tone}>{states[status].words}</Badge>,
    },
  ];
  return (
    <Panel title="Refunds" note="Those made at the provider itself are in the sum alone">
      <DenseTable
        caption="Refunds"
        columns={columns}
        rows={refunds}
        rowKey={({ id }) => id}
        empty="No refund was asked for."
      />
    </Panel>
  );
}
