import { endCalls } from "#adapters/postgres/calls/end-calls.ts";
import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { ownGrants } from "#adapters/postgres/operators/operator-grant-store.ts";
import { switchStore } from "#adapters/postgres/operators/switch-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { OpenidStores } from "#domain/users/openid/deps.ts";
import type { SessionFinder } from "#domain/users/sign-in/session-store.ts";
import type { OnConnection, UserStores } from "#domain/users/user-deps.ts";
import { collectEndedSessions, type EndedSession } from "./ended-sessions.ts";
import { identityStore } from "./identity-store.ts";
import { knownDeviceStore } from "./known-device-store.ts";
import { knownNetworkStore } from "./known-network-store.ts";
import { oneTimeTokenStore } from "./one-time-token-store.ts";
import { openidSignInStore } from "./openid-sign-in-store.ts";
import { passkeyChallengeStore, passkeyStore } from "./passkey-store.ts";
import { personalData } from "./personal-data.ts";
import { registrationStore } from "./registration-store.ts";
import { securityEventStore } from "./security-event-store.ts";
import { sessionFinder } from "./session-finder.ts";
import { sessionStore } from "./session-store.ts";
import { signInUndoStore } from "./sign-in-undo-store.ts";
import { twoStepStore } from "./two-step-store.ts";
import { unprovenIdentityStore } from "./unproven-identity-store.ts";
import { userStore } from "./user-store.ts";

/** Two ways to use the stores: `transaction` joins all statements, `connection` commits each by itself. */
export interface Access<Stores extends UserStores> {
  transaction: Transaction<Stores>;
  connection: Connection<OnConnection<Stores>>;
  sessionFinder: SessionFinder;
  publish: Publish;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}

export interface AccessDeps {
  cipher: DataCipher;
  clock: Clock;
  publish: Publish;
}

/** Opens the stores of users. Sessions that a transaction ends take their calls with them, and their end is published. */
export function accountAccess(database: Database, deps: AccessDeps): Access<OpenidStores> {
  return accessTo(database, deps, (_client, stores) => stores);
}

/** As `accountAccess`, with more stores on the same connection. */
export function accessTo<Stores extends OpenidStores>(
  database: Database,
  { cipher, clock, publish }: AccessDeps,
  storesOn: (client: Client, users: OpenidStores) => Stores,
): Access<Stores> {
  return {
    async transaction(work) {
      const ended = collectEndedSessions();
      const result = await database.transaction(async (client) => {
        const done = await work(storesOn(client, userStores(client, cipher, ended.add)));
        await ended.cutOffCalls(client, clock.now());
        return done;
      });
      await ended.committed(database, clock.now(), publish);
      return result;
    },

    // Its stores end no session: that takes a transaction, in which the session's calls end too.
    connection: (work) =>
      database.withClient((client) =>
        work(
          storesOn(
            client,
            userStores(client, cipher, () => {}),
          ),
        ),
      ),

    sessionFinder: sessionFinder(database),
    publish,
    endCalls: (user) => database.withClient((client) => endCalls(client, user, clock.now())),
  };
}

function userStores(
  client: Client,
  cipher: DataCipher,
  onEnd: (session: EndedSession) => void,
): OpenidStores {
  const marks = markStore(client, cipher);
  const own = {
    marks,
    identities: identityStore(client, marks),
    sessions: sessionStore(client, onEnd),
    oneTimeTokens: oneTimeTokenStore(client),
    twoSteps: twoStepStore(client, cipher),
    passkeys: passkeyStore(client),
    securityEvents: securityEventStore(client),
    knownDevices: knownDeviceStore(client),
    signInUndos: signInUndoStore(client),
  };
  return {
    ...own,
    users: userStore(client, own),
    passkeyChallenges: passkeyChallengeStore(client),
    personalData: personalData(client),
    networks: knownNetworkStore(client),
    registrations: registrationStore(client),
    outbox: outboxStore(client, cipher),
    switches: switchStore(client),
    ownGrants: ownGrants(client),
    openidSignIns: openidSignInStore(client),
    unprovenIdentities: unprovenIdentityStore(client),
  };
}
