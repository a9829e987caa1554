import type { Client } from "#adapters/postgres/connection/database.ts";
import { creditLots } from "#adapters/postgres/ledger/credit-lots.ts";
import {
  changed,
  changedOne,
  columnsOf,
  exists,
  type MoneyFields,
  many,
  one,
  run,
  sql,
} from "#adapters/postgres/sql.ts";
import type { DuePayment, Payment, PaymentStore } from "#domain/payments/payment-store.ts";
import { purchases } from "./purchase-store.ts";
import { returnedPayments } from "./returned-payments.ts";

const paymentColumns =
  columnsOf<Payment>()(`wallet_id, id, user_id, initiator, provider, provider_ref, status, currency,
  charge_minor, credits_mc, per_usd_e6, refunded_minor, refunds, postings, declines, customer_ref, consent, card_ref,
  mandate_ref, rule_month, buyer, ended_because, disputed_at, created_at`);

const paymentMoney: MoneyFields<Payment> = {
  charge_minor: "always",
  credits_mc: "always",
  refunded_minor: "always",
};

/** Payments on one connection: each method is one statement. All but `due` name the wallet. */
export function paymentStore(client: Client): PaymentStore {
  return {
    add: (payment, nextCheckAt) =>
      run(client, "payment.add")`
        INSERT INTO payment (${paymentColumns}, next_check_at)
        VALUES (${paymentColumns.values(payment)}, ${nextCheckAt})`,

    restore: (payment, nextCheckAt) =>
      run(client, "payment.restore")`
        INSERT INTO payment (${paymentColumns}, next_check_at)
        VALUES (${paymentColumns.values(payment)}, ${nextCheckAt}) ON CONFLICT (wallet_id, id) DO NOTHING`,

    exists: ({ walletId, id }) =>
      exists(client, "payment.exists")`
        SELECT 1 FROM payment WHERE wallet_id = ${walletId} AND id = ${id}`,

    // Locks the payment. A transaction may lock its wallet afterwards, never before.
    lock: ({ walletId, id }) =>
      one<Payment>(client, "payment.lock", paymentMoney)`
        SELECT ${paymentColumns} FROM payment WHERE wallet_id = ${walletId} AND id = ${id} FOR UPDATE`,

    async setProviderRef({ walletId, id }, providerRef, nextCheckAt) {
      const ref = sql.parameter(providerRef);
      const written = await changed(client, "payment.setProviderRef")`
        UPDATE payment SET provider_ref = ${ref}, next_check_at = ${nextCheckAt}
         WHERE wallet_id = ${walletId} AND id = ${id} AND (provider_ref IS NULL OR provider_ref = ${ref})`;
      if (written !== 1) throw new Error(`Payment ${id} already has another reference than ${providerRef}`);
    },

    consent: ({ walletId, id }, consent) =>
      run(client, "payment.consent")`
        UPDATE payment SET consent = ${consent} WHERE wallet_id = ${walletId} AND id = ${id}`,

    fail: ({ walletId, id }) =>
      run(client, "payment.fail")`
        UPDATE payment SET status = 'failed', next_check_at = NULL, buyer = NULL
         WHERE wallet_id = ${walletId} AND id = ${id} AND provider_ref IS NULL`,

    async settle({ walletId, id, ...payment }, nextCheckAt, { cardCountry, decline }) {
      const decided = sql.parameter(nextCheckAt !== undefined);
      const disputedAt = sql.parameter(payment.disputedAt);
      await run(client, "payment.settle")`
        UPDATE payment
           SET provider_ref = ${payment.providerRef}, status = ${payment.status},
               refunded_minor = ${payment.refunded_minor}, refunds = ${payment.refunds}, postings = ${payment.postings},
               declines = ${payment.declines}, ended_because = ${payment.endedBecause},
               card_country = coalesce(${cardCountry ?? null}, card_country),
               decline = CASE WHEN ${payment.status}::text <> 'completed' THEN coalesce(${decline ?? null}, decline) END,
               disputed_at = ${disputedAt},
               dispute_allowed_at = CASE WHEN ${disputedAt}::timestamptz IS NULL THEN NULL
                                         ELSE dispute_allowed_at END,
               buyer = CASE WHEN ${decided} THEN NULL ELSE buyer END,
               next_check_at = CASE WHEN ${decided} THEN ${nextCheckAt ?? null}::timestamptz
                                    ELSE next_check_at END
         WHERE wallet_id = ${walletId} AND id = ${id}`;
    },

    async uncredited(walletId, since, limit) {
      const rows = await many<{ id: string }>(client, "payment.uncredited")`
        SELECT id FROM payment
         WHERE wallet_id = ${walletId} AND created_at > ${since} AND status <> 'completed'
           AND provider_ref IS NOT NULL
         ORDER BY created_at DESC LIMIT ${limit}`;
      return rows.map(({ id }) => ({ walletId, id }));
    },

    ...purchases(client),
    ...creditLots(client),
    ...returnedPayments(client),

    due: ({ now, undecidedAfter, completedAfter }, limit) => {
      const at = sql.parameter(now);
      return many<DuePayment>(client, "payment.due")`
        SELECT ${columnsOf<DuePayment>()("wallet_id, id, status, checks")} FROM payment
         WHERE next_check_at <= ${at}
           AND created_at > CASE WHEN status = 'completed' THEN ${completedAfter}::timestamptz
                                 ELSE ${undecidedAfter}::timestamptz END
         ORDER BY next_check_at LIMIT ${limit}`;
    },

    // Skips a payment that is being reconciled instead of waiting for its lock.
    async claimDue({ walletId, id, checks }, { now, nextAt }) {
      const wallet = sql.parameter(walletId);
      const payment = sql.parameter(id);
      return changedOne(client, "payment.claimDue")`
        UPDATE payment SET checks = ${checks + 1}, next_check_at = ${nextAt}
         WHERE wallet_id = ${wallet} AND id = (
           SELECT id FROM payment
            WHERE wallet_id = ${wallet} AND id = ${payment} AND next_check_at <= ${now}
              FOR UPDATE SKIP LOCKED)`;
    },
  };
}
