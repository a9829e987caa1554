import type { Refusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { DecoyStore } from "./decoy-store.ts";
import type { OneTimeTokenStore } from "./one-time-token-store.ts";
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
  options: UserOptions;
  transaction: Transaction<UserStores>;
  connection: Connection<UserStores>;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}

/** What deleting a user depends on besides. */
export interface DeletionDeps extends UserDeps {
  /**
   * Ends the user's payments that may still be paid, at the card provider. Refuses `payment_not_ended` when it does not
   * answer.
   */
  endPayments(user: WalletUser): Promise<Refusal | undefined>;
}
