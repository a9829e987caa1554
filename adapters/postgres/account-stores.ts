import type { AccountStores } from "#domain/accounts/account-deps.ts";
import type { Connection, Transaction } from "#domain/runtime.ts";
import { accountRemains } from "./account-remains.ts";
import { accountStore } from "./account-store.ts";
import type { Client, Database } from "./database.ts";
import { decoyStore } from "./decoy-store.ts";
import { linkStore } from "./link-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { sessionStore } from "./session-store.ts";
import { twoStepStore } from "./two-step-store.ts";

export function accountStores(client: Client): AccountStores {
  return {
    accounts: accountStore(client),
    sessions: sessionStore(client),
    links: linkStore(client),
    twoSteps: twoStepStore(client),
    remains: accountRemains(client),
    decoys: decoyStore(client),
    outbox: outboxStore(client),
  };
}

/** The two ways in which the use-cases of accounts reach the database. */
export function accountUnits(database: Database): {
  transaction: Transaction<AccountStores>;
  connection: Connection<AccountStores>;
} {
  return {
    transaction: (work) => database.transaction((client) => work(accountStores(client))),
    connection: (work) => database.withClient((client) => work(accountStores(client))),
  };
}
