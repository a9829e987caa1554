import type { SpentChallenges } from "#domain/captcha.ts";
import type { ContactMessage, ContactStore } from "#domain/contact/send-message.ts";
import type { Client } from "./connection/database.ts";
import { changedOne, columnsOf, one, run } from "./sql.ts";

const columns = columnsOf<ContactMessage>()("id, user_id, name, email, language, subject, message, sent_at");

export function contactStore(client: Client): ContactStore {
  return {
    add: (message) =>
      run(client, "contact.add")`
        INSERT INTO contact_message (${columns}) VALUES (${columns.values(message)})`,
  };
}

export function spentChallengeStore(client: Client): SpentChallenges {
  return {
    spend: (challengeId, expiresAt) =>
      changedOne(client, "spentChallenge.spend")`
        INSERT INTO spent_challenge (challenge_id, expires_at) VALUES (${challengeId}, ${expiresAt})
        ON CONFLICT DO NOTHING`,
  };
}

/** The key that signs CAPTCHA challenges, made with the database and the same for every node. */
export async function captchaKey(client: Client): Promise<string> {
  const row = await one<{ hmacKey: string }>(client, "captcha.key")`SELECT hmac_key FROM captcha_key`;
  if (!row) throw new Error("The table captcha_key is empty, so CAPTCHA challenges have no key.");
  return row.hmacKey;
}
