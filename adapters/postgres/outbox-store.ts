import type { MailKey, OutboxQueue, QueuedMail } from "#domain/mail-delivery.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Client, Database } from "./database.ts";
import { changed, many, one, type Statement, sql } from "./sql.ts";

/** Of mail that moves no money. */
const noWallet = "00000000-0000-0000-0000-000000000000";

/** Adds mails to the table, in the transaction of their cause. */
export function outboxStore(client: Client): Outbox {
  return {
    async add({ to, subject, text, html, replyTo = null }, walletId = noWallet) {
      const row = { walletId, recipient: to, subject, textBody: text, htmlBody: html, replyTo };
      await changed(
        client,
        sql("outbox.add")`INSERT INTO outbox (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },
  };
}

type StoredMail = Omit<QueuedMail, "replyTo"> & { replyTo: string | null };

/** Takes mails from the table. Leases use the database's clock, because all nodes share it. */
export function outboxQueue(database: Database): OutboxQueue {
  const run = async (statement: Statement) => {
    await database.withClient((client) => changed(client, statement));
  };
  return {
    // Reads again while other nodes take some of what was due, until none of it can be claimed.
    claim: (limit, lease_ms) =>
      database.withClient(async (client) => {
        const mails: QueuedMail[] = [];
        for (let before = -1; mails.length > before && mails.length < limit; ) {
          before = mails.length;
          for (const due of await dueMails(client, limit - before)) {
            const mail = await claimMail(client, due, lease_ms);
            if (mail) mails.push(mail);
          }
        }
        return mails;
      }),

    delivered: ({ walletId, id }) =>
      run(sql("outbox.delivered")`DELETE FROM outbox WHERE wallet_id = ${walletId} AND id = ${id}`),

    postpone: ({ walletId, id }, delay_ms) =>
      database.withClient(async (client) => {
        const dueAt = new Date((await databaseTime(client)).getTime() + delay_ms);
        await changed(
          client,
          sql("outbox.postpone")`
            UPDATE outbox SET due_at = ${dueAt} WHERE wallet_id = ${walletId} AND id = ${id}`,
        );
      }),

    giveUp: ({ walletId, id }) =>
      run(sql("outbox.giveUp")`
        UPDATE outbox SET given_up_at = now() WHERE wallet_id = ${walletId} AND id = ${id}`),
  };
}

interface DueMail extends MailKey {
  now: Date;
}

/** Reads the mails that are due, the longest due first. Claims none of them. */
function dueMails(client: Client, limit: number): Promise<DueMail[]> {
  return many<DueMail>(
    client,
    sql("outbox.due")`
      SELECT wallet_id, id, now() AS now FROM outbox WHERE given_up_at IS NULL AND due_at <= now()
       ORDER BY due_at LIMIT ${limit}`,
  );
}

/** Takes a due mail; undefined when another node has taken it or is about to: its lock is not waited for. */
async function claimMail(
  client: Client,
  { walletId, id, now }: DueMail,
  lease_ms: number,
): Promise<QueuedMail | undefined> {
  const wallet = sql.parameter(walletId);
  const mail = await one<StoredMail>(
    client,
    sql("outbox.claim")`
      UPDATE outbox SET attempts = attempts + 1, due_at = ${new Date(now.getTime() + lease_ms)}
       WHERE wallet_id = ${wallet} AND id = (
         SELECT id FROM outbox
          WHERE wallet_id = ${wallet} AND id = ${id} AND given_up_at IS NULL AND due_at <= now()
            FOR UPDATE SKIP LOCKED)
      RETURNING wallet_id, id, attempts, recipient AS "to", subject, text_body AS text, html_body AS html, reply_to`,
  );
  if (!mail) return undefined;
  const { replyTo, ...rest } = mail;
  return replyTo === null ? rest : { ...rest, replyTo };
}

async function databaseTime(client: Client): Promise<Date> {
  const row = await one<{ now: Date }>(client, sql("outbox.now")`SELECT now() AS now`);
  if (!row) throw new Error("The database did not return its time");
  return row.now;
}

/** Removes up to `limit` mails given up before a time, in any order. Returns how many. */
export function sweepOutbox(client: Client, givenUpBefore: Date, limit: number): Promise<number> {
  return changed(
    client,
    sql("outbox.sweep")`
      DELETE FROM outbox WHERE (wallet_id, id) IN (
        SELECT wallet_id, id FROM outbox WHERE given_up_at <= ${givenUpBefore} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  );
}
