import type { Client } from "#adapters/postgres/connection/database.ts";
import { lowerHeld } from "#adapters/postgres/ledger/wallet-holds.ts";
import { changedOne, columnsOf, exists, type MoneyFields, many, run, sql } from "#adapters/postgres/sql.ts";
import type { TakenBack } from "#domain/payments/refunds/money-back-limit.ts";
import type { Refund, RefundStore, RequestedRefund } from "#domain/payments/refunds/refund-store.ts";

const refundColumns = columnsOf<Refund>()(
  "wallet_id, id, payment_id, amount_minor, requested_at, asked_by, held_mc",
);

const refundMoney: MoneyFields<Refund> = { amount_minor: "always", held_mc: "always" };

/** Order of locks: the refund, then its wallet. */
export function refundStore(client: Client): RefundStore {
  return {
    add: (refund, nextCheckAt) =>
      run(client, "refund.add")`
        INSERT INTO refund_request (${refundColumns}, status, next_check_at)
        VALUES (${refundColumns.values(refund)}, 'requested', ${nextCheckAt})`,

    isOpen: ({ walletId, id }) =>
      exists(client, "refund.isOpen")`
        SELECT 1 FROM refund_request
         WHERE wallet_id = ${walletId} AND payment_id = ${id} AND status = 'requested'`,

    async finish({ walletId, id }, status) {
      const wallet = sql.parameter(walletId);
      return changedOne(client, "refund.finish")`
        WITH released AS (
          UPDATE refund_request SET status = ${status}
           WHERE wallet_id = ${wallet} AND id = ${id} AND status = 'requested'
          RETURNING held_mc
        ) ${lowerHeld(wallet)}`;
    },

    async noteMade({ walletId, id }, made) {
      const wallet = sql.parameter(walletId);
      const payment = sql.parameter(id);
      const refs = made.map(({ ref }) => ref);
      await run(client, "refund.noteMade")`
        INSERT INTO refund_request (wallet_id, id, payment_id, amount_minor, requested_at, asked_by, status, next_check_at)
        SELECT ${wallet}, md5(ref)::uuid, ${payment}, amount_minor, made_at, 'provider', status, made_at
          FROM unnest(${refs}::text[], ${made.map(({ amount_minor }) => amount_minor)}::bigint[],
                      ${made.map(({ madeAt }) => madeAt)}::timestamptz[],
                      ${made.map(({ state }) => (state === "failed" ? "refused" : "done"))}::text[])
               AS made (ref, amount_minor, made_at, status)
        ON CONFLICT (wallet_id, id) DO UPDATE SET status = excluded.status`;
      await run(client, "refund.lost")`
        UPDATE refund_request SET status = 'refused'
         WHERE wallet_id = ${wallet} AND payment_id = ${payment} AND asked_by = 'provider' AND status = 'done'
           AND id <> ALL (SELECT md5(ref)::uuid FROM unnest(${refs}::text[]) AS ref)`;
    },

    async fail({ walletId, id }, counted) {
      const failed = await many<Pick<Refund, "id">>(client, "refund.fail")`
        UPDATE refund_request SET status = 'refused'
         WHERE wallet_id = ${walletId} AND payment_id = ${id} AND asked_by <> 'provider' AND status = 'done'
           AND id <> ALL (${counted}::uuid[])
        RETURNING id`;
      return failed.map((refund) => refund.id);
    },

    claimDue: (now, nextCheckAt, limit) =>
      many<Refund>(client, "refund.claimDue", refundMoney)`
        UPDATE refund_request SET next_check_at = ${nextCheckAt}
          FROM (SELECT wallet_id AS wallet, id AS refund FROM refund_request
                 WHERE status = 'requested' AND next_check_at <= ${now}
                 ORDER BY next_check_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) AS due
         WHERE wallet_id = due.wallet AND id = due.refund
        RETURNING ${refundColumns}`,

    takenBack: (walletId, since) =>
      many<TakenBack>(client, "refund.takenBack", { credits_mc: "always" })`
        SELECT ${columnsOf<TakenBack>()("payment_id, held_mc AS credits_mc, requested_at")} FROM refund_request
         WHERE wallet_id = ${walletId} AND asked_by = 'user' AND status <> 'refused' AND requested_at > ${since}`,

    ofPayment({ walletId, id }) {
      const wallet = sql.parameter(walletId);
      const payment = sql.parameter(id);
      return many<RequestedRefund>(client, "refund.ofPayment", refundMoney)`
        WITH pending AS (
          SELECT coalesce(value ->> 'id', md5(key)::uuid::text) AS id FROM payment CROSS JOIN LATERAL jsonb_each(refunds)
           WHERE wallet_id = ${wallet} AND payment.id = ${payment} AND value ->> 'state' = 'pending')
        SELECT ${columnsOf<RequestedRefund>()(`wallet_id, id, payment_id, amount_minor, requested_at, asked_by, held_mc,
               status, EXISTS (SELECT FROM pending WHERE pending.id = refund_request.id::text) AS is_under_way`)}
          FROM refund_request WHERE wallet_id = ${wallet} AND payment_id = ${payment} ORDER BY requested_at, id`;
    },
  };
}
