import { randomUUID } from "node:crypto";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { unwantedCallStore } from "#adapters/postgres/calls/unwanted-call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { isLoggedIn, ringingSessions } from "#adapters/postgres/users/session-store.ts";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type CallDeps, type Caller, secondsAfter } from "#domain/calls/call-deps.ts";
import { type CallLimits, defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { DialledRequest } from "#domain/calls/judge-call.ts";
import { type VoiceIdentity, verifiedFor_s } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { silentObserver } from "#domain/observer.ts";
import { costColumn, deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import type { Audience, UserEvent } from "#domain/user-events.ts";
import { walletChanges } from "#domain/wallet-changes.ts";
import { type CallsTwin, startCallsTwin } from "#sandbox/voice/testing/calls-twin.ts";
import { addUser, openTestSession } from "#testing/database/add-user.ts";

/**
 * One credit a minute to the UK, 30 credits a minute to Tuvalu, a third of a credit to the US, two credits to Ireland,
 * by the second, and nothing to British toll-free numbers.
 */
const deck = parseDeck(`${deckColumns},${costColumn}
44,United Kingdom,1,60,60,0,no
1202,United States,0.3,60,60,0,no
688,Tuvalu,30,60,60,0,no
353,Ireland,2,1,1,0,no
44800,United Kingdom toll-free,0,60,60,0,no,0.0262
`);

/** The default limits, but new wallets may pay for Tuvalu. */
const anyPrice: CallLimits = {
  ...defaultCallLimits,
  caller: { ...defaultCallLimits.caller, newWallet: { age_s: 0, topPerMinute_mc: 30_000 } },
};

/** The identity of a test's caller, whose session has the same id as its user. */
export const identityOf = (userId: string): VoiceIdentity => ({ userId, sessionId: userId });

/** The carrier's request when this user's browser dials a number. */
export const callRequest = (
  userId: string,
  providerCallId: string,
  dialled: DialledRequest["dialled"],
): DialledRequest => ({ carrier: "twilio", providerCallId, identity: identityOf(userId), dialled });

export const publicUrl = "https://farline.example";

/** Test calls on a real database, with the vendor's SDK against a local carrier and a clock that the test sets. */
export interface CallHarness {
  deps: CallDeps;
  twin: CallsTwin;
  reports: string[];
  published: { audience: Audience; event: UserEvent }[];
  pass(seconds: number): void;
  /** Runs when code under test sleeps, instead of advancing the clock. */
  onSleep(action: () => Promise<void>): void;
  /** A verified user with a session, whose wallet has this many millicredits. */
  openWallet(posted_mc: number, isVerified?: boolean): Promise<WalletUser & { email: string }>;
  balance(walletId: string): Promise<{ posted_mc: number; held_mc: number }>;
  /** The deltas of all transfers of the wallet except its purchases. */
  charges(walletId: string): Promise<number[]>;
  expectNothingBroken(): Promise<void>;
  close(): Promise<void>;
}

export async function createCallHarness(database: Database): Promise<CallHarness> {
  const twin = await startCallsTwin();
  const connection: CallDeps["connection"] = (work) =>
    database.withClient((client) => work(callStores(client)));
  const callers = new Map<string, Caller>();
  const reports: string[] = [];
  const published: CallHarness["published"] = [];
  const changes = walletChanges();
  let now = new Date("2026-11-21T10:00:00Z");
  let sleeping = async () => {};
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const deps: CallDeps = {
    deck,
    carriers: {
      twilio: twilioCarrier(
        { ...sandboxAccounts.voice, publicUrl, apiUrl: twin.url },
        { timeout_ms: 10_000, attempts: 1, pause_ms: 1 },
      ),
    },
    defaultCarrier: "twilio",
    connection,
    transaction: (work) => database.transaction((client) => work(callStores(client))),
    findCaller: async (userId) => callers.get(userId),
    incoming: {
      findNumber: (...number) =>
        database.withClient((client) => rentedNumberStore(client).findByNumber(...number)),
      forwardTargets: (userId) =>
        database.withClient((client) =>
          rentedNumberStore(client).forwardTargets(userId, secondsAfter(now, -verifiedFor_s)),
        ),
      unwantedOf: (userId) => database.withClient((client) => unwantedCallStore(client).read(userId)),
      isCallable: (user) =>
        database.withClient(async (client) =>
          (await rentedNumberStore(client).list(user)).some(({ state }) => state === "active"),
        ),
      greetingOf: async () => undefined,
      awaitMessage: async () => {},
      sessionsOf: (userId) => database.withClient((client) => ringingSessions(client, userId, now, 10)),
    },
    isLoggedIn: (identity) => database.withClient((client) => isLoggedIn(client, identity, now)),
    takeTestCall: async () => true,
    takeRefusedCall: async () => true,
    clock: { now: () => now },
    ids: { uuid: randomUUID, secret: randomUUID },
    sleep: async (duration_ms) => {
      pass(duration_ms / 1_000);
      await sleeping();
    },
    limits: anyPrice,
    publish(audience, event) {
      published.push({ audience, event });
      changes.receive(audience, event);
    },
    changes,
    observer: silentObserver,
    report: (_callId, problem) => reports.push(problem),
  };
  return {
    deps,
    twin,
    reports,
    published,
    pass,
    onSleep(action) {
      sleeping = action;
    },
    async openWallet(posted_mc, isVerified = true) {
      const { id, walletId, email } = await addUser(database);
      callers.set(id, { id, walletId, isVerified });
      await openTestSession(database, id, now);
      await connection(async ({ ledger }) => {
        await ledger.openWallet(walletId);
        const ref = `payment:${randomUUID()}`;
        const purchase = { walletId, contra: "payments", ref, subjectId: randomUUID() } as const;
        if (posted_mc !== 0) {
          await ledger.post({ ...purchase, delta_mc: posted_mc, mayOverdraw: posted_mc < 0 });
        }
      });
      return { id, walletId, email };
    },
    balance: (walletId) => connection(({ ledger }) => ledger.balance(walletId)),
    charges: (walletId) =>
      database.withClient(async (client) => {
        const { rows } = await client.query<{ delta_mc: number }>(
          "SELECT delta_mc FROM transfer WHERE wallet_id = $1 AND contra <> 'payments' ORDER BY seq",
          [walletId],
        );
        return rows.map((row) => row.delta_mc);
      }),
    async expectNothingBroken() {
      const findings = await connection(({ ledger }) => ledger.audit());
      if (findings.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(findings)}`);
    },
    close: () => twin.close(),
  };
}
