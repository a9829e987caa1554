import type { AccountData } from "#contract/account-data.ts";
import type { CallStatus } from "#contract/calls.ts";
import type { Currency } from "#contract/currencies.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import type { Transaction } from "#contract/payments.ts";
import type { AccountRemains } from "#domain/accounts/account-remains.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { Client } from "./database.ts";
import { transactionView } from "./transaction-view.ts";

interface CallRow {
  id: string;
  number: string;
  destination: string | null;
  status: CallStatus;
  created_at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
  answered_s: number | null;
  cost_mc: number | null;
}

interface PaymentRow {
  id: string;
  created_at: Date;
  status: "pending" | "completed" | "failed";
  charge_minor: number;
  refunded_minor: number;
  currency: Currency;
  credits_mc: number;
}

interface MessageRow {
  sent_at: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
}

const pageSize = 1_000;

export function accountRemains(client: Client): AccountRemains {
  const rows = async <Row extends object>(name: string, text: string, userId: string) =>
    (await client.query<Row>({ name, text, values: [userId] })).rows;

  return {
    async lockBalance(userId) {
      const [balance] = await rows<{ posted_mc: number }>(
        "remains_lock_balance",
        "SELECT posted_mc FROM account WHERE id = $1 FOR UPDATE",
        userId,
      );
      const [found] = await rows<{ call_open: boolean; payment_pending: boolean }>(
        "remains_obstacles",
        `SELECT EXISTS (SELECT 1 FROM call WHERE account_id = $1 AND open) AS call_open,
                EXISTS (SELECT 1 FROM payment WHERE account_id = $1 AND status = 'pending') AS payment_pending`,
        userId,
      );
      return {
        posted_mc: balance?.posted_mc ?? 0,
        callOpen: found?.call_open ?? false,
        paymentPending: found?.payment_pending ?? false,
      };
    },

    async forget(userId) {
      await client.query({
        name: "remains_forbid_calls",
        text: "UPDATE account SET frozen_at = now() WHERE id = $1",
        values: [userId],
      });
      await client.query({
        name: "remains_forget_messages",
        text: "DELETE FROM contact_message WHERE user_id = $1",
        values: [userId],
      });
      await client.query({
        name: "remains_forget_numbers",
        text: "UPDATE call SET number = regexp_replace(number, '.{1,4}$', 'xxxx') WHERE account_id = $1",
        values: [userId],
      });
    },

    async read(userId) {
      const calls = await rows<CallRow>(
        "remains_calls",
        `SELECT id, number, destination, status, created_at, answered_at, ended_at, answered_s, cost_mc
         FROM call WHERE account_id = $1 ORDER BY created_at DESC, id`,
        userId,
      );
      const payments = await rows<PaymentRow>(
        "remains_payments",
        `SELECT id, created_at, status, charge_minor, refunded_minor, currency, credits_mc
         FROM payment WHERE account_id = $1 ORDER BY created_at DESC, id`,
        userId,
      );
      const sent = await rows<MessageRow>(
        "remains_messages",
        `SELECT sent_at, name, email, subject, message FROM contact_message
         WHERE user_id = $1 ORDER BY sent_at DESC`,
        userId,
      );
      return {
        calls: calls.map(toCall),
        payments: payments.map(toPayment),
        transactions: await allTransactions(client, userId),
        contactMessages: sent.map(({ sent_at, ...row }) => ({ sentAt: sent_at.toISOString(), ...row })),
      };
    },
  };
}

async function allTransactions(client: Client, userId: string): Promise<Transaction[]> {
  const view = transactionView(client);
  const all: Transaction[] = [];
  let page = await view.list(userId, { limit: pageSize });
  all.push(...page.transactions);
  while (page.next) {
    page = await view.list(userId, { limit: pageSize, before: page.next });
    all.push(...page.transactions);
  }
  return all;
}

function toCall(row: CallRow): AccountData["calls"][number] {
  return {
    id: row.id,
    number: row.number,
    destination: row.destination,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    duration_s: row.answered_s,
    credits: creditsFromMillicredits(row.cost_mc ?? 0),
  };
}

function toPayment(row: PaymentRow): AccountData["payments"][number] {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    amount: amountFromMinor(row.charge_minor, row.currency),
    refunded: amountFromMinor(row.refunded_minor, row.currency),
    currency: row.currency,
    credits: creditsFromMillicredits(row.credits_mc),
  };
}
