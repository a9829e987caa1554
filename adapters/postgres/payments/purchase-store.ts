import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { lockRelatedWallets } from "#adapters/postgres/marks/related-locks.ts";
import { countedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { CountedPurchase } from "#domain/payments/limits/purchase-cap.ts";
import type { Payment, PaymentKey, PaymentStore, Replacer } from "#domain/payments/payment-store.ts";

type Purchases = Pick<
  PaymentStore,
  | "unpaid"
  | "replaced"
  | "lockPurchases"
  | "purchasesSince"
  | "lastPaid"
  | "isDeleted"
  | "isFrozen"
  | "isWalletOf"
  | "endPauses"
>;

/** The part of the payment store that limits purchases: each method is about one wallet or user. */
export function purchases(client: Client): Purchases {
  return {
    // A declined payment is failed, and still payable until it is decided.
    unpaid: ({ id, walletId }, limit) =>
      many<PaymentKey>(client, "payment.unpaid")`
        SELECT ${columnsOf<PaymentKey>()("wallet_id, id")} FROM payment
         WHERE wallet_id = ${walletId} AND user_id = ${id} AND status <> 'completed' AND next_check_at IS NOT NULL
         ORDER BY created_at DESC LIMIT ${limit}`,

    replaced: (walletId, replacer, limit) =>
      many<PaymentKey>(client, "payment.replaced")`
        SELECT ${columnsOf<PaymentKey>()("wallet_id, id")} FROM payment
         WHERE wallet_id = ${walletId} AND ${isReplacedBy(replacer)}
         ORDER BY created_at DESC LIMIT ${limit}`,

    // A wallet has no row before its first purchase, and a row that is missing cannot be locked.
    async lockPurchases(walletId) {
      await ledgerStore(client).openWallet(walletId);
      await lockRelatedWallets(client, walletId);
    },

    // The wallet's first transfer is its first payment.
    async purchasesSince(walletId, { since, at }, replacer) {
      const wallets = await countedWallets(client, walletId, at);
      const wallet = sql.parameter(walletId);
      const first = await one<{ createdAt: Date }>(client, "payment.firstPaid")`
        SELECT created_at FROM transfer WHERE wallet_id = ${wallet} AND seq = 1`;
      const counted = await many<CountedPurchase>(client, "payment.countedPurchases", {
        credits_mc: "always",
      })`
        SELECT ${columnsOf<CountedPurchase>()("credits_mc, created_at")} FROM payment
         WHERE wallet_id = ANY (${wallets}::uuid[]) AND created_at > ${since}
           AND (status = 'completed' OR next_check_at IS NOT NULL)
           AND (${isReplacedBy(replacer)}) IS NOT TRUE`;
      return { firstPaidAt: first?.createdAt ?? null, purchases: counted };
    },

    lastPaid: ({ id, walletId }) =>
      one<Pick<Payment, "currency" | "charge_minor" | "credits_mc">>(client, "payment.lastPaid", {
        charge_minor: "always",
        credits_mc: "always",
      })`
        SELECT currency, charge_minor, credits_mc FROM payment
         WHERE wallet_id = ${walletId} AND user_id = ${id} AND initiator = 'person'
           AND status = 'completed' AND refunded_minor < charge_minor
         ORDER BY created_at DESC LIMIT 1`,

    isWalletOf: ({ id, walletId }) =>
      exists(client, "payment.walletOf")`
        SELECT 1 FROM wallet_member WHERE wallet_id = ${walletId} AND user_id = ${id}`,

    isFrozen: (userId) =>
      exists(client, "payment.buyerFrozen")`
        SELECT 1 FROM users WHERE id = ${userId} AND frozen_at IS NOT NULL`,

    endPauses: (walletId, at) =>
      run(client, "payment.endPauses")`
        UPDATE payment SET dispute_allowed_at = ${at} WHERE wallet_id = ${walletId} AND ${pausesCalling}`,

    isDeleted: (userId) =>
      exists(client, "payment.buyerDeleted")`
        SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NOT NULL`,
  };
}

/** Unpaid payments with an intent in some browser; none without a replacer. */
const isReplacedBy = (replacer?: Replacer) =>
  sql.part`user_id = ${replacer?.userId ?? null} AND initiator = ${replacer?.initiator ?? null}
             AND status <> 'completed' AND next_check_at IS NOT NULL AND provider_ref IS NOT NULL`;
