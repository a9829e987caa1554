import type { Client } from "#adapters/postgres/connection/database.ts";
import { one } from "#adapters/postgres/sql.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { TalkedNumbers } from "#domain/calls/history/usual-destination.ts";

/** The numbers of users' calls, on one connection: one statement on one wallet. */
export function talkedNumbers(client: Client): TalkedNumbers {
  return {
    mostTalked: ({ id, walletId }, since) =>
      one<{ number: E164 }>(client, "talkedNumbers.most")`
        SELECT number FROM call
         WHERE wallet_id = ${walletId} AND user_id = ${id} AND created_at >= ${since} AND answered_s > 0 AND direction = 'outgoing'
         GROUP BY country, number
         ORDER BY sum(sum(answered_s)) OVER (PARTITION BY country) DESC, country,
                  sum(answered_s) DESC, number
         LIMIT 1`,
  };
}
