import { dashboardTransactionCount } from "../../../contract/constants.ts";
import { messages } from "../../../contract/messages.ts";
import { Card } from "../../ui/card.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import {
  amountColumn,
  briefStatusColumn,
  creditsColumn,
  dateColumn,
  typeColumn,
} from "./transaction-columns.tsx";
import { TransactionTable } from "./transaction-table.tsx";

const columns = [dateColumn, typeColumn, amountColumn, creditsColumn, briefStatusColumn];

export function RecentTransactions() {
  return (
    <Card
      title="Recent Transactions"
      action={
        <TextLink to="/transactions" className="text-sm">
          View All Transactions
        </TextLink>
      }
    >
      <TransactionTable
        caption="Recent transactions"
        columns={columns}
        limit={dashboardTransactionCount}
        empty={messages.transactions.noneRecent}
      />
    </Card>
  );
}
