import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { callConnection } from "#adapters/postgres/call-store.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { e164Schema } from "#contract/phone-number.ts";
import type { CallOutcome } from "#domain/calls/call.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { AuthorisedCall, CallStores } from "#domain/calls/call-store.ts";

export const start = new Date("2026-11-21T10:00:00Z");
/** So many seconds after the start. */
export const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

const answered = (answered_s: number): CallOutcome => ({
  status: "completed",
  answered_s,
  childSid: "CAchild",
});
export const unanswered: CallOutcome = { status: "no_answer", answered_s: null, childSid: "CAchild" };

/** A call of an account that has been topped up with 4,000 mc at least, and has not called yet. */
export function newCall(accountId: string, over: Partial<AuthorisedCall> = {}): AuthorisedCall {
  return {
    id: randomUUID(),
    accountId,
    providerSid: `CA${randomUUID()}`,
    number: e164Schema.parse("+442079460000"),
    createdAt: start,
    terms: {
      country: "GB",
      destination: "United Kingdom",
      rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
      limit_s: 240,
    },
    hold_mc: 4_000,
    cutoffAt: at(300),
    checkAt: at(15),
    newNumber: true,
    judgedBy: { calls: 0, transfers: 1 },
    ...over,
  };
}

/** What tests of calls do with accounts and calls on a database, through the stores that the product uses. */
export function callDesk(database: Database) {
  const connection = callConnection(database);
  const onCalls = <T>(work: (calls: CallStores["calls"]) => Promise<T>) =>
    connection(({ calls }) => work(calls));
  const versionOf = async (accountId: string) => {
    const { number, createdAt: at, terms } = newCall(accountId);
    const { perMinute_mc } = terms.rate;
    const wanted = { accountId, number, perMinute_mc, at, limits: defaultCallLimits.account };
    return (await onCalls((calls) => calls.prospect(wanted))).version;
  };
  return {
    onCalls,
    versionOf,
    balance: (accountId: string) => connection(({ ledger }) => ledger.balance(accountId)),

    async openAccount(posted_mc: number): Promise<string> {
      const id = randomUUID();
      await connection(async ({ ledger }) => {
        await ledger.openAccount(id);
        const ref = `payment:${randomUUID()}`;
        const purchase = { accountId: id, contra: "payments", ref, subjectId: randomUUID() } as const;
        await ledger.post({ ...purchase, delta_mc: posted_mc, mayOverdraw: false });
      });
      return id;
    },

    /** Whatever the account has done before. */
    async opened(accountId: string, over: Partial<AuthorisedCall> = {}): Promise<AuthorisedCall> {
      const judgedBy = await versionOf(accountId);
      const call = newCall(accountId, { judgedBy, ...over });
      expect(await onCalls((calls) => calls.authorise(call))).toBe("opened");
      return call;
    },

    settle: (id: string, cost_mc: number, outcome = answered(60)) =>
      onCalls((calls) => calls.settle(id, { outcome, cost_mc, lost_mc: 0, at: at(90) })),

    countTransfers: (subjectId: string) =>
      database.withClient(async (client) => {
        const { rows } = await client.query("SELECT FROM transfer WHERE subject_id = $1", [subjectId]);
        return rows.length;
      }),

    async expectCleanLedger(): Promise<void> {
      expect(await connection(({ ledger }) => ledger.audit())).toEqual([]);
    },
  };
}
