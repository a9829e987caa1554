import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll } from "vitest";
import { callerFinder } from "#adapters/postgres/calls/caller-finder.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { isLoggedIn } from "#adapters/postgres/users/session-store.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import type { VoiceIdentity } from "#domain/calls/voice-carrier.ts";
import { hashToken } from "#domain/tokens.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { type CallHarness, createCallHarness } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId } from "#testing/calls/one-caller.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { type UserHarness, userHarness } from "#testing/people/user-harness.ts";

/** A session as its browser has it: the token, and the identity that a device token carries. */
export interface DeviceSession {
  token: string;
  identity: VoiceIdentity;
}

/** A real user with credits, and the sessions of two devices. */
export interface Person {
  id: string;
  walletId: string;
  email: string;
  password: string;
  phone: DeviceSession;
  laptop: DeviceSession;
}

/** Users with real sessions who call, on one database and one clock. Call it at the top of a database test file. */
export function callersWithSessions() {
  const database = testDatabase({ poolSize: 16 });
  let users: UserHarness;
  let calls: CallHarness;
  let deps: CallDeps;

  beforeAll(async () => {
    users = await userHarness(database);
    calls = await createCallHarness(database);
    const { clock } = users.deps;
    deps = {
      ...calls.deps,
      clock,
      isLoggedIn: (identity) => database.withClient((client) => isLoggedIn(client, identity, clock.now())),
      findCaller: callerFinder(database),
    };
  });
  afterEach(async () => {
    await calls.expectNothingBroken();
    await endOpenCalls();
    calls.twin.traffic.requests.length = 0;
  });
  afterAll(() => calls.close());

  const openRows = () =>
    users.rows<{ wallet_id: string; id: string; cutoff_at: Date; session_id: string }>(
      "SELECT wallet_id, id, cutoff_at, session_id FROM call WHERE open",
    );

  async function endOpenCalls(): Promise<void> {
    const outcome = { status: "canceled", answered_s: null, childCallId: null } as const;
    for (const { wallet_id: walletId, id } of await openRows()) {
      const call = await deps.connection((stores) => stores.calls.find({ walletId, id }));
      if (call) await settleCall(deps, call, outcome);
    }
  }

  async function logInAgain(person: { id: string; email: string; password: string }): Promise<DeviceSession> {
    const token = await users.session(person);
    const [session] = await users.rows<{ id: string }>("SELECT id FROM session WHERE token_hash = $1", [
      hashToken(token),
    ]);
    return { token, identity: { userId: person.id, sessionId: session?.id ?? "" } };
  }

  async function newVisitor(): Promise<Person> {
    const visitor = await users.verified();
    return { ...visitor, phone: await logInAgain(visitor), laptop: await logInAgain(visitor) };
  }

  return {
    database,
    get users() {
      return users;
    },
    get deps() {
      return deps;
    },
    get twin() {
      return calls.twin;
    },
    logInAgain,

    /** The use-cases of users on another database, such as one that fails. */
    userDepsOn: (other: Database): RequestDeps => ({
      ...users.deps,
      ...accountAccess(other, { cipher: testCipher, clock: users.deps.clock, publish: () => {} }),
    }),

    endOpenCalls,

    async newPerson(posted_mc = 10_000): Promise<Person> {
      const person = await newVisitor();
      const { walletId } = person;
      await deps.connection(async ({ ledger }) => {
        await ledger.openWallet(walletId);
        const purchase = {
          walletId,
          contra: "payments",
          subjectId: randomUUID(),
          mayOverdraw: false,
        } as const;
        await ledger.post({ ...purchase, ref: `payment:${randomUUID()}`, delta_mc: posted_mc });
      });
      return person;
    },

    /** A person who has not paid yet, so that the ledger has no wallet of theirs. */
    newVisitor,

    /** A browser's call, as the carrier asks about it. */
    dial: (
      { identity }: DeviceSession,
      providerCallId = newProviderCallId(),
      dialled: string = london,
      on: CallDeps = deps,
    ) => authoriseCall(on, { carrier: "twilio", providerCallId, identity, dialled: readDialled(dialled) }),

    /** Open calls that the meter does not end at once. */
    async goingOn() {
      const now = users.deps.clock.now();
      return (await openRows()).filter(({ cutoff_at }) => cutoff_at > now);
    },
  };
}
