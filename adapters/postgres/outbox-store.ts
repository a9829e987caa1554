import type { OutboxQueue, QueuedMail } from "#domain/mail-delivery.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Client, Database } from "./database.ts";
import { changed, many, type Statement, sql } from "./sql.ts";

/** Adds mails to the table, in the transaction of their cause. */
export function outboxStore(client: Client): Outbox {
  return {
    async add({ to, subject, text, html, replyTo = null }) {
      const row = { recipient: to, subject, textBody: text, htmlBody: html, replyTo };
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
    // Locks due mails, the longest due first, and skips those that another node has locked.
    async claim(limit, lease_ms) {
      const mails = await database.withClient((client) =>
        many<StoredMail>(
          client,
          sql("outbox.claim")`
            WITH due AS MATERIALIZED (
              SELECT id FROM outbox WHERE given_up_at IS NULL AND due_at <= now()
              ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
            UPDATE outbox SET attempts = attempts + 1, due_at = now() + ${lease_ms} * interval '1 millisecond'
            FROM due WHERE outbox.id = due.id
            RETURNING outbox.id, attempts, recipient AS "to", subject, text_body AS text, html_body AS html,
                      reply_to`,
        ),
      );
      return mails.map(({ replyTo, ...mail }) => (replyTo === null ? mail : { ...mail, replyTo }));
    },

    delivered: (id) => run(sql("outbox.delivered")`DELETE FROM outbox WHERE id = ${id}`),

    postpone: (id, delay_ms) =>
      run(sql("outbox.postpone")`
        UPDATE outbox SET due_at = now() + ${delay_ms} * interval '1 millisecond' WHERE id = ${id}`),

    giveUp: (id) => run(sql("outbox.giveUp")`UPDATE outbox SET given_up_at = now() WHERE id = ${id}`),
  };
}

/** Removes up to `limit` mails given up before a time, in any order. Returns how many. */
export function sweepOutbox(client: Client, givenUpBefore: Date, limit: number): Promise<number> {
  return changed(
    client,
    sql("outbox.sweep")`
      DELETE FROM outbox WHERE id IN (
        SELECT id FROM outbox WHERE given_up_at <= ${givenUpBefore} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  );
}
