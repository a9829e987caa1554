import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { AccountRemains } from "./account-remains.ts";
import type { AccountStore } from "./account-store.ts";
import type { DecoyStore } from "./decoy-store.ts";
import type { LinkStore } from "./link-store.ts";
import type { CommonPasswords, Passwords } from "./passwords.ts";
import type { SessionStore } from "./session-store.ts";
import type { TwoStepStore } from "./two-step/two-step-store.ts";

export interface AccountStores {
  accounts: AccountStore;
  sessions: SessionStore;
  links: LinkStore;
  twoSteps: TwoStepStore;
  remains: AccountRemains;
  decoys: DecoyStore;
  outbox: Outbox;
}

export interface AccountOptions {
  /** Origin of every link we mail, without a slash at its end. */
  publicUrl: string;
  /** Addresses whose accounts nobody can delete. */
  protectedAddresses: readonly string[];
}

/** What the use-cases of accounts work with. */
export interface AccountDeps {
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  commonPasswords: CommonPasswords;
  options: AccountOptions;
  transaction: Transaction<AccountStores>;
  connection: Connection<AccountStores>;
}
