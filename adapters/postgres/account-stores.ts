import type { GoogleStores } from "#domain/accounts/google-deps.ts";
import type { Connection, Transaction } from "#domain/runtime.ts";
import type { Tell } from "#domain/tell.ts";
import { accountRemains } from "./account-remains.ts";
import { accountStore } from "./account-store.ts";
import type { Client, Database } from "./database.ts";
import { decoyStore } from "./decoy-store.ts";
import { googleSignInStore } from "./google-sign-in-store.ts";
import { linkStore } from "./link-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { sessionStore } from "./session-store.ts";
import { twoStepStore } from "./two-step-store.ts";

/** The two ways to the stores: `transaction` makes all statements one, `connection` leaves each alone. */
interface Access<Stores> {
  transaction: Transaction<Stores>;
  connection: Connection<Stores>;
}

/** Tells the users whose sessions have ended, once that is certain. */
export function accountAccess(database: Database, tell: Tell): Access<GoogleStores> {
  return {
    async transaction(work) {
      const ended = new Set<string>();
      const result = await database.transaction((client) => work(accountStores(client, ended)));
      tellSessionsEnded(ended, tell);
      return result;
    },

    async connection(work) {
      const ended = new Set<string>();
      try {
        return await database.withClient((client) => work(accountStores(client, ended)));
      } finally {
        // What a statement did stays done when a later one fails.
        tellSessionsEnded(ended, tell);
      }
    },
  };
}

function accountStores(client: Client, ended: Set<string>): GoogleStores {
  const own = {
    sessions: sessionStore(client, (userId) => ended.add(userId)),
    links: linkStore(client),
    twoSteps: twoStepStore(client),
  };
  return {
    ...own,
    accounts: accountStore(client, own),
    remains: accountRemains(client),
    decoys: decoyStore(client),
    outbox: outboxStore(client),
    googleSignIns: googleSignInStore(client),
  };
}

function tellSessionsEnded(userIds: ReadonlySet<string>, tell: Tell): void {
  for (const userId of userIds) tell({ userId }, { type: "sessions_ended" });
}
