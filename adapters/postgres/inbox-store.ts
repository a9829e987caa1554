import type { InboxMessage, InboxStore, MessageAnswer } from "#domain/contact/inbox-store.ts";
import type { KeptMessage } from "#domain/users/settings/personal-data.ts";
import type { Client } from "./connection/database.ts";
import { columnsOf, many, one, run } from "./sql.ts";

const columns = columnsOf<InboxMessage>()(
  "id, user_id, name, email, language, subject, message, sent_at, state, assigned_to, version",
);
const answerColumns = columnsOf<MessageAnswer>()("id, answer, answered_by, answered_at");

export function inboxStore(client: Client): InboxStore {
  return {
    find: (id) =>
      one<InboxMessage>(client, "inbox.find")`SELECT ${columns} FROM contact_message WHERE id = ${id}`,

    lock: (id) =>
      one<InboxMessage>(client, "inbox.lock")`
        SELECT ${columns} FROM contact_message WHERE id = ${id} FOR UPDATE`,

    answers: (messageId) =>
      many<MessageAnswer & { email: string }>(client, "inbox.answers")`
        SELECT ${columnsOf<
          MessageAnswer & { email: string }
        >()(`contact_answer.id, answer, answered_by, answered_at,
               coalesce(email, '') AS email`)}
          FROM contact_answer LEFT JOIN users ON users.id = answered_by
         WHERE message_id = ${messageId} ORDER BY answered_at, contact_answer.id`,

    answer: (messageId, answer) =>
      run(client, "inbox.answer")`
        INSERT INTO contact_answer (message_id, ${answerColumns}) VALUES (${messageId}, ${answerColumns.values(answer)})`,

    change: ({ id, state, assignedTo }) =>
      run(client, "inbox.change")`
        UPDATE contact_message SET state = ${state}, assigned_to = ${assignedTo}, version = version + 1 WHERE id = ${id}`,

    async countOpen(most) {
      const row = await one<{ messages: number }>(client, "inbox.countOpen")`
        SELECT count(*) AS messages FROM (SELECT FROM contact_message WHERE state = 'open' LIMIT ${most}) AS open`;
      return row?.messages ?? 0;
    },
  };
}

type StoredMessage = Omit<KeptMessage, "answers"> & { answers: { answeredAt: string; answer: string }[] };

/** The messages of a user with their answers, the newest first. */
export async function keptMessages(client: Client, userId: string): Promise<KeptMessage[]> {
  const messages = await many<StoredMessage>(client, "inbox.kept")`
    SELECT ${columnsOf<Omit<StoredMessage, "answers">>()("sent_at, name, email, subject, message")},
           coalesce((SELECT json_agg(json_build_object('answeredAt', answered_at, 'answer', answer) ORDER BY answered_at)
                       FROM contact_answer WHERE message_id = contact_message.id), '[]') AS answers
      FROM contact_message WHERE user_id = ${userId} ORDER BY sent_at DESC`;
  return messages.map(({ answers, ...message }) => ({
    ...message,
    answers: answers.map(({ answeredAt, answer }) => ({ answeredAt: new Date(answeredAt), answer })),
  }));
}
