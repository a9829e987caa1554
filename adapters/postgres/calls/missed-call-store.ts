import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import { withheldNumber } from "#contract/calls/call-status.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import type { MissedCallStore } from "#domain/calls/incoming/mail-missed-calls.ts";

interface MissedRow {
  number: string;
  createdAt: Date;
  email: string | null;
  firstName: string | null;
  language: Language | null;
  lately: number;
  latelyFromNumber: number;
  hasMessage: boolean;
}

/** The literal conditions are those of the index. */
const isUndecided = sql.fragment`
  direction = 'incoming' AND status IN ('no_answer', 'canceled', 'failed', 'refused') AND missed_mail_at IS NULL`;

export function missedCallStore(client: Client): MissedCallStore {
  return {
    due: (endedBefore, limit) =>
      many<CallKey>(client, "missedCalls.due")`
        SELECT ${columnsOf<CallKey>()("wallet_id, id")} FROM call WHERE ${isUndecided} AND ended_at <= ${endedBefore}
         ORDER BY ended_at LIMIT ${limit}`,

    async claim(call, now) {
      const walletId = sql.parameter(call.walletId);
      const hourAgo = sql.parameter(new Date(now.getTime() - 3_600_000));
      const row = await one<MissedRow>(client, "missedCalls.claim")`
        WITH claimed AS (
          UPDATE call SET missed_mail_at = ${now} WHERE wallet_id = ${walletId} AND id = ${call.id} AND ${isUndecided}
          RETURNING user_id, number, created_at
        )
        SELECT claimed.number, claimed.created_at, email, first_name, language, lately.lately, lately.lately_from_number,
               EXISTS (SELECT FROM voicemail
                        WHERE voicemail.user_id = claimed.user_id AND left_at >= claimed.created_at
                          AND coalesce(voicemail.number, ${withheldNumber}) = claimed.number)
               AND NOT EXISTS (SELECT FROM voicemail_box WHERE voicemail_box.user_id = claimed.user_id AND mail = 'none')
                 AS has_message
          FROM claimed LEFT JOIN users ON users.id = claimed.user_id AND deleted_at IS NULL
         CROSS JOIN LATERAL (
           SELECT count(*) AS lately, count(*) FILTER (WHERE call.number = claimed.number) AS lately_from_number
             FROM call
            WHERE wallet_id = ${walletId} AND call.user_id = claimed.user_id AND call.created_at > ${hourAgo}
              AND missed_mailed) AS lately`;
      if (!row) return undefined;
      const { number, createdAt, email, firstName, language, ...facts } = row;
      const reader = email !== null && firstName !== null ? { email, firstName, language } : null;
      return {
        number: number === withheldNumber ? null : number,
        createdAt,
        reader,
        lately: facts.lately,
        latelyFromNumber: facts.latelyFromNumber,
        hasMessage: facts.hasMessage,
      };
    },

    noteMail: ({ walletId, id }) =>
      run(client, "missedCalls.noteMail")`
        UPDATE call SET missed_mailed = true WHERE wallet_id = ${walletId} AND id = ${id}`,
  };
}
