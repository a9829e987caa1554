import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, many, sql } from "#adapters/postgres/sql.ts";
import type { AwaitedMessage, AwaitedMessageStore } from "#domain/voicemail/voicemail-deps.ts";

const newColumns = columnsOf<Omit<AwaitedMessage, "tries">>()(
  "user_id, carrier, provider_call_id, number, asked_at",
);

/** Callers who were asked for a message. Each statement locks one row, or the rows of one user. */
export function awaitedMessageStore(client: Client): AwaitedMessageStore & {
  /** Takes the callers' numbers out of the rows of a user. Their recordings are still to be deleted. */
  forgetCallers(userId: string): Promise<void>;
} {
  return {
    async add(message, nextTryAt) {
      await changed(
        client,
        sql("awaitedMessages.add")`
          INSERT INTO voicemail_awaited (${newColumns}, next_try_at)
          VALUES (${newColumns.values(message)}, ${nextTryAt})
          ON CONFLICT DO NOTHING`,
      );
    },

    due: (now, limit) =>
      many<AwaitedMessage>(
        client,
        sql("awaitedMessages.due")`
          SELECT ${newColumns}, tries FROM voicemail_awaited WHERE next_try_at <= ${now}
           ORDER BY next_try_at LIMIT ${limit}`,
      ),

    async claim({ userId, carrier, providerCallId, tries }, { now, nextAt }) {
      const claimed = await changed(
        client,
        sql("awaitedMessages.claim")`
          UPDATE voicemail_awaited SET tries = ${tries + 1}, next_try_at = ${nextAt}
           WHERE user_id = ${userId} AND carrier = ${carrier} AND provider_call_id = ${providerCallId}
             AND tries = ${tries} AND next_try_at <= ${now}`,
      );
      return claimed === 1;
    },

    async remove({ userId, carrier, providerCallId }) {
      await changed(
        client,
        sql("awaitedMessages.remove")`
          DELETE FROM voicemail_awaited
           WHERE user_id = ${userId} AND carrier = ${carrier} AND provider_call_id = ${providerCallId}`,
      );
    },

    async forgetCallers(userId) {
      await changed(
        client,
        sql("awaitedMessages.forgetCallers")`
          UPDATE voicemail_awaited SET number = NULL WHERE user_id = ${userId} AND number IS NOT NULL`,
      );
    },
  };
}
