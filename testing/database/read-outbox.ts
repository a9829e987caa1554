import type { Database } from "#adapters/postgres/connection/database.ts";
import { mailPlaces } from "#adapters/postgres/outbox-store.ts";
import { testCipher } from "./test-database.ts";

export interface OutboxRow {
  wallet_id: string;
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  reply_to: string | null;
  voicemail_id: string | null;
}

/** The mails of the outbox, or those to one address, with their bodies decrypted, the newest first. */
export async function readOutbox(database: Database, recipient?: string): Promise<OutboxRow[]> {
  const { rows } = await database.withClient((client) =>
    client.query<OutboxRow>(
      "SELECT * FROM outbox WHERE recipient = coalesce($1, recipient) ORDER BY created_at DESC",
      [recipient],
    ),
  );
  return rows.map((row) => {
    const places = mailPlaces({ walletId: row.wallet_id, id: row.id });
    return {
      ...row,
      text_body: testCipher.decrypt(row.text_body, places.text),
      html_body: testCipher.decrypt(row.html_body, places.html),
    };
  });
}
