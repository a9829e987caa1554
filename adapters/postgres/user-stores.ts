import type { Connection, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { GoogleStores } from "#domain/users/google-deps.ts";
import type { Client, Database } from "./database.ts";
import { decoyStore } from "./decoy-store.ts";
import { googleSignInStore } from "./google-sign-in-store.ts";
import { oneTimeTokenStore } from "./one-time-token-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { personalData } from "./personal-data.ts";
import { sessionStore } from "./session-store.ts";
import { twoStepStore } from "./two-step-store.ts";
import { userStore } from "./user-store.ts";

/** The two ways to the stores: `transaction` makes all statements one, `connection` leaves each alone. */
interface Access<Stores> {
  transaction: Transaction<Stores>;
  connection: Connection<Stores>;
}

/** Tells the users whose sessions have ended, once that is certain. */
export function accountAccess(database: Database, tell: Publish): Access<GoogleStores> {
  return {
    async transaction(work) {
      const ended = new Set<string>();
      const result = await database.transaction((client) => work(userStores(client, ended)));
      tellSessionsEnded(ended, tell);
      return result;
    },

    async connection(work) {
      const ended = new Set<string>();
      try {
        return await database.withClient((client) => work(userStores(client, ended)));
      } finally {
        // What a statement did stays done when a later one fails.
        tellSessionsEnded(ended, tell);
      }
    },
  };
}

function userStores(client: Client, ended: Set<string>): GoogleStores {
  const own = {
    sessions: sessionStore(client, (userId) => ended.add(userId)),
    oneTimeTokens: oneTimeTokenStore(client),
    twoSteps: twoStepStore(client),
  };
  return {
    ...own,
    users: userStore(client, own),
    personalData: personalData(client),
    decoys: decoyStore(client),
    outbox: outboxStore(client),
    googleSignIns: googleSignInStore(client),
  };
}

function tellSessionsEnded(userIds: ReadonlySet<string>, tell: Publish): void {
  for (const userId of userIds) tell({ userId }, { type: "sessions_ended" });
}
