import type { Client } from "#adapters/postgres/connection/database.ts";
import { cursorColumn, cutPage, type PagedRow, pageFrom } from "#adapters/postgres/page.ts";
import { changed, type MoneyFields, many, one, sql } from "#adapters/postgres/sql.ts";
import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { CallHistory, CallHistoryEntry } from "#domain/calls/history/call-history.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type CallRow, callColumns, callMoney, toCall } from "./call-row.ts";

interface HistoryRow extends CallRow, PagedRow {
  answeredAt: Date | null;
  endedAt: Date | null;
  quality: CallQualityReport | null;
  lineCredit_mc: number | null;
}

const historyMoney: MoneyFields<HistoryRow> = { ...callMoney, lineCredit_mc: "or null" };

/**
 * A user's own calls, each with its quality report in one object, or null, and what its bad line gave back. All tables name
 * the wallet: a join of the columns alone would ask every shard.
 */
function ownCalls({ id, walletId }: WalletUser) {
  const wallet = sql.parameter(walletId);
  return sql.part`
    SELECT ${callColumns}, answered_at, ended_at, ${cursorColumn},
           (SELECT json_build_object(
                     'duration_s', duration_s, 'mosAverage', mos_average, 'mosLowest', mos_lowest,
                     'jitterAverage_ms', jitter_average_ms, 'jitterHighest_ms', jitter_highest_ms,
                     'roundTripAverage_ms', round_trip_average_ms, 'roundTripHighest_ms', round_trip_highest_ms,
                     'packetsLostPercent', packets_lost_percent, 'hints', hints)
              FROM call_quality WHERE call_quality.wallet_id = ${wallet} AND call_id = call.id) AS quality,
           (SELECT amount_mc FROM bad_line
             WHERE bad_line.wallet_id = ${wallet} AND call_id = call.id AND outcome = 'credited') AS line_credit_mc
      FROM call WHERE wallet_id = ${wallet} AND user_id = ${id}`;
}

/** The calls of users, on one connection: each method is one statement on one wallet. */
export function callHistory(client: Client): CallHistory {
  return {
    async list(user, query) {
      const { createdAt, id, limit } = pageFrom(query);
      const country = sql.parameter(query.country ?? null);
      const digits = sql.parameter(query.digits ?? null);
      const numbers = sql.parameter(query.numbers?.split(",") ?? null);
      const rows = await many<HistoryRow>(
        client,
        sql("callHistory.list")`
          ${ownCalls(user)} AND (created_at, id::text) < (${createdAt}, ${id})
             AND created_at >= ${query.from ?? "-infinity"} AND created_at < ${query.to ?? "infinity"}
             AND (${country}::text IS NULL OR country = ${country})
             AND ((${digits}::text IS NULL AND ${numbers}::text[] IS NULL)
                  OR strpos(number, ${digits}) > 0 OR number = ANY (${numbers}))
           ORDER BY created_at DESC, id::text DESC LIMIT ${limit}`,
        historyMoney,
      );
      const { page, next } = cutPage(rows, query.limit);
      return { calls: page.map(toHistoryEntry), next };
    },

    async find(user, id) {
      const row = id.startsWith("CA")
        ? await one<HistoryRow>(
            client,
            sql("callHistory.findByProviderCallId")`${ownCalls(user)} AND provider_call_id = ${id}`,
            historyMoney,
          )
        : await one<HistoryRow>(
            client,
            sql("callHistory.find")`${ownCalls(user)} AND id = ${id}`,
            historyMoney,
          );
      return row && toHistoryEntry(row);
    },

    async addQuality({ walletId, id }, quality, at) {
      const row = {
        wallet_id: walletId,
        call_id: id,
        duration_s: quality.duration_s,
        mos_average: quality.mosAverage,
        mos_lowest: quality.mosLowest,
        jitter_average_ms: quality.jitterAverage_ms,
        jitter_highest_ms: quality.jitterHighest_ms,
        round_trip_average_ms: quality.roundTripAverage_ms,
        round_trip_highest_ms: quality.roundTripHighest_ms,
        packets_lost_percent: quality.packetsLostPercent,
        hints: quality.hints,
        created_at: at,
      };
      const written = await changed(
        client,
        sql("callHistory.addQuality")`
          INSERT INTO call_quality (${sql.columns(row)}) VALUES (${sql.values(row)})
          ON CONFLICT (wallet_id, call_id) DO NOTHING`,
      );
      return written === 1;
    },
  };
}

function toHistoryEntry({ cursor, ...row }: HistoryRow): CallHistoryEntry {
  return toCall(row);
}
