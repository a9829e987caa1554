import type { MailReach } from "#domain/mail-reach.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { OnConnection, UserStores } from "#domain/users/user-deps.ts";
import type { OpenidProvider } from "./provider.ts";
import type { OpenidSignInStore } from "./sign-in-store.ts";
import type { UnprovenIdentityStore } from "./unproven-identity-store.ts";

export interface OpenidStores extends UserStores {
  openidSignIns: OpenidSignInStore;
  unprovenIdentities: UnprovenIdentityStore;
}

export interface OpenidDeps {
  clock: Clock;
  ids: Ids;
  /** Origin of mailed links, without a trailing slash. */
  publicUrl: string;
  mail: MailReach;
  provider: OpenidProvider;
  transaction: Transaction<OpenidStores>;
  connection: Connection<OnConnection<OpenidStores>>;
}
