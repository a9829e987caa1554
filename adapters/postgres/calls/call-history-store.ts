import type { Client } from "#adapters/postgres/connection/database.ts";
import { cursorColumn, cutPage, type PagedRow, pageFrom } from "#adapters/postgres/page.ts";
import {
  changedOne,
  columnsOf,
  type MoneyFields,
  many,
  one,
  type Part,
  sql,
} from "#adapters/postgres/sql.ts";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { Call } from "#domain/calls/call.ts";
import type { CallHistory, CallHistoryEntry } from "#domain/calls/history/call-history.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type CallRow, callColumns, callMoney, toCall } from "./call-row.ts";

const qualityColumns = columnsOf<CallQualityReport>()(`duration_s, mos_average, mos_lowest, jitter_average_ms,
  jitter_highest_ms, round_trip_average_ms, round_trip_highest_ms, packets_lost_percent, hints`);

type Ends = Pick<CallHistoryEntry, Exclude<keyof CallHistoryEntry, keyof Call | "quality" | "lineCredit_mc">>;
type HistoryRow = CallRow & PagedRow & Omit<CallHistoryEntry, keyof Call>;

const endColumns = columnsOf<Ends>()("answered_at, ended_at");

const historyMoney: MoneyFields<HistoryRow> = { ...callMoney, lineCredit_mc: "or null" };

type Parameter = ReturnType<typeof sql.parameter>;

/**
 * A call with its quality report in one object, or null, and what its bad line gave back. All tables name the wallet: a
 * join of the columns alone would ask every shard.
 */
const shown = (wallet: Parameter) => sql.part`
    SELECT ${callColumns}, ${endColumns}, ${cursorColumn},
           (SELECT ${qualityColumns.json()}
              FROM call_quality WHERE call_quality.wallet_id = ${wallet} AND call_id = call.id) AS quality,
           (SELECT amount_mc FROM bad_line
             WHERE bad_line.wallet_id = ${wallet} AND call_id = call.id AND outcome = 'credited') AS line_credit_mc`;

/** The call of a unique id. OFFSET keeps its user out of the choice of an index, which would read all calls of the user. */
function ownCall({ id, walletId }: WalletUser, isCall: Part) {
  const wallet = sql.parameter(walletId);
  return sql.part`
    ${shown(wallet)} FROM (SELECT * FROM call WHERE wallet_id = ${wallet} AND ${isCall} OFFSET 0) AS call WHERE user_id = ${id}`;
}

/** The calls of users, on one connection: each method is one statement on one wallet. */
export function callHistory(client: Client): CallHistory {
  return {
    async list(user, query) {
      const { createdAt, id, limit } = pageFrom(query);
      const country = sql.parameter(query.country ?? null);
      const digits = sql.parameter(query.digits ?? null);
      const numbers = sql.parameter(query.numbers?.split(",") ?? null);
      const wallet = sql.parameter(user.walletId);
      // An index alone chooses the page, so that calls which the filter leaves out are not read.
      const rows = await many<HistoryRow>(client, "callHistory.list", historyMoney)`
        ${shown(wallet)}
          FROM (
            SELECT id FROM call WHERE wallet_id = ${wallet} AND user_id = ${user.id}
               AND (${country}::text IS NULL OR country = ${country})
               AND ((${digits}::text IS NULL AND ${numbers}::text[] IS NULL)
                    OR strpos(number, ${digits}) > 0 OR number IN (SELECT unnest(${numbers}::text[])))
               AND (created_at, id::text) < (${createdAt}, ${id})
               AND created_at >= ${query.from ?? "-infinity"} AND created_at < ${query.to ?? "infinity"}
             ORDER BY created_at DESC, id::text DESC LIMIT ${limit}
          ) AS chosen
         CROSS JOIN LATERAL (SELECT * FROM call WHERE wallet_id = ${wallet} AND call.id = chosen.id LIMIT 1) AS call
         ORDER BY created_at DESC, call.id::text DESC`;
      const { page, next } = cutPage(rows, query.limit);
      return { calls: page.map(toHistoryEntry), next };
    },

    async find(user, id) {
      const row = id.startsWith("CA")
        ? await one<HistoryRow>(client, "callHistory.findByProviderCallId", historyMoney)`
          ${ownCall(user, sql.part`provider_call_id = ${id}`)}`
        : await one<HistoryRow>(client, "callHistory.find", historyMoney)`
          ${ownCall(user, sql.part`id = ${id}`)}`;
      return row && toHistoryEntry(row);
    },

    addQuality: ({ walletId, id }, quality, at) =>
      changedOne(client, "callHistory.addQuality")`
        INSERT INTO call_quality (wallet_id, call_id, ${qualityColumns}, created_at)
        VALUES (${walletId}, ${id}, ${qualityColumns.values(quality)}, ${at})
        ON CONFLICT (wallet_id, call_id) DO NOTHING`,
  };
}

function toHistoryEntry({ cursor, ...row }: HistoryRow): CallHistoryEntry {
  return toCall(row);
}
