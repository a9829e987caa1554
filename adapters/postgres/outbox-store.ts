import { randomUUID } from "node:crypto";
import { type DataCipher, UnreadableDataError } from "#domain/data-cipher.ts";
import type { Mail, MailKey, Outbox, OutboxQueue, QueuedMail } from "#domain/outbox.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Client, Database } from "./connection/database.ts";
import { changed, columnsOf, many, one, run, type Statement, sql } from "./sql.ts";

/** Of mail that moves no money. */
export const noWallet = "00000000-0000-0000-0000-000000000000";

type StoredColumns = Omit<Mail, "to" | "text" | "html"> &
  MailKey & { recipient: string; textBody: string; htmlBody: string };

const columns = columnsOf<StoredColumns>()(
  "wallet_id, id, recipient, language, subject, text_body, html_body, reply_to, voicemail_id",
);

/** A person has to bring the missing key. */
const unreadableWait_ms = 300_000;

/** Columns and row of a mail's bodies. The bodies hold one-time links, so they are encrypted. */
export function mailPlaces({ walletId, id }: MailKey) {
  const row = `${walletId}/${id}`;
  return { text: { column: "outbox.text_body", row }, html: { column: "outbox.html_body", row } };
}

export function outboxStore(client: Client, cipher: DataCipher): Outbox {
  return {
    async add({ to: recipient, text, html, ...mail }, walletId = noWallet) {
      const key = { walletId, id: randomUUID() };
      const places = mailPlaces(key);
      const textBody = cipher.encrypt(text, places.text);
      const htmlBody = cipher.encrypt(html, places.html);
      const stored = { ...mail, ...key, recipient, textBody, htmlBody };
      await run(client, "outbox.add")`INSERT INTO outbox (${columns}) VALUES (${columns.values(stored)})`;
    },
  };
}

const claimedColumns = columnsOf<StoredMail>()(
  "wallet_id, id, attempts, recipient AS to, language, subject, text_body AS text, html_body AS html, reply_to, voicemail_id",
);

type StoredMail = Omit<QueuedMail, "replyTo" | "voicemailId"> & {
  replyTo: string | null;
  voicemailId: string | null;
};

export interface OutboxQueueOptions {
  cipher: DataCipher;
  /** Receives a mail that cannot be decrypted. The mail stays, and is due again in five minutes. */
  onUnreadable: (error: UnreadableDataError) => void;
}

/** Takes mails from the table. Leases use the database's clock, because all nodes share it. */
export function outboxQueue(database: Database, options: OutboxQueueOptions): OutboxQueue {
  const write = async (statement: Statement) => {
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
            const claimed = await claimMail(client, due, lease_ms);
            const mail = claimed && (await readable(client, claimed, options));
            if (mail) mails.push(mail);
          }
        }
        return mails;
      }),

    // The mark goes first: after a crash in between, the mail is sent again and clears it again.
    async delivered({ walletId, id, to }) {
      await write(sql("outbox.acceptedBy")`
        UPDATE users SET mail_refused_at = NULL WHERE email_key = ${emailKey(to)} AND mail_refused_at IS NOT NULL`);
      await write(sql("outbox.delivered")`DELETE FROM outbox WHERE wallet_id = ${walletId} AND id = ${id}`);
    },

    renew: (mail, lease_ms) => dueIn(database, mail, lease_ms),
    postpone: (mail, delay_ms) => dueIn(database, mail, delay_ms),

    giveUp: (mail) => write(givenUp(mail)),

    async refused(mail) {
      await write(sql("outbox.refusedBy")`
        UPDATE users SET mail_refused_at = now() WHERE email_key = ${emailKey(mail.to)} AND mail_refused_at IS NULL`);
      await write(givenUp(mail));
    },
  };
}

/** Each claim counts an attempt, so the count shows whether the mail is still this claim's. */
function dueIn(database: Database, { walletId, id, attempts }: QueuedMail, delay_ms: number): Promise<void> {
  return database.withClient(async (client) => {
    const dueAt = new Date((await databaseTime(client)).getTime() + delay_ms);
    await run(client, "outbox.dueIn")`
      UPDATE outbox SET due_at = ${dueAt}
       WHERE wallet_id = ${walletId} AND id = ${id} AND attempts = ${attempts} AND given_up_at IS NULL`;
  });
}

/** The recipient and the subject are what a person needs to look into it; the bodies would keep their links. */
function givenUp({ walletId, id }: MailKey): Statement {
  return sql("outbox.giveUp")`
    UPDATE outbox SET given_up_at = now(), text_body = '', html_body = ''
     WHERE wallet_id = ${walletId} AND id = ${id}`;
}

interface DueMail extends MailKey {
  now: Date;
}

/** Reads the mails that are due, the longest due first. Claims none of them. */
function dueMails(client: Client, limit: number): Promise<DueMail[]> {
  return many<DueMail>(client, "outbox.due")`
    SELECT ${columnsOf<DueMail>()("wallet_id, id, now() AS now")} FROM outbox WHERE given_up_at IS NULL AND due_at <= now()
     ORDER BY due_at LIMIT ${limit}`;
}

/** Takes a due mail; undefined when another node has taken it or is about to: its lock is not waited for. */
async function claimMail(
  client: Client,
  { walletId, id, now }: DueMail,
  lease_ms: number,
): Promise<StoredMail | undefined> {
  const wallet = sql.parameter(walletId);
  return one<StoredMail>(client, "outbox.claim")`
    UPDATE outbox SET attempts = attempts + 1, due_at = ${new Date(now.getTime() + lease_ms)}
     WHERE wallet_id = ${wallet} AND id = (
       SELECT id FROM outbox
        WHERE wallet_id = ${wallet} AND id = ${id} AND given_up_at IS NULL AND due_at <= now()
          FOR UPDATE SKIP LOCKED)
    RETURNING ${claimedColumns}`;
}

/** Decrypts a claimed mail. One that cannot be read counts no attempt, so it is never given up for a missing key. */
async function readable(
  client: Client,
  { replyTo, voicemailId, ...mail }: StoredMail,
  { cipher, onUnreadable }: OutboxQueueOptions,
): Promise<QueuedMail | undefined> {
  const places = mailPlaces(mail);
  try {
    const text = cipher.decrypt(mail.text, places.text);
    const html = cipher.decrypt(mail.html, places.html);
    return {
      ...mail,
      text,
      html,
      ...(replyTo === null ? {} : { replyTo }),
      ...(voicemailId === null ? {} : { voicemailId }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableDataError)) throw error;
    onUnreadable(error);
    const dueAt = new Date((await databaseTime(client)).getTime() + unreadableWait_ms);
    await run(client, "outbox.unclaim")`
      UPDATE outbox SET attempts = attempts - 1, due_at = ${dueAt}
       WHERE wallet_id = ${mail.walletId} AND id = ${mail.id}`;
    return undefined;
  }
}

async function databaseTime(client: Client): Promise<Date> {
  const row = await one<{ now: Date }>(client, "outbox.now")`SELECT now() AS now`;
  if (!row) throw new Error("The database did not return its time");
  return row.now;
}
