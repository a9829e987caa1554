import type { Refund, RefundStore } from "#domain/payments/refund-store.ts";
import type { Client } from "./database.ts";
import { changed, many, one, sql } from "./sql.ts";

export function refundStore(client: Client): RefundStore {
  return {
    async add({ walletId, id, paymentId, amount_minor, requestedAt }, nextCheckAt) {
      const row = { walletId, id, paymentId, amount_minor, requestedAt, status: "requested", nextCheckAt };
      await changed(
        client,
        sql("refund.add")`INSERT INTO refund_request (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },

    async isOpen({ walletId, id }) {
      const found = await one(
        client,
        sql("refund.isOpen")`
          SELECT 1 FROM refund_request
           WHERE wallet_id = ${walletId} AND payment_id = ${id} AND status = 'requested'`,
      );
      return found !== undefined;
    },

    async finish({ walletId, id }, status) {
      const finished = await changed(
        client,
        sql("refund.finish")`
          UPDATE refund_request SET status = ${status}
           WHERE wallet_id = ${walletId} AND id = ${id} AND status = 'requested'`,
      );
      return finished === 1;
    },

    claimDue: (now, nextCheckAt, limit) =>
      many<Refund>(
        client,
        sql("refund.claimDue")`
          UPDATE refund_request SET next_check_at = ${nextCheckAt}
            FROM (SELECT wallet_id AS wallet, id AS refund FROM refund_request
                   WHERE status = 'requested' AND next_check_at <= ${now}
                   ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) AS due
           WHERE wallet_id = due.wallet AND id = due.refund
          RETURNING wallet_id, id, payment_id, amount_minor, requested_at`,
      ),
  };
}
