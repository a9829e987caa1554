import { invalidateEligibility } from "#adapters/postgres/calls/end-calls.ts";
import { unwantedCallStore } from "#adapters/postgres/calls/unwanted-call-store.ts";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { contactBook } from "#adapters/postgres/contact-book-store.ts";
import { pausesCalling, userTables } from "#adapters/postgres/fragments.ts";
import { keptMessages } from "#adapters/postgres/inbox-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { callerIdStore } from "#adapters/postgres/numbers/caller-id-store.ts";
import { noWallet } from "#adapters/postgres/outbox-store.ts";
import { cardStore } from "#adapters/postgres/payments/card-store.ts";
import { rechargeStore } from "#adapters/postgres/payments/recharge-store.ts";
import { changed, columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import { awaitedMessageStore } from "#adapters/postgres/voicemail/awaited-message-store.ts";
import { voicemailStore } from "#adapters/postgres/voicemail/voicemail-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { TransactionEntry } from "#domain/ledger/transactions.ts";
import { type Viewer, type VisibleWallet, visibleTo } from "#domain/ledger/viewer.ts";
import type { ListedSecurityEvent } from "#domain/users/security-event-store.ts";
import type {
  KeptCall,
  KeptData,
  KeptNumber,
  KeptPayment,
  KeptRechargeEvent,
  PersonalData,
} from "#domain/users/settings/personal-data.ts";
import { securityEventStore } from "./security-event-store.ts";

const pageSize = 1_000;

export function personalData(client: Client): PersonalData {
  return {
    // Locks the wallet after the caller has locked its user. A payment that is started takes the same lock.
    async lockBalance(user) {
      await ledgerStore(client).openWallet(user.walletId);
      const balance = await one<{ posted_mc: number }>(client, "personalData.lockWallet", {
        posted_mc: "always",
      })`SELECT posted_mc FROM wallet WHERE id = ${user.walletId} FOR UPDATE`;
      const obstacles = await one<Obstacles>(client, obstaclesOf(user));
      if (!obstacles) throw new Error("The database returned no row about what prevents deleting a user");
      const { shared, ...rest } = obstacles;
      return { lost_mc: shared ? 0 : (balance?.posted_mc ?? 0), ...rest };
    },

    async outlives(user) {
      const [id, walletId] = [sql.parameter(user.id), sql.parameter(user.walletId)];
      const row = await one<{ outlives: boolean }>(client, "personalData.outlives")`
        SELECT EXISTS (SELECT FROM wallet WHERE wallet.id = ${walletId} AND posted_mc < 0)
            OR EXISTS (SELECT FROM users WHERE users.id = ${id} AND frozen_at IS NOT NULL)
            OR EXISTS (SELECT FROM payment
                        WHERE payment.wallet_id = ${walletId} AND user_id = ${id} AND ${pausesCalling}) AS outlives`;
      return row?.outlives ?? false;
    },

    async erase({ id, walletId }, emailKey) {
      await invalidateEligibility(client, walletId);
      const key = sql.parameter(emailKey);
      // The small I of a Turkish database has no dot, and a key has the small letters of ASCII.
      await run(client, "personalData.forgetMessages")`
        DELETE FROM contact_message WHERE user_id = ${id} OR user_id IS NULL AND lower(email COLLATE "C") = ${key}`;
      for (const wallet of [noWallet, walletId]) {
        await run(client, "personalData.forgetMails")`
          DELETE FROM outbox
           WHERE wallet_id = ${wallet} AND (lower(recipient COLLATE "C") = ${key} OR lower(reply_to COLLATE "C") = ${key})`;
      }
      await run(client, "personalData.forgetUnproven")`
        DELETE FROM unproven_identity WHERE lower(email COLLATE "C") = ${key}`;
      await run(client, "personalData.forgetNetworks")`
        UPDATE card_lockout SET network = NULL WHERE user_id = ${id}`;
      await contactBook(client).eraseAll(id);
      await callerIdStore(client).eraseAll(id);
      await voicemailStore(client).eraseAll(id);
      await awaitedMessageStore(client).forgetCallers(id);
      // A refused call may have any text for its number, and no charge needs it.
      await run(client, "personalData.forgetNumbers")`
        UPDATE call SET number = CASE status WHEN 'refused' THEN 'xxxx'
                                 ELSE regexp_replace(number, '.{1,4}$', 'xxxx') END,
               shown_number = regexp_replace(shown_number, '.{1,4}$', 'xxxx'),
               forwarded_to = regexp_replace(forwarded_to, '.{1,4}$', 'xxxx')
         WHERE wallet_id = ${walletId} AND user_id = ${id}`;
      await releaseNumbers(client, { id, walletId });
      const wallet = sql.parameter(walletId);
      await run(client, "personalData.forgetReceipts")`
        UPDATE receipt SET billing_company = '', billing_address = '', billing_tax_number = '',
                           card_brand = NULL, card_last4 = NULL, card_wallet = NULL
         WHERE wallet_id = ${wallet}
           AND payment_id IN (SELECT payment.id FROM payment WHERE payment.wallet_id = ${wallet} AND user_id = ${id})`;
      await eraseRule(client, { id, walletId });
      await eraseCards(client, { id, walletId });
      await passOwnership(client, { id, walletId });
    },

    read: (viewer) => readKept(client, viewer),
  };
}

/**
 * Gives a wallet that lost its only owner to the member of longest standing. The caller has locked the wallet, so two
 * members who leave at once do not choose each other.
 */
async function passOwnership(client: Client, { id, walletId }: WalletUser): Promise<void> {
  const wallet = sql.parameter(walletId);
  await run(client, "personalData.passOwnership")`
    UPDATE wallet_member SET role = 'owner'
     WHERE wallet_id = ${wallet} AND user_id = (
       SELECT users.id FROM ${userTables}
        WHERE wallet_id = ${wallet} AND users.id <> ${id} AND deleted_at IS NULL
        ORDER BY role = 'owner' DESC, joined_at, users.id LIMIT 1)`;
}

/** Has the carrier take back a user's numbers. The digits go now, or once the carrier has confirmed it. */
async function releaseNumbers(client: Client, { id, walletId }: WalletUser): Promise<void> {
  await run(client, "personalData.releaseNumbers")`
    UPDATE rented_number
       SET state = CASE WHEN state IN ('active', 'overdue') THEN 'releasing' ELSE state END,
           due_at = CASE WHEN state IN ('active', 'overdue') THEN '-infinity' ELSE due_at END,
           forwards_to = NULL, forward_rate = NULL,
           number = CASE state WHEN 'released' THEN regexp_replace(number, '.{1,4}$', 'xxxx') ELSE number END
     WHERE wallet_id = ${walletId} AND user_id = ${id}`;
}

/** Ends a user's automatic recharge without a word, with its history and its mailed links. Another member's stays. */
async function eraseRule(client: Client, user: WalletUser): Promise<void> {
  const [wallet, id] = [sql.parameter(user.walletId), sql.parameter(user.id)];
  await run(client, "personalData.unwatchRecharge")`
    UPDATE wallet SET recharge_below_mc = NULL, recharge_due_at = NULL
     WHERE id = ${wallet} AND EXISTS (SELECT FROM recharge_rule WHERE wallet_id = ${wallet} AND user_id = ${id})`;
  for (const statement of [
    sql(
      "personalData.forgetRecharge",
    )`DELETE FROM recharge_rule WHERE wallet_id = ${wallet} AND user_id = ${id}`,
    sql("personalData.forgetRechargeEvents")`
      DELETE FROM recharge_event WHERE wallet_id = ${wallet} AND user_id = ${id}`,
    sql("personalData.forgetRechargeLinks")`
      DELETE FROM recharge_link WHERE wallet_id = ${wallet} AND user_id = ${id}`,
    sql("personalData.forgetStandings")`
      DELETE FROM card_standing WHERE wallet_id = ${wallet} AND user_id = ${id}`,
  ]) {
    await changed(client, statement);
  }
}

/** Removes a user's cards, and has the provider forget them and the user's customer. */
async function eraseCards(client: Client, { id, walletId }: WalletUser): Promise<void> {
  const [wallet, user] = [sql.parameter(walletId), sql.parameter(id)];
  // Due at once.
  const due = new Date(0);
  await run(client, "personalData.forgetCards")`
    WITH removed AS (
      DELETE FROM saved_card WHERE wallet_id = ${wallet} AND user_id = ${user} RETURNING provider_ref
    )
    INSERT INTO card_removal (wallet_id, provider_ref, kind, next_try_at)
    SELECT ${wallet}::uuid, provider_ref, 'card', ${due}::timestamptz FROM removed
    ON CONFLICT (wallet_id, provider_ref) DO NOTHING`;
  await run(client, "personalData.forgetCustomer")`
    WITH removed AS (
      DELETE FROM card_customer WHERE wallet_id = ${wallet} AND user_id = ${user} RETURNING provider_ref
    ), old AS (
      DELETE FROM wallet_customer
       WHERE wallet_id = ${wallet} AND provider_ref IN (SELECT provider_ref FROM removed)
    )
    INSERT INTO card_removal (wallet_id, provider_ref, kind, next_try_at)
    SELECT ${wallet}::uuid, provider_ref, 'customer', ${due}::timestamptz FROM removed WHERE provider_ref IS NOT NULL
    ON CONFLICT (wallet_id, provider_ref) DO NOTHING`;
}

interface Obstacles {
  callOpen: boolean;
  refundOpen: boolean;
  paymentPending: boolean;
  shared: boolean;
}

function obstaclesOf(user: WalletUser) {
  const id = sql.parameter(user.id);
  const walletId = sql.parameter(user.walletId);
  return sql("personalData.obstacles")`
    SELECT EXISTS (SELECT FROM call WHERE wallet_id = ${walletId} AND user_id = ${id} AND open) AS call_open,
           EXISTS (SELECT FROM refund_request AS refund
                     JOIN payment ON payment.wallet_id = ${walletId} AND payment.id = payment_id
                    WHERE refund.wallet_id = ${walletId} AND refund.status = 'requested' AND user_id = ${id}) AS refund_open,
           EXISTS (SELECT FROM payment
                    WHERE wallet_id = ${walletId} AND user_id = ${id} AND status <> 'completed'
                      AND (status = 'pending' OR next_check_at IS NOT NULL)) AS payment_pending,
           EXISTS (SELECT FROM ${userTables}
                    WHERE wallet_id = ${walletId} AND users.id <> ${id} AND deleted_at IS NULL) AS shared`;
}

async function readKept(client: Client, viewer: Viewer): Promise<KeptData> {
  const { id, walletId } = viewer;
  const calls = await many<KeptCall>(client, "personalData.calls", { cost_mc: "or null" })`
    SELECT ${columnsOf<KeptCall>()(`id, direction, number, destination, status, created_at, answered_at, ended_at, answered_s,
           cost_mc, shown_number, forwarded_to`)} FROM call WHERE wallet_id = ${walletId} AND user_id = ${id} ORDER BY created_at DESC, id`;
  const [wallet, user] = [sql.parameter(walletId), sql.parameter(id)];
  const payments = await many<KeptPayment>(client, "personalData.payments", {
    charge_minor: "always",
    refunded_minor: "always",
    credits_mc: "always",
  })`
    SELECT ${columnsOf<KeptPayment>()(`id, created_at, status, charge_minor, refunded_minor, currency, credits_mc, buyer,
           card_brand, card_last4, card_wallet, billing_company, billing_address,
           billing_tax_number`)} FROM payment LEFT JOIN receipt ON receipt.wallet_id = ${wallet} AND payment_id = id
     WHERE payment.wallet_id = ${wallet} AND user_id = ${id} ORDER BY created_at DESC, id`;
  const securityEvents = await allSecurityEvents(client, id);
  return {
    calls,
    payments,
    contactMessages: await keptMessages(client, id),
    savedCards: await cardStore(client).list({ id, walletId }),
    ...(await keptRecharge(client, { id, walletId })),
    contacts: await contactBook(client).list(id),
    callerIds: await callerIdStore(client).list(id),
    unwantedCalls: await unwantedCallStore(client).read(id),
    rentedNumbers: await many<KeptNumber>(client, "personalData.rentedNumbers", {
      monthly_mc: "always",
      inboundPerMinute_mc: "always",
    })`
      SELECT ${columnsOf<
        Omit<KeptNumber, "forwardsTo">
      >()(`number, country, kind, state, monthly_mc, inbound_per_minute_mc, bought_at, paid_until,
             released_at, is_shown, forward_rate`)},
             (SELECT caller_id.number FROM caller_id WHERE caller_id.user_id = ${user} AND caller_id.id = forwards_to)
               AS forwards_to FROM rented_number WHERE wallet_id = ${walletId} AND user_id = ${user} ORDER BY created_at, id`,
    voicemail: await voicemailStore(client).list(id),
    voicemailBox: (await voicemailStore(client).findBox(id)) ?? null,
    securityEvents,
    transactions: await allTransactions(client, visibleTo(viewer)),
  };
}

/** A user's own automatic recharge, and all that became of it. */
async function keptRecharge(
  client: Client,
  { id, walletId }: WalletUser,
): Promise<Pick<KeptData, "recharge" | "rechargeEvents">> {
  const rule = await rechargeStore(client).find(walletId);
  const rechargeEvents = await many<KeptRechargeEvent>(client, "personalData.rechargeEvents")`
    SELECT ${columnsOf<KeptRechargeEvent>()("at, kind, because, decline, payment_id")} FROM recharge_event
     WHERE wallet_id = ${walletId} AND user_id = ${id} ORDER BY at DESC, id`;
  return { recharge: rule?.userId === id ? rule : null, rechargeEvents };
}

async function allTransactions(client: Client, wallet: VisibleWallet): Promise<TransactionEntry[]> {
  const view = transactionView(client);
  const all: TransactionEntry[] = [];
  let page = await view.list(wallet, { limit: pageSize });
  all.push(...page.entries);
  while (page.next) {
    page = await view.list(wallet, { limit: pageSize, before: page.next });
    all.push(...page.entries);
  }
  return all;
}

async function allSecurityEvents(client: Client, userId: string): Promise<ListedSecurityEvent[]> {
  const store = securityEventStore(client);
  const all: ListedSecurityEvent[] = [];
  let page = await store.list(userId, { limit: pageSize });
  all.push(...page.events);
  while (page.next) {
    page = await store.list(userId, { limit: pageSize, before: page.next });
    all.push(...page.events);
  }
  return all;
}
