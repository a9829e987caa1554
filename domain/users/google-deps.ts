import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { GoogleProvider } from "./google-provider.ts";
import type { GoogleSignInStore } from "./google-sign-in-store.ts";
import type { RequestOrigin } from "./request-origin.ts";
import type { UserStores } from "./user-deps.ts";

export interface GoogleStores extends UserStores {
  googleSignIns: GoogleSignInStore;
}

/** What signing in with Google depends on. */
export interface GoogleDeps {
  clock: Clock;
  ids: Ids;
  google: GoogleProvider;
  /** Origin of every mailed link, without a trailing slash. */
  publicUrl: string;
  transaction: Transaction<GoogleStores>;
  connection: Connection<GoogleStores>;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}

/** What one request to sign in with Google depends on. */
export interface GoogleRequestDeps extends GoogleDeps {
  origin: RequestOrigin;
}
