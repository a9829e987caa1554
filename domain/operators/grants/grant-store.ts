import type { Role } from "#contract/operators/permissions.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

export interface Grant {
  id: string;
  userId: string;
  role: Role;
  /** The key of the actor who gave it. */
  grantedBy: string;
  grantedAt: Date;
  expiresAt: Date;
  /** Start of its suspension: a second factor was added or removed after a password reset. An owner confirms it. */
  suspendedAt: Date | null;
}

/** Start of a search for operators: a user with the wallet that an act is about, or the address of a sign-up. */
export type Origin = WalletUser | { mailbox: string };

export function originKey(origin: Origin): string {
  return "mailbox" in origin ? origin.mailbox : origin.id;
}

export interface RelatedOperator {
  /** `originKey` of where the search began. */
  origin: string;
  userId: string;
  role: Role;
}

export interface ListedGrant extends Grant {
  email: string;
  walletId: string;
}

/** Facts of a session that the operators' desk judges, and the factors that its user can prove. */
export interface DeskSession {
  createdAt: Date;
  secondFactorAt: Date | null;
  /** Time of the last use-case that was answered in it. */
  deskUsedAt: Date | null;
  hasApp: boolean;
  hasPasskey: boolean;
}

export interface GrantStore {
  /** The grant in force of a user who is not deleted; locked against its end until the transaction ends. */
  holdCurrent(userId: string, now: Date): Promise<(Grant & { frozenAt: Date | null }) | undefined>;
  deskSession(userId: string, sessionId: string): Promise<DeskSession | undefined>;
  /** Notes a use of the desk, at most once a minute. */
  touchDesk(sessionId: string, at: Date): Promise<void>;
  /**
   * The operators whom shared wallets and shared marks lead to, over any number of users, deleted ones too; with the roles
   * in force, of frozen operators too. Lifted marks lead nowhere.
   */
  related(origins: readonly Origin[], now: Date): Promise<RelatedOperator[]>;
  add(grant: Omit<Grant, "suspendedAt">): Promise<void>;
  /** Ends the grant that a user has, expired or not, and returns it. */
  end(userId: string, at: Date): Promise<Grant | undefined>;
  /** Grants in force, the first to expire first. */
  list(now: Date): Promise<ListedGrant[]>;
  /** Ends the suspension of a grant in force, and returns it; undefined when none is suspended. */
  confirm(userId: string, now: Date): Promise<Grant | undefined>;
  /** True when the user has two-step sign-in on, or is signed in with a passkey alone. */
  signsInWithTwo(userId: string, now: Date): Promise<boolean>;
}
