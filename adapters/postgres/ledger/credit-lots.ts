import type { Client } from "#adapters/postgres/connection/database.ts";
import { type MoneyFields, many, sql } from "#adapters/postgres/sql.ts";
import type { PaymentStore, PurchaseLot } from "#domain/payments/payment-store.ts";

type Purchase = NonNullable<PurchaseLot["purchase"]>;
type Bought = Pick<Purchase, "userId" | "currency" | "charge_minor" | "credits_mc" | "refunded_minor">;

/** Credits that no payment bought have none of a payment's columns. */
type Row = Omit<PurchaseLot, "purchase"> &
  Pick<Purchase, "kept_mc" | "disputed_mc" | "wasRefused"> &
  (Bought | { [Field in keyof Bought]: null }) & {
    available_mc: number;
    heldByCalls_mc: number;
    refund_minor: number | null;
    held_mc: number | null;
  };

const lotMoney: MoneyFields<Row> = {
  net_mc: "always",
  available_mc: "always",
  heldByCalls_mc: "always",
  refund_minor: "or null",
  held_mc: "or null",
  charge_minor: "or null",
  credits_mc: "or null",
  refunded_minor: "or null",
  kept_mc: "always",
  disputed_mc: "always",
};

/**
 * The credits of a wallet by where they came from; calls and rents spend them. What is on its way back to a card counts as gone. Payments are found by
 * LATERAL, as transactionView says.
 */
export function creditLots(client: Client): Pick<PaymentStore, "lots"> {
  return {
    async lots(walletId) {
      const wallet = sql.parameter(walletId);
      const rows = await many<Row>(client, "payment.lots", lotMoney)`
        SELECT lot.id, credited_at, first_seq, net_mc - coalesce(held_mc, 0) AS net_mc, kept_mc, disputed_mc, user_id,
               currency, charge_minor, credits_mc, refunded_minor, refund.amount_minor AS refund_minor, held_mc,
               coalesce((SELECT last.status = 'refused' FROM refund_request AS last
                          WHERE last.wallet_id = ${wallet} AND last.payment_id = lot.id AND last.asked_by = 'user'
                          ORDER BY last.requested_at DESC LIMIT 1), false) AS was_refused,
               (SELECT posted_mc - wallet.held_mc - floor_mc FROM wallet WHERE wallet.id = ${wallet}) AS available_mc,
               (SELECT coalesce(sum(hold.held_mc), 0)::bigint FROM hold
                 WHERE hold.wallet_id = ${wallet} AND subject = 'call') AS held_by_calls_mc
          FROM (SELECT subject_id AS id, min(created_at) AS credited_at, min(seq) AS first_seq, sum(delta_mc) AS net_mc,
                       coalesce(sum(delta_mc) FILTER (WHERE contra = 'payments'), 0) AS kept_mc,
                       coalesce(sum(delta_mc) FILTER (WHERE contra = 'disputes'), 0) AS disputed_mc
                  FROM transfer WHERE wallet_id = ${wallet} AND contra <> 'calls' AND contra <> 'rents' GROUP BY subject_id) AS lot
          LEFT JOIN LATERAL (
            SELECT * FROM payment WHERE payment.wallet_id = ${wallet} AND payment.id = lot.id LIMIT 1
          ) AS payment ON true
          LEFT JOIN LATERAL (
            SELECT * FROM refund_request AS asked
             WHERE asked.wallet_id = ${wallet} AND asked.payment_id = lot.id AND asked.status = 'requested' LIMIT 1
          ) AS refund ON true
         ORDER BY first_seq DESC`;
      const [first] = rows;
      return {
        available_mc: first?.available_mc ?? 0,
        heldByCalls_mc: first?.heldByCalls_mc ?? 0,
        lots: rows.map(toLot),
      };
    },
  };
}

function toLot({ id, creditedAt, firstSeq, net_mc, ...row }: Row): PurchaseLot {
  const lot = { id, creditedAt, firstSeq, net_mc };
  if (row.userId === null) return { ...lot, purchase: null };
  const { userId, currency, charge_minor, credits_mc, refunded_minor, kept_mc, disputed_mc, wasRefused } =
    row;
  const openRefund =
    row.refund_minor === null ? null : { amount_minor: row.refund_minor, held_mc: row.held_mc ?? 0 };
  const bought = { userId, currency, charge_minor, credits_mc, refunded_minor };
  return { ...lot, purchase: { ...bought, kept_mc, disputed_mc, wasRefused, openRefund } };
}
