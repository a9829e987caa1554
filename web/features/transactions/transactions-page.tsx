import { messages } from "../../../contract/messages.ts";
import { Card } from "../../ui/card.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import {
  amountColumn,
  creditsColumn,
  dateColumn,
  descriptionColumn,
  statusColumn,
  typeColumn,
} from "./transaction-columns.tsx";
import { TransactionTable } from "./transaction-table.tsx";

const columns = [dateColumn, typeColumn, descriptionColumn, amountColumn, creditsColumn, statusColumn];

export function TransactionsPage() {
  return (
    <>
      <PageTitle lead="Every purchase, call and refund, newest first.">Transactions</PageTitle>
      <Card>
        <TransactionTable caption="Transactions" columns={columns} empty={messages.transactions.none} />
      </Card>
    </>
  );
}
