import type { Refusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import type { MarkStore } from "#domain/marks/mark-store.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { KnownNetworkStore } from "#domain/rate-limits/known-networks.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { SwitchReader } from "#domain/switches.ts";
import type { Publish } from "#domain/user-events.ts";
import type { OneTimeTokenStore } from "./one-time-token.ts";
import type { IdentityReader, IdentityStore } from "./openid/identity.ts";
import type { PasskeyChallengeStore } from "./passkeys/challenge.ts";
import type { PasskeyStore } from "./passkeys/passkey-store.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import type { CommonPasswords, HashingCaller, Passwords } from "./passwords.ts";
import type { RegistrationStore } from "./registration/registration-store.ts";
import type { SecurityEventStore } from "./security-event-store.ts";
import type { PersonalData } from "./settings/personal-data.ts";
import type {
  KnownDeviceStore,
  SessionFinder,
  SessionReader,
  SessionStore,
  SignInUndoStore,
} from "./sign-in/session-store.ts";
import type { TwoStepStore } from "./two-step/two-step-store.ts";
import type { UserStore } from "./user-store.ts";

/** Effects of a user's changed sign-in on the grant that the user may have as an operator. */
export interface OwnGrants {
  /** True when a grant is in force, or suspended. */
  hasOne(userId: string, now: Date): Promise<boolean>;
  /** Notes that the password was reset, or voided, by a mailed link. */
  noteReset(userId: string, at: Date): Promise<void>;
  /** Suspends a grant since which the password was reset. */
  suspendAfterReset(userId: string, at: Date): Promise<void>;
}

/** Source of a request: the facts that the security history shows, and those that tell a new device. */
export interface RequestOrigin {
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** The browser's own name for itself. */
  userAgent: string | null;
  /** The secret in the browser's device cookie; null for a program without one. */
  deviceToken: string | null;
}

export interface UserStores {
  users: UserStore;
  identities: IdentityStore;
  marks: MarkStore;
  sessions: SessionStore;
  oneTimeTokens: OneTimeTokenStore;
  twoSteps: TwoStepStore;
  passkeys: PasskeyStore;
  passkeyChallenges: PasskeyChallengeStore;
  personalData: PersonalData;
  registrations: RegistrationStore;
  securityEvents: SecurityEventStore;
  knownDevices: KnownDeviceStore;
  networks: KnownNetworkStore;
  signInUndos: SignInUndoStore;
  outbox: Outbox;
  switches: SwitchReader;
  ownGrants: OwnGrants;
}

/** Stores outside a transaction. They end no session, because its open call must end in the same transaction. */
export type OnConnection<Stores extends UserStores> = Omit<
  Stores,
  "sessions" | "users" | "identities" | "marks"
> & {
  identities: IdentityReader;
  sessions: SessionReader;
  users: Omit<UserStore, "lock" | "insert" | "anonymise" | "remove">;
};

export interface UserOptions {
  /** Origin of every mailed link, without a trailing slash. */
  publicUrl: string;
  /** Addresses of users who cannot be deleted. */
  protectedAddresses: readonly string[];
}

export interface UserDeps {
  clock: Clock;
  ids: Ids;
  passwordsOf(caller: HashingCaller): Passwords;
  commonPasswords: CommonPasswords;
  relyingParty: RelyingParty;
  mail: MailReach;
  options: UserOptions;
  transaction: Transaction<UserStores>;
  connection: Connection<OnConnection<UserStores>>;
  sessionFinder: SessionFinder;
  publish: Publish;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}

export type ReadDeps = Pick<UserDeps, "clock" | "connection">;

/** Dependencies of the use-cases of one request: those that open sessions, hash passwords or write the security history. */
export interface RequestDeps extends UserDeps {
  origin: RequestOrigin;
  passwords: Passwords;
}

export interface DeletionDeps extends RequestDeps {
  /**
   * Ends the user's payments that may still be paid, at the card provider. Refuses `payment_not_ended` when it does not
   * answer.
   */
  endPayments(user: WalletUser): Promise<Refusal | undefined>;
}
