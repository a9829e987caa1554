import type { Database } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import { changed } from "#adapters/postgres/sql.ts";
import type { RemoveMarks } from "#domain/mark-retention.ts";

/** Locks old marks in any order and skips locked ones, so that several nodes share the work. */
export function removeOldMarks(database: Database): RemoveMarks {
  return (windows, limit) =>
    database.withClient(
      (client) =>
        changed(client, "retention.mark")`
        DELETE FROM mark WHERE (digest, wallet_id, user_id) IN (
          SELECT digest, wallet_id, user_id FROM mark
           WHERE NOT is_current AND (lifted_at IS NOT NULL OR NOT (
                   EXISTS (SELECT FROM wallet WHERE wallet.id = mark.wallet_id AND posted_mc < 0)
                OR EXISTS (SELECT FROM users WHERE users.id = mark.user_id AND frozen_at IS NOT NULL)
                OR EXISTS (SELECT FROM payment WHERE payment.wallet_id = mark.wallet_id AND ${pausesCalling})
                OR EXISTS (SELECT FROM call
                            WHERE call.wallet_id = mark.wallet_id AND created_at > ${windows.calls} AND refusal IS NULL)
                OR EXISTS (SELECT FROM payment
                            WHERE payment.wallet_id = mark.wallet_id AND created_at > ${windows.purchases}
                              AND (status = 'completed' OR next_check_at IS NOT NULL))
                OR EXISTS (SELECT FROM bad_line
                            WHERE bad_line.wallet_id = mark.wallet_id AND outcome = 'credited'
                              AND decided_at > ${windows.badLines})))
           LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
    );
}
