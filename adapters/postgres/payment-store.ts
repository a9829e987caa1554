import type { Currency } from "#contract/currencies.ts";
import type { Payment, PaymentStatus, PaymentStore } from "#domain/payments/payment-store.ts";
import type { Client } from "./database.ts";

interface PaymentRow {
  id: string;
  account_id: string;
  provider: string;
  provider_ref: string | null;
  status: PaymentStatus;
  currency: Currency;
  charge_minor: number;
  credits_mc: number;
  refunded_minor: number;
  postings: number;
  created_at: Date;
}

export function paymentStore(client: Client): PaymentStore {
  return {
    async add(payment, nextCheckAt) {
      await client.query({
        name: "payment_add",
        text: `INSERT INTO payment (id, account_id, provider, provider_ref, status, currency, charge_minor, credits_mc,
                                    refunded_minor, postings, created_at, next_check_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
        values: [
          payment.id,
          payment.accountId,
          payment.provider,
          payment.providerRef,
          payment.status,
          payment.currency,
          payment.charge_minor,
          payment.credits_mc,
          payment.refunded_minor,
          payment.postings,
          payment.createdAt,
          nextCheckAt,
        ],
      });
    },

    async lock(id) {
      const { rows } = await client.query<PaymentRow>({
        name: "payment_lock",
        text: `SELECT id, account_id, provider, provider_ref, status, currency, charge_minor, credits_mc,
                      refunded_minor, postings, created_at
               FROM payment WHERE id = $1 FOR UPDATE`,
        values: [id],
      });
      return rows[0] && toPayment(rows[0]);
    },

    async idOf(provider, providerRef) {
      const { rows } = await client.query<{ id: string }>({
        name: "payment_id_of",
        text: "SELECT id FROM payment WHERE provider = $1 AND provider_ref = $2",
        values: [provider, providerRef],
      });
      return rows[0]?.id;
    },

    async setProviderRef(id, providerRef, nextCheckAt) {
      const { rowCount } = await client.query({
        name: "payment_set_provider_ref",
        text: `UPDATE payment SET provider_ref = $2, next_check_at = $3
               WHERE id = $1 AND (provider_ref IS NULL OR provider_ref = $2)`,
        values: [id, providerRef, nextCheckAt],
      });
      if (rowCount !== 1) throw new Error(`Payment ${id} already has another reference than ${providerRef}`);
    },

    async fail(id) {
      await client.query({
        name: "payment_fail",
        text: `UPDATE payment SET status = 'failed', next_check_at = NULL
               WHERE id = $1 AND provider_ref IS NULL`,
        values: [id],
      });
    },

    async settle(payment, nextCheckAt) {
      await client.query({
        name: "payment_settle",
        text: `UPDATE payment
               SET provider_ref = $2, status = $3, refunded_minor = $4, postings = $5,
                   next_check_at = CASE WHEN $6 THEN $7::timestamptz ELSE next_check_at END
               WHERE id = $1`,
        values: [
          payment.id,
          payment.providerRef,
          payment.status,
          payment.refunded_minor,
          payment.postings,
          nextCheckAt !== undefined,
          nextCheckAt ?? null,
        ],
      });
    },

    async uncredited(accountId, since, limit) {
      const { rows } = await client.query<{ id: string }>({
        name: "payment_uncredited",
        text: `SELECT id FROM payment
               WHERE account_id = $1 AND created_at > $2 AND status <> 'completed' AND provider_ref IS NOT NULL
               ORDER BY created_at DESC LIMIT $3`,
        values: [accountId, since, limit],
      });
      return rows.map((row) => row.id);
    },

    async claimDue({ now, undecided, completed }) {
      // The exponent is bounded so that doubling never overflows; a row being reconciled right now is passed over.
      const { rows } = await client.query<{ id: string }>({
        name: "payment_claim_due",
        text: `UPDATE payment
               SET checks = checks + 1,
                   next_check_at = $1::timestamptz + interval '1 millisecond'
                     * CASE WHEN status = 'completed' THEN $6::float8
                            ELSE least($3::float8 * 2 ^ least(checks, 30), $4::float8) END
               WHERE id = (SELECT id FROM payment
                            WHERE next_check_at <= $1
                              AND created_at > CASE WHEN status = 'completed' THEN $5::timestamptz
                                                    ELSE $2::timestamptz END
                            ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
               RETURNING id`,
        values: [
          now,
          undecided.createdAfter,
          undecided.firstWait_ms,
          undecided.longestWait_ms,
          completed.createdAfter,
          completed.wait_ms,
        ],
      });
      return rows[0]?.id;
    },
  };
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    accountId: row.account_id,
    provider: row.provider,
    providerRef: row.provider_ref,
    status: row.status,
    currency: row.currency,
    charge_minor: row.charge_minor,
    credits_mc: row.credits_mc,
    refunded_minor: row.refunded_minor,
    postings: row.postings,
    createdAt: row.created_at,
  };
}
