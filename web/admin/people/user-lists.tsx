import type { ShownUser } from "#contract/operators/people.ts";
import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { callColumns } from "./call-columns.tsx";
import { limitColumns, paymentColumns, sessionColumns, transactionColumns } from "./user-columns.tsx";

/** The server's limit of each list. */
const mostOfEach = 20;

/** The user's recent activity. */
export function UserLists({ shown }: { shown: ShownUser }) {
  const { calls, payments, transactions, sessions, limitsHit } = shown;
  return (
    <>
      <Panel title="Calls" {...latest(calls)}>
        <DenseTable
          caption="Calls"
          columns={callColumns}
          rows={calls}
          rowKey={({ id }) => id}
          empty="No calls yet."
        />
      </Panel>
      <Panel title="Payments" {...latest(payments)}>
        <DenseTable
          caption="Payments"
          columns={paymentColumns}
          rows={payments}
          rowKey={({ id }) => id}
          empty="No payments yet."
        />
      </Panel>
      <Panel title="Transactions" {...latest(transactions)}>
        <DenseTable
          caption="Transactions"
          columns={transactionColumns}
          rows={transactions}
          rowKey={({ id }) => id}
          empty="Nothing has moved yet."
        />
      </Panel>
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <Panel title="Sessions">
          <DenseTable
            caption="Sessions"
            columns={sessionColumns}
            rows={sessions}
            rowKey={({ id }) => id}
            empty="No device is logged in."
          />
        </Panel>
        <Panel title="Limits hit" note="Refused calls and payments of the last week">
          <DenseTable
            caption="Limits hit"
            columns={limitColumns}
            rows={limitsHit}
            rowKey={({ refusal }) => refusal}
            empty="Nothing was refused in the last week."
          />
        </Panel>
      </div>
    </>
  );
}

function latest(rows: readonly unknown[]): { note?: string } {
  return rows.length === mostOfEach ? { note: `The latest ${mostOfEach}` } : {};
}
