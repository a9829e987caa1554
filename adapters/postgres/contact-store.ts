import type { SpentChallenges } from "#domain/captcha.ts";
import type { ContactStore } from "#domain/contact/contact-store.ts";
import type { Client } from "./database.ts";

export function contactStore(client: Client): ContactStore {
  return {
    async add({ id, userId, name, email, subject, message, sentAt }) {
      await client.query({
        name: "contact_add",
        text: `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, userId, name, email, subject, message, sentAt],
      });
    },
  };
}

export function spentChallengeStore(client: Client): SpentChallenges {
  return {
    async spend(challengeId, expiresAt) {
      const { rowCount } = await client.query({
        name: "challenge_spend",
        text: "INSERT INTO spent_challenge (challenge_id, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        values: [challengeId, expiresAt],
      });
      return rowCount === 1;
    },

    async sweep(at, limit) {
      const { rowCount } = await client.query({
        name: "challenge_sweep",
        text: `DELETE FROM spent_challenge WHERE challenge_id IN (
                 SELECT challenge_id FROM spent_challenge WHERE expires_at <= $1
                 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        values: [at, limit],
      });
      return rowCount ?? 0;
    },
  };
}

/** The key that signs CAPTCHA challenges, made with the database and the same for every node. */
export async function captchaKey(client: Client): Promise<string> {
  const { rows } = await client.query<{ hmac_key: string }>({
    name: "captcha_key",
    text: "SELECT hmac_key FROM captcha_key",
  });
  const key = rows[0]?.hmac_key;
  if (key === undefined)
    throw new Error("The table captcha_key is empty, so CAPTCHA challenges have no key.");
  return key;
}
