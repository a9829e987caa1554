import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import { changed, changedOne, columnsOf, exists, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { VoicemailSettings } from "#contract/calls/voicemail.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type {
  Recording,
  Voicemail,
  VoicemailKey,
  VoicemailRemoval,
  VoicemailStore,
} from "#domain/voicemail/voicemail-deps.ts";

const columns = columnsOf<Voicemail>()(
  "user_id, id, carrier, recording_id, number, left_at, length_s, read_at, delete_at",
);
const recordingColumns = columnsOf<Recording>()(
  "user_id, id, carrier, recording_id, number, left_at, length_s, tries",
);
const removalColumns = columnsOf<VoicemailRemoval>()("place, ref, tries");

interface BoxRow {
  isOn: boolean;
  mail: VoicemailSettings["mail"];
  keptDays: VoicemailSettings["kept_days"];
  greetingId: string | null;
  greetingLength_s: number | null;
  greetingSealedBy: string | null;
}
const boxColumns = columnsOf<BoxRow>()(
  "is_on, mail, kept_days, greeting_id, greeting_length_s, greeting_sealed_by",
);

/**
 * The end of a statement whose `removed` are messages: a file may be written although its message is not stored, and a
 * recording is deleted once it is. Both are due at once.
 */
export const removalsOfMessages = sql.fragment`
  INSERT INTO voicemail_removal (place, ref, next_try_at)
  SELECT 'storage', id::text, '-infinity'::timestamptz FROM removed
   UNION ALL SELECT carrier, recording_id, '-infinity' FROM removed
  ON CONFLICT DO NOTHING`;

/**
 * Messages of callers. Rows are of a user, as contacts are. A transaction locks the user before the user's box and messages;
 * the sweeps lock one row each.
 */
