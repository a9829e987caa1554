import type { OutboxQueue, QueuedMail } from "#domain/mail-delivery.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Client, Database } from "./database.ts";

interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  reply_to: string | null;
  attempts: number;
}

/** Puts mails into the table, in the transaction of their cause. */
export function outboxStore(client: Client): Outbox {
  return {
    async add({ to, subject, text, html, replyTo }) {
      await client.query({
        name: "outbox_add",
        text: `INSERT INTO outbox (recipient, subject, text_body, html_body, reply_to)
               VALUES ($1, $2, $3, $4, $5)`,
        values: [to, subject, text, html, replyTo ?? null],
      });
    },
  };
}

/** Takes mails out of the table. Leases are measured by the database's clock, the one that all nodes share. */
export function outboxQueue(database: Database): OutboxQueue {
  const run = async (name: string, text: string, values: unknown[]) => {
    await database.withClient((client) => client.query({ name, text, values }));
  };
  return {
    async claim(limit, lease_ms) {
      const { rows } = await database.withClient((client) =>
        client.query<OutboxRow>({
          name: "outbox_claim",
          text: `WITH due AS MATERIALIZED (
                   SELECT id FROM outbox WHERE given_up_at IS NULL AND due_at <= now()
                   ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
                 UPDATE outbox SET attempts = attempts + 1, due_at = now() + $2 * interval '1 millisecond'
                 FROM due WHERE outbox.id = due.id
                 RETURNING outbox.id, recipient, subject, text_body, html_body, reply_to, attempts`,
          values: [limit, lease_ms],
        }),
      );
      return rows.map(toMail);
    },

    delivered: (id) => run("outbox_delivered", "DELETE FROM outbox WHERE id = $1", [id]),

    postpone: (id, delay_ms) =>
      run(
        "outbox_postpone",
        "UPDATE outbox SET due_at = now() + $2 * interval '1 millisecond' WHERE id = $1",
        [id, delay_ms],
      ),

    giveUp: (id) => run("outbox_give_up", "UPDATE outbox SET given_up_at = now() WHERE id = $1", [id]),
  };
}

/** Removes up to `limit` mails that were given up before; tells how many. */
export async function sweepOutbox(client: Client, givenUpBefore: Date, limit: number): Promise<number> {
  const { rowCount } = await client.query({
    name: "outbox_sweep",
    text: `DELETE FROM outbox WHERE id IN (
             SELECT id FROM outbox WHERE given_up_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    values: [givenUpBefore, limit],
  });
  return rowCount ?? 0;
}

function toMail(row: OutboxRow): QueuedMail {
  const mail = {
    id: row.id,
    attempts: row.attempts,
    to: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
  };
  return row.reply_to === null ? mail : { ...mail, replyTo: row.reply_to };
}
