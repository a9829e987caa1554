import type { Client } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { lockRelatedWallets } from "#adapters/postgres/marks/related-locks.ts";
import { countedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import type { BadLineFacts } from "#domain/calls/lines/bad-line.ts";
import type { BadLine, BadLineStore } from "#domain/calls/lines/credit-bad-line.ts";
import { callHistory } from "./call-history-store.ts";

type FactsRow = Omit<BadLineFacts, "before"> & { calls: number; credits_mc: number };

function undecided({ walletId, id }: CallKey) {
  const wallet = sql.parameter(walletId);
  return sql.part`
    SELECT ${columnsOf<BadLine>()(`bad_line.wallet_id, call_id, bad_line.user_id, carrier, provider_call_id, reported_at,
           ask_carrier_at IS NOT NULL AS asks_carrier`)} FROM bad_line
      JOIN call ON call.wallet_id = ${wallet} AND call.id = call_id AND cost_mc IS NOT NULL
     WHERE bad_line.wallet_id = ${wallet} AND call_id = ${id} AND decided_at IS NULL`;
}

export function qualityStores(client: Client) {
  return { history: callHistory(client), badLines: badLineStore(client), ledger: ledgerStore(client) };
}

/** Calls with a bad line, on one connection. All statements but `waiting` name the wallet. */
function badLineStore(client: Client): BadLineStore {
  return {
    report: ({ walletId, id, userId }, asksCarrier, at) =>
      run(client, "badLine.report")`
        INSERT INTO bad_line (wallet_id, call_id, user_id, reported_at, ask_carrier_at)
        VALUES (${walletId}, ${id}, ${userId}, ${at}, ${asksCarrier ? at : null})
        ON CONFLICT (wallet_id, call_id) DO NOTHING`,

    waiting: (limit, now) =>
      many<{ walletId: string; id: string }>(client, "badLine.waiting")`
        SELECT call.wallet_id, call.id FROM bad_line
          JOIN call ON call.wallet_id = bad_line.wallet_id AND call.id = call_id
         WHERE decided_at IS NULL AND NOT call.open AND (ask_carrier_at IS NULL OR ask_carrier_at <= ${now})
         ORDER BY reported_at LIMIT ${limit}`,

    find: (call) => one<BadLine>(client, "badLine.find")`${undecided(call)}`,

    askCarrierAt: ({ walletId, id }, at) =>
      run(client, "badLine.askCarrierAt")`
        UPDATE bad_line SET ask_carrier_at = ${at}
         WHERE wallet_id = ${walletId} AND call_id = ${id} AND decided_at IS NULL`,

    // Locks in this order: the bad line, its caller, the wallet and its related ones by their ids.
    async lock(call) {
      const line = await one<BadLine>(client, "badLine.lock")`${undecided(call)} FOR UPDATE OF bad_line`;
      if (!line) return undefined;
      await one(client, "badLine.lockUser")`SELECT 1 FROM users WHERE id = ${line.userId} FOR NO KEY UPDATE`;
      await lockRelatedWallets(client, call.walletId);
      return line;
    },

    async facts({ walletId, callId, userId }, monthAgo, at) {
      const wallets = await countedWallets(client, walletId, at);
      const wallet = sql.parameter(walletId);
      const user = sql.parameter(userId);
      const since = sql.parameter(monthAgo);
      const row = await one<FactsRow>(client, "badLine.facts", { cost_mc: "always", credits_mc: "always" })`
        SELECT call.cost_mc, call.answered_s, coalesce(measured.duration_s, 0) AS measured_s,
               coalesce(measured.packets_lost_percent = 100, false) AS never_heard,
               extract(epoch FROM call.ended_at - call.created_at)::float8 AS open_s,
               EXISTS (SELECT FROM users
                        WHERE id = ${user} AND num_nonnulls(frozen_at, deleted_at) > 0) AS frozen,
               EXISTS (SELECT FROM transfer
                        WHERE transfer.wallet_id = ${wallet} AND contra = 'disputes') AS disputed,
               EXISTS (SELECT FROM pumping_alarm
                        WHERE seen_at > ${since} AND ((kind = 'user' AND subject = ${user}::text)
                           OR (kind = 'range' AND pumping_alarm.destination = call.destination))) AS alarm,
               month.calls, month.credits_mc
          FROM call
          LEFT JOIN call_quality measured ON measured.wallet_id = ${wallet} AND measured.call_id = call.id
          CROSS JOIN (SELECT count(*) AS calls, coalesce(sum(amount_mc), 0)::bigint AS credits_mc FROM bad_line
                       WHERE wallet_id = ANY (${wallets}::uuid[]) AND (wallet_id <> ${wallet} OR user_id = ${user})
                         AND outcome = 'credited'
                         AND decided_at > ${since}) AS month
         WHERE call.wallet_id = ${wallet} AND call.id = ${callId}`;
      if (!row) throw new Error(`Call ${callId} has a bad line and no figures`);
      const { calls, credits_mc, ...facts } = row;
      return { ...facts, before: { calls, credits_mc } };
    },

    async decide({ walletId, callId }, decision, count, at) {
      const amount_mc = decision.outcome === "credited" ? decision.amount_mc : 0;
      await run(client, "badLine.decide")`
        UPDATE bad_line SET decided_at = ${at}, outcome = ${decision.outcome}, amount_mc = ${amount_mc},
               carrier_received = ${count?.received ?? null}, carrier_sent = ${count?.sent ?? null}
         WHERE wallet_id = ${walletId} AND call_id = ${callId} AND decided_at IS NULL`;
    },
  };
}
