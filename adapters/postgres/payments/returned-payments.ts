import type { Client } from "#adapters/postgres/connection/database.ts";
import { ofMember } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import type { PaymentStore, ReturnedMoney } from "#domain/payments/payment-store.ts";

/** The part of the payment store that says why a balance is below zero. */
export function returnedPayments(client: Client): Pick<PaymentStore, "returnedPayments"> {
  return {
    // A payment's first transfer is the purchase.
    async returnedPayments({ walletId, moneyOf }) {
      const wallet = sql.parameter(walletId);
      const returned = await many<ReturnedMoney>(client, "payment.returned")`
        SELECT ${columnsOf<ReturnedMoney>()(`CASE t.contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END AS cause,
               max(t.seq) FILTER (WHERE t.delta_mc < 0) AS seq`)}
          FROM transfer t JOIN payment p ON p.wallet_id = ${wallet} AND p.id = t.subject_id
         WHERE t.wallet_id = ${wallet} AND t.contra IN ('payments', 'disputes')
           AND t.ref <> 'payment:' || p.id || ':1' AND ${ofMember(sql.fragment`p.user_id`, sql.parameter(moneyOf))}
         GROUP BY p.id, t.contra HAVING sum(t.delta_mc) < 0
         ORDER BY seq DESC`;
      const covered = await one<{ seq: number }>(client, "payment.coveredSeq")`
        SELECT seq FROM transfer WHERE wallet_id = ${wallet} AND balance_after_mc >= 0 ORDER BY seq DESC LIMIT 1`;
      return { returned, coveredSeq: covered?.seq ?? 0 };
    },
  };
}
