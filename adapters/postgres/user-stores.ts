import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { GoogleStores } from "#domain/users/google-deps.ts";
import type { Client, Database } from "./database.ts";
import { decoyStore } from "./decoy-store.ts";
import { endCalls } from "./end-calls.ts";
import { googleSignInStore } from "./google-sign-in-store.ts";
import { oneTimeTokenStore } from "./one-time-token-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { passkeyChallengeStore, passkeyStore } from "./passkey-store.ts";
import { personalData } from "./personal-data.ts";
import { sessionStore } from "./session-store.ts";
import { twoStepStore } from "./two-step-store.ts";
import { userStore } from "./user-store.ts";

/** Two ways to use the stores: `transaction` joins all statements, `connection` commits each by itself. */
interface Access<Stores> {
  transaction: Transaction<Stores>;
  connection: Connection<Stores>;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}

/** Opens the stores of users. Publishes the end of sessions once it is committed. */
export function accountAccess(database: Database, clock: Clock, publish: Publish): Access<GoogleStores> {
  return {
    async transaction(work) {
      const ended = new Set<string>();
      const result = await database.transaction((client) => work(userStores(client, ended)));
      publishSessionsEnded(ended, publish);
      return result;
    },

    async connection(work) {
      const ended = new Set<string>();
      try {
        return await database.withClient((client) => work(userStores(client, ended)));
      } finally {
        // Each statement has committed by itself, also when a later one fails.
        publishSessionsEnded(ended, publish);
      }
    },

    endCalls: (user) => database.withClient((client) => endCalls(client, user, clock.now())),
  };
}

function userStores(client: Client, ended: Set<string>): GoogleStores {
  const own = {
    sessions: sessionStore(client, (userId) => ended.add(userId)),
    oneTimeTokens: oneTimeTokenStore(client),
    twoSteps: twoStepStore(client),
    passkeys: passkeyStore(client),
  };
  return {
    ...own,
    users: userStore(client, own),
    passkeyChallenges: passkeyChallengeStore(client),
    personalData: personalData(client),
    decoys: decoyStore(client),
    outbox: outboxStore(client),
    googleSignIns: googleSignInStore(client),
  };
}

function publishSessionsEnded(userIds: ReadonlySet<string>, publish: Publish): void {
  for (const userId of userIds) publish({ userId }, { type: "sessions_ended" });
}
