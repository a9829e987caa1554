import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Call, CallOutcome } from "#domain/calls/call.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { CallAuthorisation, CallKey, CallStores } from "#domain/calls/call-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Connection, Transaction } from "#domain/runtime.ts";
import { extendHold } from "./extend-hold.ts";

const start = new Date("2026-11-21T10:00:00Z");
/** A time in seconds after the start. */
export const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

const answered = (answered_s: number): CallOutcome => ({
  status: "completed",
  answered_s,
  childCallId: "CAchild",
});
export const unanswered: CallOutcome = { status: "no_answer", answered_s: null, childCallId: "CAchild" };

/** A call of a user whose wallet was topped up with 4,000 mc at least, and has not called yet. */
export function newCall(user: WalletUser, over: Partial<CallAuthorisation> = {}): CallAuthorisation {
  return {
    id: randomUUID(),
    walletId: user.walletId,
    userId: user.id,
    sessionId: user.id,
    carrier: "twilio",
    providerCallId: `CA${randomUUID()}`,
    number: e164Schema.parse("+442079460000"),
    shownNumber: null,
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
    carrierLimit_s: null,
    newNumber: true,
    version: 1,
    ...over,
  };
}

/** Actions of tests on the wallets and calls of a database, through the stores that the product uses. */
export function callStoreHarness(database: Database) {
  const connection: Connection<CallStores> = (work) =>
    database.withClient((client) => work(callStores(client)));
  const transaction: Transaction<CallStores> = (work) =>
    database.transaction((client) => work(callStores(client)));
  const onCalls = <T>(work: (calls: CallStores["calls"]) => Promise<T>) =>
    connection(({ calls }) => work(calls));
  const eligibilityOf = (user: WalletUser) => {
    const { walletId, userId, sessionId, number, createdAt: at, terms } = newCall(user);
    const { country, rate } = terms;
    const { perMinute_mc } = rate;
    const caller = { walletId, userId, sessionId };
    const query = { ...caller, number, country, perMinute_mc, at, limits: defaultCallLimits.caller };
    return onCalls((calls) => calls.eligibility(query));
  };
  const versionOf = async (user: WalletUser) => (await eligibilityOf(user)).version;
  return {
    onCalls,
    eligibilityOf,
    versionOf,
    balance: ({ walletId }: WalletUser) => connection(({ ledger }) => ledger.balance(walletId)),
    extend: (call: Pick<Call, "walletId" | "id" | "epoch">, more_mc: number) =>
      extendHold({ transaction }, call, more_mc),

    async openWallet(posted_mc: number): Promise<WalletUser> {
      const user = { id: randomUUID(), walletId: randomUUID() };
      const { walletId } = user;
      await connection(async ({ ledger }) => {
        await ledger.openWallet(walletId);
        const ref = `payment:${randomUUID()}`;
        const purchase = { walletId, contra: "payments", ref, subjectId: randomUUID() } as const;
        await ledger.post({ ...purchase, delta_mc: posted_mc, mayOverdraw: false });
      });
      return user;
    },

    /** Opens a call, of a wallet in any state. */
    async opened(user: WalletUser, over: Partial<CallAuthorisation> = {}): Promise<CallAuthorisation> {
      const version = await versionOf(user);
      const call = newCall(user, { version, ...over });
      expect(await onCalls((calls) => calls.authorise(call))).toBe("opened");
      return call;
    },

    settle: (call: CallKey, cost_mc: number, outcome = answered(60)) =>
      onCalls((calls) => calls.settle(call, { outcome, cost_mc, lost_mc: 0, at: at(90) })),

    async expectCleanLedger(): Promise<void> {
      expect(await connection(({ ledger }) => ledger.audit())).toEqual([]);
    },
  };
}
