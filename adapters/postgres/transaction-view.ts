import { creditsPerUsd } from "../../contract/constants.ts";
import type { Currency } from "../../contract/currencies.ts";
import { messages } from "../../contract/messages.ts";
import { creditsFromMillicredits, formatCredits, millicreditsPerCredit } from "../../contract/money.ts";
import type { Transaction } from "../../contract/payments.ts";
import { amountFromMinor } from "../../domain/money/minor-units.ts";
import type { PaymentStatus } from "../../domain/payments/payment-store.ts";
import type { TransactionView } from "../../domain/payments/transaction-view.ts";
import type { Client } from "./database.ts";

interface PurchaseRow {
  kind: "purchase";
  id: string;
  created_at: Date;
  status: PaymentStatus;
  credits_mc: number;
  amount_minor: number;
  currency: Currency;
}
interface ReturnRow extends Omit<PurchaseRow, "kind" | "status"> {
  kind: "refund" | "dispute";
}
interface CallRow {
  kind: "call";
  id: string;
  created_at: Date;
  credits_mc: number;
  destination: string;
  number: string;
}
type Row = PurchaseRow | ReturnRow | CallRow;

/**
 * A payment's first movement is the purchase itself; whatever it moves later is a refund or its reversal. A completed
 * purchase shows what it moved, so that the completed rows of an account always sum up to its balance.
 */
const listing = `
  (SELECT 'purchase' AS kind, p.id::text, p.created_at, p.status,
          CASE WHEN p.status = 'completed' THEN coalesce(t.delta_mc, 0) ELSE p.credits_mc END AS credits_mc,
          p.charge_minor AS amount_minor, p.currency, NULL AS destination, NULL AS number
     FROM payment p LEFT JOIN transfer t ON t.ref = 'payment:' || p.id || ':1'
    WHERE p.account_id = $1
    ORDER BY p.created_at DESC LIMIT $2)
  UNION ALL
  (SELECT CASE t.contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END, t.ref, t.created_at, 'completed',
          t.delta_mc, round(p.charge_minor::numeric * t.delta_mc / p.credits_mc)::bigint, p.currency, NULL, NULL
     FROM transfer t JOIN payment p ON p.id = t.subject_id
    WHERE t.account_id = $1 AND t.contra IN ('payments', 'disputes') AND t.ref <> 'payment:' || p.id || ':1'
    ORDER BY t.seq DESC LIMIT $2)
  UNION ALL
  (SELECT 'call', c.id::text, c.created_at, 'completed', -c.cost_mc, NULL, NULL, c.destination, c.number
     FROM call c
    WHERE c.account_id = $1 AND NOT c.open AND c.cost_mc > 0
    ORDER BY c.created_at DESC LIMIT $2)
  ORDER BY created_at DESC, id LIMIT $2`;

export function transactionView(client: Client): TransactionView {
  return {
    async list(accountId, limit) {
      const { rows } = await client.query<Row>({
        name: "transaction_list",
        text: listing,
        values: [accountId, limit],
      });
      return rows.map(toTransaction);
    },
  };
}

function toTransaction(row: Row): Transaction {
  const common = {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    credits: creditsFromMillicredits(row.credits_mc),
  };
  if (row.kind === "call") {
    return {
      ...common,
      type: "call",
      description: messages.transactions.call(row.destination, row.number),
      amount: row.credits_mc / (millicreditsPerCredit * creditsPerUsd),
      currency: "USD",
      status: "completed",
    };
  }
  const money = { amount: amountFromMinor(row.amount_minor, row.currency), currency: row.currency };
  if (row.kind === "purchase") {
    const description = messages.transactions.purchase(formatCredits(common.credits));
    return { ...common, ...money, type: "purchase", description, status: row.status };
  }
  const description = messages.transactions[row.kind];
  return { ...common, ...money, type: "refund", description, status: "completed" };
}
