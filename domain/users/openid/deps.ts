import type { MailReach } from "#domain/mail-reach.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { OnConnection, UserStores } from "#domain/users/user-deps.ts";
import type { OpenidProvider, ProviderIdentity } from "./provider.ts";

/** A started sign-in, kept for ten minutes and bound to the browser that started it. */
export interface OpenidSignIn {
  /** The configured name of the provider. */
  provider: string;
  stateHash: string;
  browserHash: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Date;
}

export interface OpenidSignInStore {
  add(signIn: OpenidSignIn): Promise<void>;
  /**
   * Takes a sign-in: exactly one of any number of concurrent calls gets it, and only for the browser and
   * the provider that it was started with.
   */
  take(stateHash: string, browserHash: string, provider: string, at: Date): Promise<OpenidSignIn | undefined>;
  /** Removes up to `limit` sign-ins that were never finished; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

/** An identity that waits until its person follows the link mailed to the address. */
export interface UnprovenIdentity extends Omit<ProviderIdentity, "email" | "emailVerified"> {
  tokenHash: string;
  browserHash: string;
  email: string;
  expiresAt: Date;
}

export interface UnprovenIdentityStore {
  add(identity: UnprovenIdentity): Promise<void>;
  /**
   * Takes an identity: exactly one of any number of concurrent calls gets it, and only for the browser that signed in.
   */
  take(tokenHash: string, browserHash: string, at: Date): Promise<UnprovenIdentity | undefined>;
  /** Removes up to `limit` expired identities; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

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
