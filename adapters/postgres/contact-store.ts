import type { SpentChallenges } from "#domain/captcha.ts";
import type { ContactStore } from "#domain/contact/send-message.ts";
import type { Client } from "./connection/database.ts";
import { changed, one, sql } from "./sql.ts";

export function contactStore(client: Client): ContactStore {
  return {
    async add({ id, userId, name, email, subject, message, sentAt }) {
      const row = { id, userId, name, email, subject, message, sentAt };
      await changed(
        client,
        sql("contact.add")`INSERT INTO contact_message (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },
  };
}

export function spentChallengeStore(client: Client): SpentChallenges {
  return {
    async spend(challengeId, expiresAt) {
      const row = { challengeId, expiresAt };
      const spent = await changed(
        client,
        sql("spentChallenge.spend")`
          INSERT INTO spent_challenge (${sql.columns(row)}) VALUES (${sql.values(row)}) ON CONFLICT DO NOTHING`,
      );
      return spent === 1;
    },
  };
}

/** The key that signs CAPTCHA challenges, made with the database and the same for every node. */
export async function captchaKey(client: Client): Promise<string> {
  const row = await one<{ hmacKey: string }>(client, sql("captcha.key")`SELECT hmac_key FROM captcha_key`);
  if (!row) throw new Error("The table captcha_key is empty, so CAPTCHA challenges have no key.");
  return row.hmacKey;
}
