import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import type { CallOutcome } from "#domain/calls/call.ts";
import { type CallerLimits, defaultCallLimits } from "#domain/calls/call-limits.ts";
import type {
  AuthoriseResult,
  CallEligibility,
  CallKey,
  CallStores,
  LimitRefusal,
} from "#domain/calls/call-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Connection } from "#domain/runtime.ts";
import { addUser, openTestSession } from "#testing/database/add-user.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { testDatabase } from "#testing/database/test-database.ts";

export const start = new Date();
/** A time in seconds after the start. */
export const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

const limits = defaultCallLimits.caller;
const london = e164Schema.parse("+442079460000");

export interface Dialled {
  by?: WalletUser;
  id?: string;
  at?: Date;
  number?: E164;
  country?: string;
  hold_mc?: number;
  perMinute_mc?: number;
  within?: Partial<CallerLimits>;
}

export type CallResult = AuthoriseResult | LimitRefusal | "already_in_call" | "daily_spend_reached";

/**
 * A user with 1,000,000 credits, anew for each test, and the calls that the limits allow. Call it at the top of a
 * database test file.
 */
export function limitedCaller() {
  const database = testDatabase({ poolSize: 16 });
  const connection = storesOn(undefined);
  let user: WalletUser;
  let email: string;

  beforeEach(async () => {
    user = await newUser(randomUUID());
    email = emailOf(user);
    await connection(({ ledger }) => ledger.openWallet(user.walletId));
    await post(1_000_000_000);
  });
  afterEach(async () => {
    expect(await connection(({ ledger }) => ledger.audit())).toEqual([]);
  });

  const emailOf = ({ id }: WalletUser) => `${id}@example.org`;

  /** A user of a wallet that other users may share. */
  async function newUser(walletId: string): Promise<WalletUser> {
    const { id } = await addUser(database, { walletId });
    // Calls of a test may be days apart.
    await openTestSession(database, id, later(10 * 86_400));
    return { id, walletId };
  }

  function post(delta_mc: number): Promise<unknown> {
    const { id: subjectId, walletId } = user;
    const posting = { walletId, contra: "payments", ref: randomUUID(), subjectId } as const;
    return connection(({ ledger }) => ledger.post({ ...posting, delta_mc, mayOverdraw: false }));
  }

  /** The stores, on this connection or any other. */
  function storesOn(client: Client | undefined): Connection<CallStores> {
    return (work) =>
      client ? work(callStores(client)) : database.withClient((own) => work(callStores(own)));
  }

  /** Reads the eligibility as the product does. Returns the refusal, or the eligibility that opens the call. */
  async function checkEligibility(
    dialled: Dialled,
    client?: Client,
  ): Promise<CallEligibility | Exclude<CallResult, "opened">> {
    const { id: userId, walletId } = dialled.by ?? user;
    const { at = start, number = london, hold_mc = 1_000, perMinute_mc = 1_000 } = dialled;
    const { country = "GB", within } = dialled;
    const caller = { walletId, userId, sessionId: userId };
    const query = { ...caller, number, country, perMinute_mc, at, limits: { ...limits, ...within } };
    const eligibility = await storesOn(client)(({ calls }) => calls.eligibility(query));
    if (eligibility.refusal) return eligibility.refusal;
    if (eligibility.inCall) return "already_in_call";
    const after_mc = eligibility.spent_mc + hold_mc;
    return after_mc > query.limits.spendPerDay_mc ? "daily_spend_reached" : eligibility;
  }

  function open(eligibility: CallEligibility, dialled: Dialled, client?: Client): Promise<AuthoriseResult> {
    const { id = randomUUID(), at = start, number = london, hold_mc = 1_000 } = dialled;
    const rate = {
      perMinute_mc: dialled.perMinute_mc ?? 1_000,
      connect_mc: 0,
      minimum_s: 60,
      increment_s: 60,
    };
    const terms = { country: "GB", destination: "United Kingdom", rate, limit_s: 60 };
    const times = { createdAt: at, cutoffAt: at, checkAt: at, carrierLimit_s: null };
    const { id: userId, walletId } = dialled.by ?? user;
    const caller = { id, walletId, userId, sessionId: userId };
    const identity = { ...caller, carrier: "twilio", providerCallId: `CA${id}`, number, shownNumber: null };
    const { newNumber, version } = eligibility;
    return storesOn(client)(({ calls }) =>
      calls.authorise({ ...identity, ...times, terms, hold_mc, newNumber, version }),
    );
  }

  async function authorise(dialled: Dialled = {}, client?: Client): Promise<CallResult> {
    const eligibility = await checkEligibility(dialled, client);
    return typeof eligibility === "string" ? eligibility : open(eligibility, dialled, client);
  }

  async function requireEligibility(dialled: Dialled = {}): Promise<CallEligibility> {
    const eligibility = await checkEligibility(dialled);
    if (typeof eligibility === "string") throw new Error("The call was refused", { cause: eligibility });
    return eligibility;
  }

  const keyOf = (id: string): CallKey => ({ walletId: user.walletId, id });

  function settle(id: string, cost_mc: number, client?: Client): Promise<boolean> {
    const outcome: CallOutcome = { status: "completed", answered_s: 60, childCallId: null };
    return storesOn(client)(({ calls }) =>
      calls.settle(keyOf(id), { outcome, cost_mc, lost_mc: 0, at: start }),
    );
  }

  async function call(dialled: Dialled = {}, cost_mc = 0): Promise<CallResult> {
    const id = randomUUID();
    const result = await authorise({ ...dialled, id });
    if (result === "opened") await settle(id, cost_mc);
    return result;
  }

  return {
    get user() {
      return user;
    },
    get email() {
      return email;
    },
    database,
    connection,
    newUser,
    post,
    checkEligibility,
    requireEligibility,
    open,
    authorise,
    settle,
    call,
    operator: operatorOnDatabase(database),
  };
}
