import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { DecoyStore } from "./decoy-store.ts";
import type { OneTimeTokenStore } from "./one-time-token-store.ts";
import type { PasskeyChallengeStore } from "./passkeys/challenge.ts";
import type { PasskeyStore } from "./passkeys/passkey-store.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import type { CommonPasswords, Passwords } from "./passwords.ts";
import type { PersonalData } from "./personal-data.ts";
import type { SessionStore } from "./session-store.ts";
import type { TwoStepStore } from "./two-step/two-step-store.ts";
import type { UserStore } from "./user-store.ts";

export interface UserStores {
  users: UserStore;
  sessions: SessionStore;
  oneTimeTokens: OneTimeTokenStore;
  twoSteps: TwoStepStore;
  passkeys: PasskeyStore;
  passkeyChallenges: PasskeyChallengeStore;
  personalData: PersonalData;
  decoys: DecoyStore;
  outbox: Outbox;
}

export interface UserOptions {
  /** Origin of every mailed link, without a trailing slash. */
  publicUrl: string;
  /** Addresses of users who cannot be deleted. */
  protectedAddresses: readonly string[];
}

/** What the use-cases of users depend on. */
export interface UserDeps {
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  commonPasswords: CommonPasswords;
  relyingParty: RelyingParty;
  options: UserOptions;
  transaction: Transaction<UserStores>;
  connection: Connection<UserStores>;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}
