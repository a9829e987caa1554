import { randomUUID } from "node:crypto";
import pg from "pg";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { CallOutcome } from "#domain/calls/call.ts";
import type { CallerLimits } from "#domain/calls/call-limits.ts";
import type { CallKey, CallStores } from "#domain/calls/call-store.ts";
import type { AuditFinding, Balance } from "#domain/ledger/ledger-store.ts";
import type { Connection, Transaction } from "#domain/runtime.ts";
import { extendHold } from "./extend-hold.ts";
import {
  callName,
  type ModelCall,
  movementName,
  movements,
  type Operation,
  type Outcome,
} from "./ledger-model.ts";

export interface Movement {
  name: string;
  delta_mc: number;
  balance_after_mc: number;
}

/** One wallet on a real database, reached through the stores that the product uses. */
export interface LedgerHarness {
  perform(operation: Operation): Promise<Outcome>;
  /** All there is of the wallet, in the words of the model; movements in the order they were made. */
  observe(): Promise<{ balance: Balance; calls: (ModelCall & { name: string })[]; movements: Movement[] }>;
  audit(): Promise<AuditFinding[]>;
}

const unlimited: CallerLimits = {
  callsPerHour: 1_000_000,
  callsPerDay: 1_000_000,
  newNumbersPerHour: 1_000_000,
  spendPerHour_mc: Number.MAX_SAFE_INTEGER,
  spendPerDay_mc: Number.MAX_SAFE_INTEGER,
  newWallet: { age_s: 0, topPerMinute_mc: Number.MAX_SAFE_INTEGER },
};
const terms = {
  country: "GB",
  destination: "United Kingdom",
  rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  limit_s: 600,
};
const at = new Date("2026-11-21T10:00:00Z");
const unanswered: CallOutcome = { status: "no_answer", answered_s: null, childCallId: null };
const answered: CallOutcome = { status: "completed", answered_s: 60, childCallId: "CAchild" };

export async function openLedgerHarness(database: Database): Promise<LedgerHarness> {
  const connection: Connection<CallStores> = (work) =>
    database.withClient((client) => work(callStores(client)));
  const transaction: Transaction<CallStores> = (work) =>
    database.transaction((client) => work(callStores(client)));
  const walletId = randomUUID();
  const userId = randomUUID();
  await connection(({ ledger }) => ledger.openWallet(walletId));
  const providerCallIdOf = (call: number) => `${callName(call)} of ${walletId}`;
  const refOf = (name: string) => `${name} of ${walletId}`;

  async function authorise({ call, hold_mc }: Operation & { kind: "authorise" }): Promise<Outcome> {
    const providerCallId = providerCallIdOf(call);
    const opening = {
      walletId,
      userId,
      sessionId: userId,
      carrier: "twilio",
      providerCallId,
      number: e164Schema.parse("+442079460000"),
      terms,
      hold_mc,
    };
    const times = { createdAt: at, cutoffAt: at, checkAt: at, carrierLimit_s: null };
    for (;;) {
      if (await connection(({ calls }) => calls.findByProviderCallId(walletId, providerCallId)))
        return "known";
      const query = {
        ...opening,
        country: terms.country,
        perMinute_mc: terms.rate.perMinute_mc,
        at,
        limits: unlimited,
      };
      const eligibility = await connection(({ calls }) => calls.eligibility(query));
      // The model has wallets and calls alone, and no session.
      if (eligibility.refusal !== "session_ended")
        throw new Error(`The ledger was limited: ${eligibility.refusal}`);
      if (eligibility.inCall) return "already_in_call";
      if (eligibility.available_mc < hold_mc) return "not_enough";
      const { newNumber, version } = eligibility;
      const result = await connection(({ calls }) =>
        calls.authorise({ id: randomUUID(), ...opening, ...times, shownNumber: null, newNumber, version }),
      );
      if (result !== "changed") return result === "opened" ? "done" : result;
    }
  }

  /** As the product does it: the carrier names the call, and its row says which one that is. */
  async function onCall(call: number, change: (key: CallKey) => Promise<boolean>): Promise<Outcome> {
    const stored = await connection(({ calls }) =>
      calls.findByProviderCallId(walletId, providerCallIdOf(call)),
    );
    return stored && (await change(stored)) ? "done" : "refused";
  }

  const settle = (call: number, cost_mc: number, outcome: CallOutcome) =>
    onCall(call, (key) => connection(({ calls }) => calls.settle(key, { outcome, cost_mc, lost_mc: 0, at })));

  async function move({ movement, number, amount_mc }: Operation & { kind: "move" }): Promise<Outcome> {
    const { sign, contra, taken } = movements[movement];
    const ref = refOf(movementName(movement, number));
    const posting = { walletId, contra, ref, subjectId: randomUUID(), mayOverdraw: taken };
    try {
      const balance = await connection(({ ledger }) =>
        ledger.post({ ...posting, delta_mc: sign * amount_mc }),
      );
      return balance ? "done" : "not_enough";
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === "23505") return "repeated";
      throw error;
    }
  }

  return {
    perform(operation) {
      switch (operation.kind) {
        case "authorise":
          return authorise(operation);
        case "extend":
          return onCall(operation.call, (key) =>
            extendHold({ transaction }, { ...key, epoch: operation.epoch }, operation.more_mc),
          );
        case "settle":
          return settle(operation.call, operation.cost_mc, answered);
        case "void":
          return settle(operation.call, 0, unanswered);
        case "move":
          return move(operation);
      }
    },

    observe: () =>
      database.withClient(async (client) => {
        const balance = await ledgerStore(client).balance(walletId);
        const calls = await client.query<ModelCall & { name: string }>(
          `SELECT split_part(provider_call_id, ' of ', 1) AS name, held_mc, epoch, open, cost_mc
             FROM call WHERE wallet_id = $1`,
          [walletId],
        );
        const moved = await client.query<Movement>(
          `SELECT split_part(coalesce(call.provider_call_id, ref), ' of ', 1) AS name, delta_mc, balance_after_mc
             FROM transfer LEFT JOIN call ON call.wallet_id = transfer.wallet_id AND ref = 'call:' || call.id
            WHERE transfer.wallet_id = $1 ORDER BY seq`,
          [walletId],
        );
        return { balance, calls: calls.rows, movements: moved.rows };
      }),

    audit: () => connection(({ ledger }) => ledger.audit()),
  };
}
