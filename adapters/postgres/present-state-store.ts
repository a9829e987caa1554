import { sessionLifeAt } from "#domain/accounts/open-session.ts";
import type { PresentCall, PresentState, PresentStateStore } from "#domain/events/present-state.ts";
import type { Clock } from "#domain/runtime.ts";
import { type CallRow, callColumns, toCall } from "./call-row.ts";
import type { Database } from "./database.ts";

interface BalanceRow {
  listener_id: string;
  posted_mc: number;
  available_mc: number;
  seq: number;
  last_subject: string | null;
}
interface CallTimes {
  answered_at: Date | null;
  ended_at: Date | null;
  cutoff_at: Date | null;
}
type StateRow = BalanceRow & ((CallRow & CallTimes) | { id: null });

const states = {
  name: "present-states",
  text: `
    SELECT listener.id AS listener_id, coalesce(posted_mc, 0) AS posted_mc, coalesce(seq, 0) AS seq,
           coalesce(posted_mc - account.held_mc - floor_mc, 0) AS available_mc, last_subject,
           ${callColumns}, answered_at, ended_at, cutoff_at
      FROM unnest($1::uuid[]) AS listener (id)
      LEFT JOIN account ON account.id = listener.id
      LEFT JOIN LATERAL (
        SELECT subject_id AS last_subject FROM transfer WHERE account_id = listener.id ORDER BY seq DESC LIMIT 1
      ) AS last ON true
      LEFT JOIN LATERAL (
        SELECT * FROM (
          (SELECT 1 AS choice, * FROM call WHERE account_id = listener.id AND open)
          UNION ALL
          (SELECT 2, * FROM call WHERE account_id = listener.id ORDER BY created_at DESC, id DESC LIMIT 1)
        ) AS candidate ORDER BY choice LIMIT 1
      ) AS call ON true`,
};

const livingSessions = {
  name: "living-sessions",
  text: `
    SELECT token_hash FROM session JOIN users ON users.id = session.user_id
     WHERE token_hash = ANY ($1) AND kind = 'full' AND verified_at IS NOT NULL
       AND session.created_at > $2 AND last_used_at > $3`,
};

export function presentStateStore(database: Database, clock: Clock): PresentStateStore {
  return {
    async read(accountIds) {
      const { rows } = await database.withClient((client) =>
        client.query<StateRow>({ ...states, values: [accountIds] }),
      );
      return new Map(rows.map((row) => [row.listener_id, toState(row)]));
    },

    async livingSessions(tokenHashes) {
      const { openedAfter, usedAfter } = sessionLifeAt(clock.now());
      const { rows } = await database.withClient((client) =>
        client.query<{ token_hash: string }>({
          ...livingSessions,
          values: [tokenHashes, openedAfter, usedAfter],
        }),
      );
      return new Set(rows.map((row) => row.token_hash));
    },
  };
}

function toState(row: StateRow): PresentState {
  return {
    posted_mc: row.posted_mc,
    available_mc: row.available_mc,
    transfers: row.seq,
    lastTransferFor: row.last_subject,
    call: row.id === null ? null : toPresentCall(row),
  };
}

function toPresentCall(row: CallRow & CallTimes): PresentCall {
  return { ...toCall(row), answeredAt: row.answered_at, endedAt: row.ended_at, cutoffAt: row.cutoff_at };
}
