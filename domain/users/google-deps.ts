import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { GoogleProvider } from "./google-provider.ts";
import type { GoogleSignInStore } from "./google-sign-in-store.ts";
import type { OnConnection, UserStores } from "./user-deps.ts";

export interface GoogleStores extends UserStores {
  googleSignIns: GoogleSignInStore;
}

/** What signing in with Google depends on. */
export interface GoogleDeps {
  clock: Clock;
  ids: Ids;
  google: GoogleProvider;
  transaction: Transaction<GoogleStores>;
  connection: Connection<OnConnection<GoogleStores>>;
}
