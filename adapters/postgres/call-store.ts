import pg from "pg";
import { mayFollow, type ProgressStatus } from "#domain/calls/call.ts";
import type { CallStore, CallStores } from "#domain/calls/call-store.ts";
import type { Connection } from "#domain/runtime.ts";
import * as meterSql from "./call-meter-sql.ts";
import { limitValues, nobody, type ProspectRow, toProspect } from "./call-prospect.ts";
import { prospect } from "./call-prospect-sql.ts";
import { type CallRow, callColumns, termsValues, toCall, toOpenCall } from "./call-row.ts";
import * as sql from "./call-sql.ts";
import type { Client, Database } from "./database.ts";
import { ledgerStore } from "./ledger-store.ts";

/** The stores of calls, each statement standing alone. */
export function callConnection(database: Database): Connection<CallStores> {
  return (work) =>
    database.withClient((client) => work({ calls: callStore(client), ledger: ledgerStore(client) }));
}

/** Calls on one connection that is in no transaction: each method is one statement. */
function callStore(client: Client): CallStore {
  const one = async (name: string, condition: string, values: string[]) => {
    const text = `SELECT ${callColumns} FROM call WHERE ${condition}`;
    const { rows } = await client.query<CallRow>({ name, text, values });
    return rows[0] && toCall(rows[0]);
  };
  /** Whether the statement wrote a row. */
  const changes = async (statement: { name: string; text: string }, values: unknown[]) => {
    const { rowCount } = await client.query({ ...statement, values });
    return rowCount === 1;
  };
  return {
    find: (id) => one("call-find", "id = $1", [id]),
    findByProviderSid: (providerSid) => one("call-find-by-sid", "provider_sid = $1", [providerSid]),
    async findOpen(accountId) {
      const text = `SELECT ${callColumns} FROM call WHERE account_id = $1 AND open`;
      const { rows } = await client.query<CallRow>({ name: "call-find-open", text, values: [accountId] });
      return rows[0] && toOpenCall(rows[0]);
    },
    newest: (accountId, number) =>
      one("call-newest", "account_id = $1 AND number = $2 ORDER BY created_at DESC LIMIT 1", [
        accountId,
        number,
      ]),

    async prospect({ accountId, number, perMinute_mc, at, limits }) {
      const values = [accountId, number, perMinute_mc, at, ...limitValues(limits, at)];
      const { rows } = await client.query<ProspectRow>({ ...prospect, values });
      return rows[0] ? toProspect(rows[0]) : nobody;
    },

    async authorise(call) {
      const { id, accountId, providerSid, number, terms, hold_mc, createdAt, cutoffAt, checkAt } = call;
      const identity = [id, accountId, hold_mc, providerSid, number, createdAt, cutoffAt, checkAt];
      const judgement = [call.judgedBy.calls, call.judgedBy.transfers, call.newNumber];
      try {
        const opened = await changes(sql.authorise, [...identity, ...termsValues(terms), ...judgement]);
        return opened ? "opened" : "changed";
      } catch (error) {
        if (isKnown(error)) return "known";
        throw error;
      }
    },

    async addRefused({ id, accountId, providerSid, number, createdAt, terms, refusal }) {
      const identity = [id, accountId, providerSid, number, createdAt, refusal];
      return changes(sql.addRefused, [...identity, ...termsValues(terms)]);
    },

    advance: (id, { status, childSid, at }) =>
      changes(sql.advance, [id, status, childSid, status === "answered" ? at : null, before(status)]),

    async extend(id, epoch, more_mc) {
      try {
        return await changes(sql.extend, [id, epoch, more_mc]);
      } catch (error) {
        if (isBeyondBalance(error)) return false;
        throw error;
      }
    },

    async prolong(id, epoch, { more_mc, limit_s, at }) {
      try {
        const values = [id, epoch, more_mc, limit_s, at];
        const { rows } = await client.query<CallRow>({ ...meterSql.prolong, values });
        return rows[0] && toOpenCall(rows[0]);
      } catch (error) {
        if (isBeyondBalance(error) || isFrozen(error)) return undefined;
        throw error;
      }
    },

    setCarrierLimit: (id, limit_s) => changes(meterSql.setCarrierLimit, [id, limit_s]),

    settle(id, { outcome, cost_mc, lost_mc, at }) {
      const ending = [id, outcome.status, outcome.answered_s, outcome.childSid, at];
      return cost_mc === 0
        ? changes(sql.settleWithoutCharge, [...ending, lost_mc])
        : changes(sql.settle, [...ending, lost_mc, cost_mc]);
    },

    async claimDue(now, { warnings_s, retry }, limit) {
      const values = [now, limit, warnings_s, retry.limit_s, retry.hangUp_s];
      const { rows } = await client.query<CallRow & { available_mc: number; due_at: Date }>({
        ...meterSql.claimDue,
        values,
      });
      return rows.map((row) => ({
        call: toOpenCall(row),
        available_mc: row.available_mc,
        dueAt: row.due_at,
      }));
    },

    async claimUnheard(now, { shortest_s, longest_s }, limit) {
      const values = [now, shortest_s, longest_s, limit];
      const { rows } = await client.query<CallRow>({ ...sql.claimUnheard, values });
      return rows.map(toCall);
    },
  };
}

const uniqueViolation = "23505";
const checkViolation = "23514";

function isKnown(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    error.constraint === "call_provider_sid_key"
  );
}

/** Whether the statement undid itself because it found the account frozen. */
function isFrozen(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === "account_as_judged";
}

/** Whether the account's own check refused to hold what it does not have. */
function isBeyondBalance(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === checkViolation &&
    error.table === "account" &&
    !isFrozen(error)
  );
}

const progress: ProgressStatus[] = ["requested", "ringing", "answered"];

/** The statuses of open calls from which `status` is a step forward. */
function before(status: ProgressStatus): ProgressStatus[] {
  return progress.filter((earlier) => mayFollow(earlier, status));
}
