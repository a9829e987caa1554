import type { Call } from "#domain/calls/call.ts";
import {
  type CallState,
  callsUnderWay,
  type PresentState,
  type PresentStateStore,
} from "#domain/events/present-state.ts";
import type { Clock } from "#domain/runtime.ts";
import { sessionLifeAt } from "#domain/users/sign-in/open-session.ts";
import { type CallRow, callColumns, toCall } from "./calls/call-row.ts";
import type { Database } from "./connection/database.ts";
import { pausesCalling } from "./fragments.ts";
import { columnsOf, many, sql } from "./sql.ts";

interface BalanceRow extends Omit<PresentState, "calls"> {
  listenerId: string;
}
type CallDetails = Omit<CallState, keyof Call>;
type StateRow = BalanceRow & ((CallRow & CallDetails) | { id: null });

const balanceColumns = columnsOf<
  Omit<BalanceRow, "pausedByDispute" | "callable" | "switchedOff">
>()(`listener.user_id AS listener_id,
  coalesce(posted_mc, 0) AS posted_mc, coalesce(seq, 0) AS transfers, last_transfer_for,
  coalesce(posted_mc - wallet.held_mc - floor_mc, 0) AS available_mc`);
const detailColumns = columnsOf<CallDetails>()("attempt_id, answered_at, ended_at");

/** `calling` is false where this server's own variable switches calls off. */
export function presentStateStore(
  database: Database,
  clock: Clock,
  { calling }: { calling: boolean },
): PresentStateStore {
  return {
    async read(userIds, callIds = []) {
      const statement = statesOf(userIds, callIds, calling);
      const rows = await database.withClient((client) =>
        many<StateRow>(client, statement, { posted_mc: "always", available_mc: "always" }),
      );
      const states = new Map<string, PresentState>();
      for (const row of rows) {
        const { listenerId, call, ...state } = toState(row);
        const calls = states.get(listenerId)?.calls ?? [];
        states.set(listenerId, { ...state, calls: call ? inOrder([...calls, call]) : calls });
      }
      return states;
    },

    async livingSessions(tokenHashes) {
      const { openedAfter, usedAfter } = sessionLifeAt(clock.now());
      const rows = await database.withClient(
        (client) =>
          many<{ tokenHash: string }>(client, "presentState.livingSessions")`
          SELECT token_hash FROM session
           WHERE token_hash = ANY (${tokenHashes}) AND created_at > ${openedAfter} AND last_used_at > ${usedAfter}`,
      );
      return new Set(rows.map(({ tokenHash }) => tokenHash));
    },
  };
}

function statesOf(userIds: readonly string[], callIds: readonly string[], calling: boolean) {
  return sql("presentState.read")`
    SELECT ${balanceColumns},
           EXISTS (SELECT FROM payment WHERE payment.wallet_id = listener.wallet_id AND payment.user_id = listener.user_id
                      AND ${pausesCalling}) AS paused_by_dispute,
           EXISTS (SELECT FROM rented_number
                    WHERE rented_number.wallet_id = listener.wallet_id AND rented_number.user_id = listener.user_id
                      AND state = 'active') AS callable,
           ARRAY(SELECT 'calling' WHERE NOT ${calling} OR EXISTS (SELECT FROM calling_stop)
                 UNION ALL SELECT name::text FROM switched_off WHERE name = 'purchases') AS switched_off,
           ${callColumns}, ${detailColumns}
      FROM wallet_member AS listener
      LEFT JOIN wallet ON wallet.id = listener.wallet_id
      LEFT JOIN LATERAL (
        SELECT subject_id AS last_transfer_for FROM transfer
         WHERE transfer.wallet_id = listener.wallet_id ORDER BY seq DESC LIMIT 1
      ) AS last ON true
      LEFT JOIN LATERAL (
        (SELECT * FROM call
          WHERE call.wallet_id = listener.wallet_id AND call.user_id = listener.user_id AND open AND left_at IS NULL)
        UNION ALL
        (SELECT * FROM call
          WHERE call.wallet_id = listener.wallet_id AND call.user_id = listener.user_id
          ORDER BY created_at DESC, id DESC LIMIT 1)
        UNION ALL
        (SELECT older.* FROM unnest(${callIds}::uuid[]) AS key (id) CROSS JOIN LATERAL (
          SELECT * FROM call
           WHERE call.wallet_id = listener.wallet_id AND call.id = key.id AND call.user_id = listener.user_id LIMIT 1
        ) AS older)
      ) AS call ON true
     WHERE listener.user_id = ANY (${userIds})`;
}

function toState(state: StateRow) {
  const {
    listenerId,
    posted_mc,
    available_mc,
    pausedByDispute,
    callable,
    switchedOff,
    transfers,
    lastTransferFor,
    ...row
  } = state;
  const call: CallState | null = row.id === null ? null : toCall(row);
  return {
    listenerId,
    posted_mc,
    available_mc,
    pausedByDispute,
    callable,
    switchedOff,
    transfers,
    lastTransferFor,
    call,
  };
}

/** Each call once, those that the user is in first. */
function inOrder(calls: readonly CallState[]): CallState[] {
  const each = [...new Map(calls.map((call) => [call.id, call])).values()];
  const underWay = callsUnderWay({ calls: each }).toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  return [...underWay, ...each.filter((call) => !underWay.includes(call))];
}
