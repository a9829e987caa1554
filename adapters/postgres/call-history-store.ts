import type { CallQualityReport } from "#contract/call-history.ts";
import type { CallHistory, RecordedCall } from "#domain/calls/call-history.ts";
import { type CallRow, callColumns, toCall } from "./call-row.ts";
import type { Client } from "./database.ts";

interface QualityRow {
  seconds_s: number;
  mos_average: number;
  mos_lowest: number;
  jitter_average_ms: number;
  jitter_highest_ms: number;
  round_trip_average_ms: number;
  round_trip_highest_ms: number;
  packets_lost_percent: number;
  hints: CallQualityReport["hints"];
}
interface CallTimes {
  answered_at: Date | null;
  ended_at: Date | null;
  /** `created_at` to the microsecond. */
  place: string;
}
type HistoryRow = CallRow & CallTimes & (QualityRow | { seconds_s: null });

const selection = `
  SELECT ${callColumns}, answered_at, ended_at, seconds_s, mos_average, mos_lowest, jitter_average_ms,
         jitter_highest_ms, round_trip_average_ms, round_trip_highest_ms, packets_lost_percent, hints,
         to_char(call.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place
    FROM call LEFT JOIN call_quality ON call_quality.call_id = call.id
   WHERE call.account_id = $1`;

const list = {
  name: "call-history-list",
  text: `${selection} AND (call.created_at, call.id::text) < ($3, $4)
          ORDER BY call.created_at DESC, call.id::text DESC LIMIT $2`,
};
const findById = { name: "call-history-by-id", text: `${selection} AND call.id = $2` };
const findBySid = { name: "call-history-by-sid", text: `${selection} AND provider_sid = $2` };

const addQuality = {
  name: "call-quality-add",
  text: `
    INSERT INTO call_quality (call_id, seconds_s, mos_average, mos_lowest, jitter_average_ms, jitter_highest_ms,
                              round_trip_average_ms, round_trip_highest_ms, packets_lost_percent, hints, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (call_id) DO NOTHING`,
};

/** The calls of accounts, on one connection: each method is one statement. */
export function callHistory(client: Client): CallHistory {
  return {
    async list(accountId, { limit, before }) {
      const { rows } = await client.query<HistoryRow>({
        ...list,
        // One row beyond the page tells whether there is another page.
        values: [accountId, limit + 1, before?.createdAt ?? "infinity", before?.id ?? ""],
      });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        calls: page.map(toRecordedCall),
        next: rows.length > limit && last ? { createdAt: last.place, id: last.id } : undefined,
      };
    },

    async find(accountId, name) {
      const by = name.startsWith("CA") ? findBySid : findById;
      const { rows } = await client.query<HistoryRow>({ ...by, values: [accountId, name] });
      return rows[0] && toRecordedCall(rows[0]);
    },

    async addQuality(callId, quality, at) {
      const { rowCount } = await client.query({ ...addQuality, values: qualityValues(callId, quality, at) });
      return rowCount === 1;
    },
  };
}

function qualityValues(callId: string, quality: CallQualityReport, at: Date): unknown[] {
  const jitter = [quality.jitterAverage_ms, quality.jitterHighest_ms];
  const roundTrip = [quality.roundTripAverage_ms, quality.roundTripHighest_ms];
  const score = [quality.mosAverage, quality.mosLowest];
  const rest = [quality.packetsLostPercent, quality.hints, at];
  return [callId, quality.seconds_s, ...score, ...jitter, ...roundTrip, ...rest];
}

function toRecordedCall(row: HistoryRow): RecordedCall {
  return {
    ...toCall(row),
    answeredAt: row.answered_at,
    endedAt: row.ended_at,
    quality: row.seconds_s === null ? null : toQuality(row),
  };
}

function toQuality(row: QualityRow): CallQualityReport {
  return {
    seconds_s: row.seconds_s,
    mosAverage: row.mos_average,
    mosLowest: row.mos_lowest,
    jitterAverage_ms: row.jitter_average_ms,
    jitterHighest_ms: row.jitter_highest_ms,
    roundTripAverage_ms: row.round_trip_average_ms,
    roundTripHighest_ms: row.round_trip_highest_ms,
    packetsLostPercent: row.packets_lost_percent,
    hints: row.hints,
  };
}
