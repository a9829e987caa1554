import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { OnConnection, UserStores } from "#domain/users/user-deps.ts";
import type { OpenidProvider } from "./provider.ts";
import type { OpenidSignInStore } from "./sign-in-store.ts";

export interface OpenidStores extends UserStores {
  openidSignIns: OpenidSignInStore;
}

/** What signing in with Google depends on. */
export interface OpenidDeps {
  clock: Clock;
  ids: Ids;
  google: OpenidProvider;
  transaction: Transaction<OpenidStores>;
  connection: Connection<OnConnection<OpenidStores>>;
}
