import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, changedOne, columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type {
  CardCustomer,
  CardRemoval,
  CardStore,
  DueRemoval,
  ProviderCard,
  SavedCard,
} from "#domain/payments/cards/card-store.ts";

type NewCard = Omit<Parameters<CardStore["save"]>[0], "ref"> & { providerRef: string };

const newColumns =
  columnsOf<NewCard>()(`wallet_id, id, user_id, provider_ref, fingerprint, brand, last4, wallet,
  expires_year, expires_month, consent, saved_at, chosen_at, mandate_ref`);

/** The part of a card that the provider may change. */
const numberColumns = columnsOf<Omit<ProviderCard, "ref" | "mandateRef">>()(
  "fingerprint, brand, last4, wallet, expires_year, expires_month",
);

/** The columns of a card, and the customer that has it: that of the payment which saved it. */
const cardColumns =
  columnsOf<SavedCard>()(`wallet_id, id, user_id, provider_ref AS ref, fingerprint, brand, last4, wallet,
  expires_year, expires_month, consent, saved_at, chosen_at, removed_at, mandate_ref, refused_at,
  (SELECT payment.customer_ref FROM payment
    WHERE payment.wallet_id = saved_card.wallet_id AND payment.id = saved_card.id) AS customer_ref,
  EXISTS (SELECT FROM payment JOIN card_customer AS customer
                   ON customer.wallet_id = payment.wallet_id AND customer.provider_ref = payment.customer_ref
           WHERE payment.wallet_id = saved_card.wallet_id AND payment.id = saved_card.id
             AND customer.user_id <> saved_card.user_id) AS must_be_saved_again`);

