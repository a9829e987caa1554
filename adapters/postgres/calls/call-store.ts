import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { relatedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { exists, many, one, run, type Statement, sql } from "#adapters/postgres/sql.ts";
import type { CallStore, CallStores } from "#domain/calls/call-store.ts";
import { readEligibility } from "./call-eligibility.ts";
import { callHolds } from "./call-holds.ts";
import { keptEvent } from "./call-reports.ts";
import { type CallRow, callColumns, callMoney, toCall, toOpenCall } from "./call-row.ts";
import { callWatch } from "./call-watch.ts";

export function callStores(client: Client): CallStores {
  return { calls: callStore(client), ledger: ledgerStore(client), related: relatedWallets(client) };
}

function callStore(client: Client): CallStore {
  const call = async (statement: Statement) => {
    const row = await one<CallRow>(client, statement, callMoney);
    return row && toCall(row);
  };
  const openCall = async (statement: Statement) => {
    const row = await one<CallRow>(client, statement, callMoney);
    return row && toOpenCall(row);
  };
  return {
    find: ({ walletId, id }) =>
      call(sql("call.find")`SELECT ${callColumns} FROM call WHERE wallet_id = ${walletId} AND id = ${id}`),

    findByProviderCallId: (walletId, providerCallId, carrier) =>
      call(sql("call.findByProviderCallId")`
        SELECT ${callColumns} FROM call
         WHERE wallet_id = ${walletId} AND provider_call_id = ${providerCallId}
           AND carrier = coalesce(${carrier ?? null}, carrier)
         ORDER BY created_at DESC LIMIT 1`),

    async listOpen(walletId) {
      const rows = await many<CallRow>(client, "call.listOpen", callMoney)`
        SELECT ${callColumns} FROM call WHERE wallet_id = ${walletId} AND open`;
      return rows.map(toOpenCall);
    },

    newest: (user, number) =>
      call(sql("call.newest")`
        SELECT ${callColumns} FROM call
         WHERE wallet_id = ${user.walletId} AND user_id = ${user.id} AND number = ${number}
         ORDER BY created_at DESC LIMIT 1`),

    findByAttempt: (user, attemptId, since) =>
      call(sql("call.findByAttempt")`
        SELECT ${callColumns} FROM call
         WHERE wallet_id = ${user.walletId} AND created_at > ${since} AND user_id = ${user.id}
           AND attempt_id = ${attemptId}
         ORDER BY created_at DESC LIMIT 1`),

    // Locks the call. A transaction may lock its wallet afterwards, never before.
    lockOpen: ({ walletId, id }) =>
      openCall(sql("call.lockOpen")`
        SELECT ${callColumns} FROM call
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL FOR UPDATE`),

    async mayContinue({ walletId, id, userId, sessionId }) {
      const wallet = sql.parameter(walletId);
      const user = sql.parameter(userId);
      const session = sql.parameter(sessionId);
      return exists(client, "call.mayContinue")`
        SELECT 1 FROM users
         WHERE id = ${user} AND frozen_at IS NULL
           AND NOT EXISTS (
             SELECT FROM payment WHERE payment.wallet_id = ${wallet} AND user_id = ${user} AND ${pausesCalling})
           AND NOT EXISTS (SELECT FROM call WHERE wallet_id = ${wallet} AND call.id = ${id} AND (stopped_at IS NOT NULL OR left_at IS NOT NULL))
           AND (${session}::uuid IS NULL OR EXISTS (SELECT FROM session WHERE session.id = ${session}))`;
    },

    async addEvent({ walletId, id }, event) {
      const insert = keptEvent(sql.parameter(walletId), sql.parameter(id), event);
      await run(client, "call.addEvent")`${insert}`;
    },

    eligibility: (query) => readEligibility(client, query),
    ...callHolds(client),
    ...callWatch(client),
  };
}
