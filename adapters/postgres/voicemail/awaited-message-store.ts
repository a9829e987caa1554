import type { Client } from "#adapters/postgres/connection/database.ts";
import { changedOne, columnsOf, many, run } from "#adapters/postgres/sql.ts";
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
    add: (message, nextTryAt) =>
      run(client, "awaitedMessages.add")`
        INSERT INTO voicemail_awaited (${newColumns}, next_try_at)
        VALUES (${newColumns.values(message)}, ${nextTryAt})
        ON CONFLICT DO NOTHING`,

    due: (now, limit) =>
      many<AwaitedMessage>(client, "awaitedMessages.due")`
        SELECT ${newColumns}, tries FROM voicemail_awaited WHERE next_try_at <= ${now}
         ORDER BY next_try_at LIMIT ${limit}`,

    claim: ({ userId, carrier, providerCallId, tries }, { now, nextAt }) =>
      changedOne(client, "awaitedMessages.claim")`
        UPDATE voicemail_awaited SET tries = ${tries + 1}, next_try_at = ${nextAt}
         WHERE user_id = ${userId} AND carrier = ${carrier} AND provider_call_id = ${providerCallId}
           AND tries = ${tries} AND next_try_at <= ${now}`,

    remove: ({ userId, carrier, providerCallId }) =>
      run(client, "awaitedMessages.remove")`
        DELETE FROM voicemail_awaited
         WHERE user_id = ${userId} AND carrier = ${carrier} AND provider_call_id = ${providerCallId}`,

    forgetCallers: (userId) =>
      run(client, "awaitedMessages.forgetCallers")`
        UPDATE voicemail_awaited SET number = NULL WHERE user_id = ${userId} AND number IS NOT NULL`,
  };
}
