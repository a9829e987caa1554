import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, many, one, sql } from "#adapters/postgres/sql.ts";
import type {
  CardRemoval,
  CardStore,
  DueRemoval,
  SavedCard,
  WalletCustomer,
} from "#domain/payments/cards/card-store.ts";

const cardColumns = sql.fragment`wallet_id, id, user_id, provider_ref AS ref, fingerprint, brand, last4, wallet,
  expires_year, expires_month, consent, saved_at, chosen_at, removed_at, mandate_ref, refused_at`;

/** Saved cards on one connection: each method names the wallet, but for `walletsOf` and `dueRemovals`. */
export function cardStore(client: Client): CardStore {
  return {
    async askCustomer(walletId, at) {
      await changed(
        client,
        sql("card.askCustomer")`
          INSERT INTO wallet_customer (wallet_id, asked_at) VALUES (${walletId}, ${at})
          ON CONFLICT (wallet_id) DO NOTHING`,
      );
      return customerOf(client, walletId);
    },

    async addCustomer(walletId, ref) {
      await changed(
        client,
        sql("card.addCustomer")`
          UPDATE wallet_customer SET provider_ref = ${ref}
           WHERE wallet_id = ${walletId} AND provider_ref IS NULL`,
      );
      return (await customerOf(client, walletId)).ref ?? ref;
    },

    async loseCustomer(walletId, ref, at) {
      const lost = await changed(
        client,
        sql("card.loseCustomer")`
          UPDATE wallet_customer SET provider_ref = NULL, lost_ref = provider_ref, asked_at = ${at}
           WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
      if (lost === 0) return;
      await changed(client, sql("card.loseCards")`DELETE FROM saved_card WHERE wallet_id = ${walletId}`);
      await changed(client, sql("card.loseRemovals")`DELETE FROM card_removal WHERE wallet_id = ${walletId}`);
    },

    async save(card) {
      const { walletId, id, userId, fingerprint } = card;
      const row = {
        wallet_id: walletId,
        id,
        user_id: userId,
        provider_ref: card.ref,
        fingerprint,
        brand: card.brand,
        last4: card.last4,
        wallet: card.wallet,
        expires_year: card.expiresYear,
        expires_month: card.expiresMonth,
        consent: card.consent,
        saved_at: card.savedAt,
        chosen_at: card.chosenAt,
        mandate_ref: card.mandateRef ?? null,
      };
      const saved = await changed(
        client,
        sql("card.save")`
          INSERT INTO saved_card (${sql.columns(row)}) VALUES (${sql.values(row)})
          ON CONFLICT (wallet_id, provider_ref) DO NOTHING`,
      );
      if (saved === 0 || fingerprint === null) return [];
      return many<CardRemoval>(
        client,
        sql("card.sameNumber")`
          SELECT 'card' AS kind, provider_ref AS ref FROM saved_card
           WHERE wallet_id = ${walletId} AND user_id = ${userId} AND fingerprint = ${fingerprint}
             AND id <> ${id} AND removed_at IS NULL`,
      );
    },

    list: ({ id, walletId }) =>
      many<SavedCard>(
        client,
        sql("card.list")`
          SELECT ${cardColumns} FROM saved_card WHERE wallet_id = ${walletId} AND user_id = ${id}
           ORDER BY removed_at IS NOT NULL, chosen_at DESC, id`,
      ),

    lock: ({ id: userId, walletId }, id) =>
      one<SavedCard>(
        client,
        sql("card.lock")`
          SELECT ${cardColumns} FROM saved_card
           WHERE wallet_id = ${walletId} AND id = ${id} AND user_id = ${userId} FOR UPDATE`,
      ),

    async choose({ walletId, id }, at) {
      await changed(
        client,
        sql(
          "card.choose",
        )`UPDATE saved_card SET chosen_at = ${at} WHERE wallet_id = ${walletId} AND id = ${id}`,
      );
    },

    async refuse(walletId, ref, at) {
      await changed(
        client,
        sql("card.refuse")`
          UPDATE saved_card SET refused_at = ${at} WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
    },

    async loseMandate(walletId, ref) {
      await changed(
        client,
        sql("card.loseMandate")`
          UPDATE saved_card SET mandate_ref = NULL WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
    },

    async walletsOf({ kind, ref }) {
      const rows = await many<{ walletId: string }>(
        client,
        kind === "card"
          ? sql("card.walletsOfCard")`SELECT wallet_id FROM saved_card WHERE provider_ref = ${ref}`
          : sql("card.walletsOfCustomer")`SELECT wallet_id FROM wallet_customer WHERE provider_ref = ${ref}`,
      );
      return rows.map(({ walletId }) => walletId);
    },

    async update(walletId, { ref, brand, last4, wallet, ...card }) {
      const fingerprint = sql.parameter(card.fingerprint);
      const year = sql.parameter(card.expiresYear);
      const month = sql.parameter(card.expiresMonth);
      await changed(
        client,
        sql("card.update")`
          UPDATE saved_card
             SET fingerprint = ${fingerprint}, brand = ${brand}, last4 = ${last4}, wallet = ${wallet},
                 expires_year = ${year}, expires_month = ${month},
                 refused_at = CASE WHEN (fingerprint, expires_year, expires_month)
                                        IS NOT DISTINCT FROM (${fingerprint}::text, ${year}::integer, ${month}::integer)
                                   THEN refused_at END
           WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
    },

    async forget(walletId, { ref }) {
      await changed(
        client,
        sql("card.forget")`DELETE FROM saved_card WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
      await changed(
        client,
        sql("card.removed")`DELETE FROM card_removal WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
    },

    async remove(walletId, { kind, ref }, at) {
      await changed(
        client,
        sql("card.markRemoved")`
          UPDATE saved_card SET removed_at = ${at} WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,
      );
      const row = { wallet_id: walletId, provider_ref: ref, kind, next_try_at: at };
      await changed(
        client,
        sql("card.addRemoval")`
          INSERT INTO card_removal (${sql.columns(row)}) VALUES (${sql.values(row)})
          ON CONFLICT (wallet_id, provider_ref) DO NOTHING`,
      );
    },

    dueRemovals: (now, limit) =>
      many<DueRemoval>(
        client,
        sql("card.dueRemovals")`
          SELECT wallet_id, provider_ref AS ref, kind, tries FROM card_removal
           WHERE next_try_at <= ${now} ORDER BY next_try_at LIMIT ${limit}`,
      ),

    async claimRemoval({ walletId, ref, tries }, { now, nextAt }) {
      const claimed = await changed(
        client,
        sql("card.claimRemoval")`
          UPDATE card_removal SET tries = ${tries + 1}, next_try_at = ${nextAt}
           WHERE wallet_id = ${walletId} AND provider_ref = ${ref} AND next_try_at <= ${now} AND tries = ${tries}`,
      );
      return claimed === 1;
    },
  };
}

async function customerOf(client: Client, walletId: string): Promise<WalletCustomer> {
  const customer = await one<WalletCustomer>(
    client,
    sql("card.customer")`
      SELECT provider_ref AS ref, asked_at, lost_ref FROM wallet_customer WHERE wallet_id = ${walletId}`,
  );
  if (!customer) throw new Error(`Wallet ${walletId} has no row for its customer`);
  return customer;
}
