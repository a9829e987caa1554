import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { userTables } from "#adapters/postgres/fragments.ts";
import { many, one, run } from "#adapters/postgres/sql.ts";
import { identityStore } from "#adapters/postgres/users/identity-store.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import { foldingForm } from "#domain/marks/canonical-mailbox.ts";
import { identityMark, mailboxMark } from "#domain/marks/mark.ts";
import { markStore } from "./mark-store.ts";

const batch = 200;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/**
 * Marks users who have no mark of their mailbox under the current key and in the current form: those from before marks, and all
 * after the key or the folding was changed. Marks of deleted users stay as they were made. Returns how many users it marked.
 */
export async function markUsers(database: Database, cipher: DataCipher): Promise<number> {
  await database.withClient((client) => endMarksOfDeleted(client));
  let count = 0;
  let after: string | undefined = beforeEveryId;
  while (after !== undefined) {
    const from: string = after;
    const unmarked = await database.withClient(
      (client) =>
        many<{ id: string }>(client, "mark.unmarked")`
        SELECT id FROM users
         WHERE id > ${from} AND deleted_at IS NULL AND NOT EXISTS (
                 SELECT FROM mark
                  WHERE mark.user_id = users.id AND kind = 'mailbox' AND is_current AND form >= ${foldingForm}
                    AND starts_with(digest, ${cipher.digestPrefix}))
         ORDER BY id LIMIT ${batch}`,
    );
    for (const { id } of unmarked) count += (await markUser(database, cipher, id)) ? 1 : 0;
    after = unmarked.at(-1)?.id;
  }
  return count;
}

/** A server of the version before deletes users and knows no marks. */
async function endMarksOfDeleted(client: Client): Promise<void> {
  await run(client, "mark.endOfDeleted")`
    UPDATE mark SET is_current = false FROM users
     WHERE users.id = mark.user_id AND users.deleted_at IS NOT NULL AND is_current`;
}

/** A transaction for each user, because a mark locks the wallets that share it. */
function markUser(database: Database, cipher: DataCipher, userId: string): Promise<boolean> {
  return database.transaction(async (client) => {
    const user = await one<{ id: string; walletId: string; email: string }>(client, "mark.lockUser")`
      SELECT users.id, wallet_id, email FROM ${userTables}
       WHERE users.id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE OF users`;
    if (!user) return false;
    const marks = markStore(client, cipher);
    await marks.note(user, mailboxMark(user.email));
    for (const identity of await identityStore(client, marks).list(user.id)) {
      await marks.note(user, identityMark(identity));
    }
    await endEarlierForm(client, user.id);
    return true;
  });
}

/** A mark that an operator has lifted stays lifted. */
async function endEarlierForm(client: Client, userId: string): Promise<void> {
  await run(client, "mark.endEarlierForm")`
    WITH old AS (
      DELETE FROM mark WHERE user_id = ${userId} AND kind = 'mailbox' AND is_current AND form < ${foldingForm}
      RETURNING wallet_id, first_seen_at, lifted_at)
    UPDATE mark SET first_seen_at = least(mark.first_seen_at, old.first_seen_at),
                    lifted_at = coalesce(mark.lifted_at, old.lifted_at)
      FROM old
     WHERE mark.wallet_id = old.wallet_id AND user_id = ${userId} AND kind = 'mailbox' AND is_current
       AND form = ${foldingForm}`;
}
