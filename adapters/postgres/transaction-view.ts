import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/currencies.ts";
import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, formatCredits, millicreditsPerCredit } from "#contract/money.ts";
import type { Transaction } from "#contract/payments.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { PaymentStatus } from "#domain/payments/payment-store.ts";
import type { TransactionView } from "#domain/payments/transaction-view.ts";
import type { Client } from "./database.ts";

interface PurchaseRow {
  kind: "purchase";
  id: string;
  created_at: Date;
  /** `created_at` to the microsecond. */
  place: string;
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
  place: string;
  credits_mc: number;
  destination: string;
  number: string;
}
type Row = PurchaseRow | ReturnRow | CallRow;

/**
 * $1 account, $2 limit, $3 type or null, $4 and $5 the place to go on from: `infinity` for the newest. Each part brings
 * no more rows than a page can need.
 *
 * A payment's first movement is the purchase itself; whatever it moves later is a refund or its reversal. A completed
 * purchase shows what it moved, so that the completed rows of an account always sum up to its balance.
 */
const listing = `
  SELECT *, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place FROM (
  (SELECT 'purchase' AS kind, p.id::text, p.created_at, p.status,
          CASE WHEN p.status = 'completed' THEN coalesce(t.delta_mc, 0) ELSE p.credits_mc END AS credits_mc,
          p.charge_minor AS amount_minor, p.currency, NULL AS destination, NULL AS number
     FROM payment p LEFT JOIN transfer t ON t.ref = 'payment:' || p.id || ':1'
    WHERE p.account_id = $1 AND ($3::text IS NULL OR $3 = 'purchase') AND (p.created_at, p.id::text) < ($4, $5)
    ORDER BY p.created_at DESC, p.id::text DESC LIMIT $2)
  UNION ALL
  (SELECT CASE t.contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END, t.ref, t.created_at, 'completed',
          t.delta_mc, round(p.charge_minor::numeric * t.delta_mc / p.credits_mc)::bigint, p.currency, NULL, NULL
     FROM transfer t JOIN payment p ON p.id = t.subject_id
    WHERE t.account_id = $1 AND t.contra IN ('payments', 'disputes') AND t.ref <> 'payment:' || p.id || ':1'
      AND ($3::text IS NULL OR $3 = 'refund') AND (t.created_at, t.ref) < ($4, $5)
    ORDER BY t.created_at DESC, t.ref DESC LIMIT $2)
  UNION ALL
  (SELECT 'call', c.id::text, c.created_at, 'completed', -c.cost_mc, NULL, NULL, c.destination, c.number
     FROM call c
    WHERE c.account_id = $1 AND NOT c.open AND c.cost_mc > 0
      AND ($3::text IS NULL OR $3 = 'call') AND (c.created_at, c.id::text) < ($4, $5)
    ORDER BY c.created_at DESC, c.id::text DESC LIMIT $2)
  ) AS history
  ORDER BY created_at DESC, id DESC LIMIT $2`;

export function transactionView(client: Client): TransactionView {
  return {
    async list(accountId, { limit, before, type }) {
      const { rows } = await client.query<Row>({
        name: "transaction_list",
        text: listing,
        // One row beyond the page tells whether there is another page.
        values: [accountId, limit + 1, type ?? null, before?.createdAt ?? "infinity", before?.id ?? ""],
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        transactions: page.map(toTransaction),
        next: rows.length > limit && last ? { createdAt: last.place, id: last.id } : undefined,
      };
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
  const movement = row.credits_mc < 0 ? row.kind : (`${row.kind}Returned` as const);
  const description = messages.transactions[movement];
  return { ...common, ...money, type: "refund", description, status: "completed" };
}