export function voicemailStore(client: Client): VoicemailStore & {
  /** Removes all of a locked user's, and has it deleted elsewhere. */
  eraseAll(userId: string): Promise<void>;
} {
  return {
    async findBox(userId) {
      const row = await one<BoxRow>(client, "voicemail.findBox")`
        SELECT ${boxColumns} FROM voicemail_box WHERE user_id = ${userId}`;
      if (!row) return undefined;
      const { isOn, mail, keptDays, greetingId, greetingLength_s, greetingSealedBy } = row;
      const greeting =
        greetingId === null || greetingLength_s === null
          ? null
          : { id: greetingId, length_s: greetingLength_s, sealedBy: greetingSealedBy ?? "" };
      return { settings: { isOn, mail, kept_days: keptDays }, greeting };
    },

    async saveBox(userId, { settings: { isOn, mail, kept_days: keptDays }, greeting }) {
      const row = {
        isOn,
        mail,
        keptDays,
        greetingId: greeting?.id ?? null,
        greetingLength_s: greeting?.length_s ?? null,
        greetingSealedBy: greeting?.sealedBy ?? null,
      };
      await run(client, "voicemail.saveBox")`
        INSERT INTO voicemail_box (user_id, ${boxColumns}) VALUES (${userId}, ${boxColumns.values(row)})
        ON CONFLICT (user_id) DO UPDATE
           SET is_on = excluded.is_on, mail = excluded.mail, kept_days = excluded.kept_days,
               greeting_id = excluded.greeting_id, greeting_length_s = excluded.greeting_length_s,
               greeting_sealed_by = excluded.greeting_sealed_by`;
    },

    keepFor: (userId, days) =>
      run(client, "voicemail.keepFor")`
        UPDATE voicemail SET delete_at = left_at + ${days}::integer * interval '1 day' WHERE user_id = ${userId}`,

    async findReader({ id, walletId }) {
      const user = sql.parameter(id);
      return one<{ language: Language | null; messages: number }>(client, "voicemail.findReader")`
        SELECT language, (SELECT count(*)::integer FROM voicemail WHERE user_id = ${user}) AS messages
          FROM users
         WHERE id = ${user} AND deleted_at IS NULL AND frozen_at IS NULL AND NOT EXISTS (SELECT FROM calling_stop)
           AND NOT EXISTS (SELECT FROM payment WHERE payment.wallet_id = ${walletId} AND payment.user_id = ${user} AND ${pausesCalling})`;
    },

    findMailReader: (userId) =>
      one<MailReader>(client, "voicemail.findMailReader")`
        SELECT ${columnsOf<MailReader>()("email, first_name, language")} FROM users
         WHERE id = ${userId} AND deleted_at IS NULL`,

    lockUser: (userId) =>
      exists(client, "voicemail.lockUser")`
        SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`,

    list: (userId) =>
      many<Voicemail>(client, "voicemail.list")`
        SELECT ${columns} FROM voicemail WHERE user_id = ${userId} AND stored_at IS NOT NULL
         ORDER BY left_at DESC, id`,

    find: ({ userId, id }) =>
      one<Voicemail>(client, "voicemail.find")`
        SELECT ${columns} FROM voicemail WHERE user_id = ${userId} AND id = ${id} AND stored_at IS NOT NULL`,

    async add(voicemail, nextTryAt) {
      const { userId, carrier, recordingId } = voicemail;
      return changedOne(client, "voicemail.add")`
        INSERT INTO voicemail (${columns}, next_try_at)
        SELECT ${columns.values(voicemail)}, ${nextTryAt}
         WHERE NOT EXISTS (SELECT FROM voicemail_removal WHERE place = ${carrier} AND ref = ${recordingId})
           AND NOT EXISTS (SELECT FROM voicemail WHERE user_id = ${userId} AND carrier = ${carrier}
                              AND recording_id = ${recordingId})
        ON CONFLICT (user_id, carrier, recording_id) DO NOTHING`;
    },

    mark: ({ userId, id }, readAt) =>
      changedOne(client, "voicemail.mark")`
        UPDATE voicemail SET read_at = ${readAt}
         WHERE user_id = ${userId} AND id = ${id} AND stored_at IS NOT NULL`,

    async remove({ userId, id }) {
      const removals = await changed(client, "voicemail.remove")`
        WITH removed AS (
          DELETE FROM voicemail WHERE user_id = ${userId} AND id = ${id} RETURNING id, carrier, recording_id
        ) ${removalsOfMessages}`;
      return removals > 0;
    },

    due: (now, limit) =>
      many<Recording>(client, "voicemail.due")`
        SELECT ${recordingColumns} FROM voicemail WHERE stored_at IS NULL AND next_try_at <= ${now}
         ORDER BY next_try_at LIMIT ${limit}`,

    async oldestWaiting() {
      const row = await one<{ leftAt: Date }>(client, "voicemail.oldestWaiting")`
        SELECT left_at FROM voicemail WHERE stored_at IS NULL ORDER BY left_at LIMIT 1`;
      return row?.leftAt;
    },

    claim: ({ userId, id, tries }, { now, nextAt }) =>
      changedOne(client, "voicemail.claim")`
        UPDATE voicemail SET tries = ${tries + 1}, next_try_at = ${nextAt}
         WHERE user_id = ${userId} AND id = ${id} AND stored_at IS NULL AND tries = ${tries}
           AND next_try_at <= ${now}`,

    async stored({ userId, id, carrier, recordingId }, { at, sealedBy }) {
      const stored = await changed(client, "voicemail.stored")`
        UPDATE voicemail SET stored_at = ${at}, sealed_by = ${sealedBy}, next_try_at = NULL
         WHERE user_id = ${userId} AND id = ${id} AND stored_at IS NULL`;
      if (stored === 1) await this.addRemoval({ place: carrier, ref: recordingId });
      return stored === 1;
    },

    sealedOtherwise: (sealedBy, limit) => {
      const current = sql.parameter(sealedBy);
      return many<VoicemailKey>(client, "voicemail.sealedOtherwise")`
        SELECT ${columnsOf<VoicemailKey>()("user_id, id")} FROM (
          SELECT user_id, id FROM voicemail WHERE sealed_by <> ${current}
          UNION ALL SELECT user_id, greeting_id FROM voicemail_box WHERE greeting_sealed_by <> ${current}) AS sound
         LIMIT ${limit}`;
    },

    async resealed({ userId, id }, sealedBy) {
      const messages = await changed(client, "voicemail.resealed")`
        UPDATE voicemail SET sealed_by = ${sealedBy} WHERE user_id = ${userId} AND id = ${id}`;
      const greetings = await changed(client, "voicemail.resealedGreeting")`
        UPDATE voicemail_box SET greeting_sealed_by = ${sealedBy}
         WHERE user_id = ${userId} AND greeting_id = ${id}`;
      return messages + greetings > 0;
    },

    addRemoval: ({ place, ref }, at) =>
      run(client, "voicemail.addRemoval")`
        INSERT INTO voicemail_removal (place, ref, next_try_at) VALUES (${place}, ${ref}, coalesce(${at ?? null}::timestamptz, '-infinity'))
        ON CONFLICT (place, ref) DO UPDATE SET next_try_at = least(voicemail_removal.next_try_at, excluded.next_try_at)`,

    dueRemovals: (now, limit) =>
      many<VoicemailRemoval>(client, "voicemail.dueRemovals")`
        SELECT ${removalColumns} FROM voicemail_removal WHERE next_try_at <= ${now}
         ORDER BY next_try_at LIMIT ${limit}`,

    claimRemoval: ({ place, ref, tries }, { now, nextAt }) =>
      changedOne(client, "voicemail.claimRemoval")`
        UPDATE voicemail_removal SET tries = ${tries + 1}, next_try_at = ${nextAt}
         WHERE place = ${place} AND ref = ${ref} AND tries = ${tries} AND next_try_at <= ${now}`,

    removed: ({ place, ref }) =>
      run(client, "voicemail.removed")`DELETE FROM voicemail_removal WHERE place = ${place} AND ref = ${ref}`,

    async eraseAll(userId) {
      await run(client, "voicemail.erase")`
        WITH removed AS (
          DELETE FROM voicemail WHERE user_id = ${userId} RETURNING id, carrier, recording_id
        ) ${removalsOfMessages}`;
      await run(client, "voicemail.eraseBox")`
        WITH removed AS (DELETE FROM voicemail_box WHERE user_id = ${userId} RETURNING greeting_id)
        INSERT INTO voicemail_removal (place, ref, next_try_at)
        SELECT 'storage', greeting_id::text, '-infinity' FROM removed WHERE greeting_id IS NOT NULL
        ON CONFLICT DO NOTHING`;
    },
  };
}
