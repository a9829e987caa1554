import { type DataCipher, UnreadableDataError } from "#domain/data-cipher.ts";
import type { MailKey } from "#domain/outbox.ts";
import type { Client, Database } from "./connection/database.ts";
import { webhookSecretPlace } from "./operators/alarm-webhook-store.ts";
import { mailPlaces } from "./outbox-store.ts";
import { many, one, run } from "./sql.ts";
import { secretPlace } from "./users/two-step-store.ts";

const batch = 200;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";

export interface Reencrypted {
  done: number;
  /** Rows left as they are, because they do not open. */
  unreadable: number;
}

/**
 * Encrypts with the current key what is stored in clear or under a previous key. Locks a batch of rows at a time, in the
 * order of their ids, and leaves out rows that are locked: the next run gets them.
 */
export async function reencrypt(database: Database, cipher: DataCipher): Promise<Reencrypted> {
  const result = { done: 0, unreadable: 0 };
  for (const readBatch of [reencryptSecrets, reencryptMails, reencryptWebhook]) {
    let after: string | undefined = beforeEveryId;
    while (after !== undefined) {
      const from: string = after;
      after = await database.transaction((client) => readBatch(client, cipher, from, result));
    }
  }
  return result;
}

/** Returns where the next batch begins; undefined after the last one. */
async function reencryptSecrets(client: Client, cipher: DataCipher, after: string, result: Reencrypted) {
  const rows = await many<{ userId: string; secret: string }>(client, "reencrypt.secrets")`
    SELECT user_id, secret FROM two_step
     WHERE user_id > ${after} AND NOT starts_with(secret, ${cipher.currentPrefix})
     ORDER BY user_id LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
  for (const { userId, secret } of rows) {
    await counting(result, async () => {
      const place = secretPlace(userId);
      const renewed = cipher.encrypt(cipher.decrypt(secret, place), place);
      await run(client, "reencrypt.secret")`
        UPDATE two_step SET secret = ${renewed} WHERE user_id = ${userId}`;
    });
  }
  return rows.at(-1)?.userId;
}

/** Mails that were given up have no bodies any more. */
async function reencryptMails(client: Client, cipher: DataCipher, after: string, result: Reencrypted) {
  const rows = await many<MailKey & { text: string; html: string }>(client, "reencrypt.mails")`
    SELECT wallet_id, id, text_body AS text, html_body AS html FROM outbox
     WHERE id > ${after} AND given_up_at IS NULL AND NOT starts_with(text_body, ${cipher.currentPrefix})
     ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
  for (const { walletId, id, text, html } of rows) {
    await counting(result, async () => {
      const places = mailPlaces({ walletId, id });
      const renewed = {
        text: cipher.encrypt(cipher.decrypt(text, places.text), places.text),
        html: cipher.encrypt(cipher.decrypt(html, places.html), places.html),
      };
      await run(client, "reencrypt.mail")`
        UPDATE outbox SET text_body = ${renewed.text}, html_body = ${renewed.html}
         WHERE wallet_id = ${walletId} AND id = ${id}`;
    });
  }
  return rows.at(-1)?.id;
}

/** One row. */
async function reencryptWebhook(client: Client, cipher: DataCipher, _after: string, result: Reencrypted) {
  const webhook = await one<{ secret: string }>(client, "reencrypt.webhook")`
    SELECT secret FROM alarm_webhook WHERE NOT starts_with(secret, ${cipher.currentPrefix})
       FOR UPDATE SKIP LOCKED`;
  if (webhook === undefined) return undefined;
  await counting(result, async () => {
    const renewed = cipher.encrypt(cipher.decrypt(webhook.secret, webhookSecretPlace), webhookSecretPlace);
    await run(client, "reencrypt.webhookSecret")`UPDATE alarm_webhook SET secret = ${renewed}`;
  });
  return undefined;
}

async function counting(result: Reencrypted, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    result.done++;
  } catch (error) {
    if (!(error instanceof UnreadableDataError)) throw error;
    result.unreadable++;
  }
}

/** The database needs a key that is not configured; the message names the key's id. */
class DataKeyError extends Error {
  override name = "DataKeyError";
}

/**
 * Checks before the start that every stored value has its key, so that no mail is lost and no login fails later.
 * @throws DataKeyError
 */
export async function expectKnownKeys(database: Database, cipher: DataCipher): Promise<void> {
  const samples = await database.withClient(
    (client) =>
      many<{ sample: string }>(client, "reencrypt.keys")`
      SELECT min(stored) AS sample
        FROM (SELECT secret AS stored FROM two_step UNION ALL SELECT text_body FROM outbox
              UNION ALL SELECT secret FROM alarm_webhook
              UNION ALL SELECT sealed_by FROM voicemail UNION ALL SELECT greeting_sealed_by FROM voicemail_box
              UNION ALL SELECT digest FROM mark) AS value
       WHERE starts_with(stored, 'enc1.') OR starts_with(stored, 'mark1.') GROUP BY split_part(stored, '.', 2)`,
  );
  const unknown = samples.flatMap(({ sample }) => cipher.unknownKeyOf(sample) ?? []);
  if (unknown.length === 0) return;
  throw new DataKeyError(
    `The database has values made with the key ${unknown.sort().join(", ")}, which is not configured. ` +
      "Nothing was changed. Add that key to DATA_KEYS_PREVIOUS, or make it DATA_KEY again.",
  );
}