/** Saved cards on one connection: each method names the wallet, but for `walletsOf` and `dueRemovals`. */
export function cardStore(client: Client): CardStore {
  return {
    async askCustomer(user, at) {
      await run(client, "card.askCustomer")`
        INSERT INTO card_customer (wallet_id, user_id, asked_at) VALUES (${user.walletId}, ${user.id}, ${at})
        ON CONFLICT (wallet_id, user_id) DO NOTHING`;
      return customerOf(client, user);
    },

    async addCustomer(user, ref) {
      await run(client, "card.addCustomer")`
        UPDATE card_customer SET provider_ref = ${ref}
         WHERE wallet_id = ${user.walletId} AND user_id = ${user.id} AND provider_ref IS NULL`;
      return (await customerOf(client, user)).ref ?? ref;
    },

    async loseCustomer(walletId, ref, at) {
      const wallet = sql.parameter(walletId);
      const customer = sql.parameter(ref);
      await run(client, "card.loseCustomer")`
        UPDATE card_customer SET provider_ref = NULL, lost_ref = provider_ref, asked_at = ${at}
         WHERE wallet_id = ${wallet} AND provider_ref = ${customer}`;
      await run(client, "card.loseCards")`
        WITH lost AS (
          DELETE FROM saved_card
           WHERE wallet_id = ${wallet}
             AND id IN (SELECT payment.id FROM payment
                         WHERE payment.wallet_id = ${wallet} AND customer_ref = ${customer})
          RETURNING provider_ref
        )
        DELETE FROM card_removal
         WHERE wallet_id = ${wallet}
           AND (provider_ref = ${customer} OR provider_ref IN (SELECT provider_ref FROM lost))`;
    },

    async save({ ref: providerRef, ...card }) {
      const { walletId, id, userId, fingerprint } = card;
      const saved = await changed(client, "card.save")`
        INSERT INTO saved_card (${newColumns}) VALUES (${newColumns.values({ ...card, providerRef })})
        ON CONFLICT (wallet_id, provider_ref) DO NOTHING`;
      if (saved === 0 || fingerprint === null) return [];
      return many<CardRemoval>(client, "card.sameNumber")`
        SELECT ${columnsOf<CardRemoval>()("'card' AS kind, provider_ref AS ref")} FROM saved_card
         WHERE wallet_id = ${walletId} AND user_id = ${userId} AND fingerprint = ${fingerprint}
           AND id <> ${id} AND removed_at IS NULL`;
    },

    setUp: ({ walletId, ref, consent, savedAt, mandateRef }) =>
      run(client, "card.setUp")`
        UPDATE saved_card SET consent = ${consent}, saved_at = ${savedAt}, mandate_ref = ${mandateRef ?? null}
         WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,

    list: ({ id, walletId }) =>
      many<SavedCard>(client, "card.list")`
        SELECT ${cardColumns} FROM saved_card WHERE wallet_id = ${walletId} AND user_id = ${id}
         ORDER BY removed_at IS NOT NULL, chosen_at DESC, id`,

    lock: ({ id: userId, walletId }, id) =>
      one<SavedCard>(client, "card.lock")`
        SELECT ${cardColumns} FROM saved_card
         WHERE wallet_id = ${walletId} AND id = ${id} AND user_id = ${userId} FOR UPDATE`,

    choose: ({ walletId, id }, at) =>
      run(client, "card.choose")`
        UPDATE saved_card SET chosen_at = ${at} WHERE wallet_id = ${walletId} AND id = ${id}`,

    findByRef: (walletId, ref) =>
      one<SavedCard>(client, "card.findByRef")`
        SELECT ${cardColumns} FROM saved_card WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,

    refuse: (walletId, ref, at) =>
      run(client, "card.refuse")`
        UPDATE saved_card SET refused_at = ${at} WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,

    loseMandate: (walletId, ref) =>
      run(client, "card.loseMandate")`
        UPDATE saved_card SET mandate_ref = NULL WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`,

    async walletsOf({ kind, ref }) {
      const rows = await many<{ walletId: string }>(
        client,
        kind === "card"
          ? sql("card.walletsOfCard")`SELECT wallet_id FROM saved_card WHERE provider_ref = ${ref}`
          : sql("card.walletsOfCustomer")`SELECT wallet_id FROM card_customer WHERE provider_ref = ${ref}`,
      );
      return rows.map(({ walletId }) => walletId);
    },

    async update(walletId, { ref, ...card }) {
      await run(client, "card.update")`
        UPDATE saved_card
           SET (${numberColumns}) = (${numberColumns.values(card)}),
               refused_at = CASE WHEN (fingerprint, expires_year, expires_month) IS NOT DISTINCT FROM
                                   (${card.fingerprint}::text, ${card.expiresYear}::integer, ${card.expiresMonth}::integer)
                                 THEN refused_at END
         WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`;
      const owner = sql.parameter(walletId);
      await run(client, "card.allowRenewed")`
        UPDATE card_standing SET refused_at = NULL
         WHERE wallet_id = ${owner}
           AND card = (SELECT coalesce(saved_card.fingerprint, provider_ref) FROM saved_card
                        WHERE saved_card.wallet_id = ${owner} AND provider_ref = ${ref}
                          AND saved_card.refused_at IS NULL)`;
    },

    async forget(walletId, { ref }) {
      await run(client, "card.forget")`
        DELETE FROM saved_card WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`;
      await run(client, "card.removed")`
        DELETE FROM card_removal WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`;
    },

    async remove(walletId, { kind, ref }, at) {
      await run(client, "card.markRemoved")`
        UPDATE saved_card SET removed_at = ${at} WHERE wallet_id = ${walletId} AND provider_ref = ${ref}`;
      await run(client, "card.addRemoval")`
        INSERT INTO card_removal (wallet_id, provider_ref, kind, next_try_at)
        VALUES (${walletId}, ${ref}, ${kind}, ${at})
        ON CONFLICT (wallet_id, provider_ref) DO NOTHING`;
    },

    dueRemovals: (now, limit) =>
      many<DueRemoval>(client, "card.dueRemovals")`
        SELECT ${columnsOf<DueRemoval>()("wallet_id, provider_ref AS ref, kind, tries")} FROM card_removal
         WHERE next_try_at <= ${now} ORDER BY next_try_at LIMIT ${limit}`,

    claimRemoval: ({ walletId, ref, tries }, { now, nextAt }) =>
      changedOne(client, "card.claimRemoval")`
        UPDATE card_removal SET tries = ${tries + 1}, next_try_at = ${nextAt}
         WHERE wallet_id = ${walletId} AND provider_ref = ${ref} AND next_try_at <= ${now} AND tries = ${tries}`,
  };
}

async function customerOf(client: Client, { id, walletId }: WalletUser): Promise<CardCustomer> {
  const customer = await one<CardCustomer>(client, "card.customer")`
    SELECT ${columnsOf<CardCustomer>()("provider_ref AS ref, asked_at, lost_ref")} FROM card_customer
     WHERE wallet_id = ${walletId} AND user_id = ${id}`;
  if (!customer) throw new Error(`User ${id} has no row for their customer`);
  return customer;
}
