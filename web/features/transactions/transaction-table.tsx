import { messages } from "../../../contract/messages.ts";
import type { Transaction } from "../../../contract/payments.ts";
import { useTransactions } from "../../lib/account-queries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading } from "../../ui/loading.tsx";
import { type Column, Table } from "../../ui/table.tsx";

interface TransactionTableProps {
  caption: string;
  columns: readonly Column<Transaction>[];
  /** Shows only the newest. */
  limit?: number;
  /** What to say when there is none. */
  empty: string;
}

export function TransactionTable({ caption, columns, limit, empty }: TransactionTableProps) {
  const transactions = useTransactions();
  if (transactions.data === undefined) {
    if (!transactions.isError) return <Loading />;
    return (
      <Alert tone="danger">
        {messages.transactions.failed}{" "}
        <Button variant="secondary" size="small" className="ml-2" onClick={() => transactions.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const rows = transactions.data.slice(0, limit);
  if (rows.length === 0) return <EmptyState title={empty} />;
  return <Table caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
