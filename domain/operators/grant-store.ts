import type { Role } from "#contract/operators/permissions.ts";

export interface Grant {
  id: string;
  userId: string;
  role: Role;
  /** The key of the actor who gave it. */
  grantedBy: string;
  grantedAt: Date;
  expiresAt: Date;
}

/** The role of one of the users who share a wallet. */
export interface WalletRole {
  walletId: string;
  userId: string;
  role: Role;
}

export interface ListedGrant extends Grant {
  email: string;
}

export interface GrantStore {
  /** The grant in force of a user who is not deleted; locked against its end until the transaction ends. */
  holdCurrent(userId: string, now: Date): Promise<(Grant & { frozenAt: Date | null }) | undefined>;
  /** The roles in force among the users of some wallets, of frozen users too. */
  ofWallets(walletIds: readonly string[], now: Date): Promise<WalletRole[]>;
  add(grant: Grant): Promise<void>;
  /** Ends the grant that a user has, expired or not, and returns it. */
  end(userId: string, at: Date): Promise<Grant | undefined>;
  /** Grants in force, the first to expire first. */
  list(now: Date): Promise<ListedGrant[]>;
  /** Whether the user has an authenticator app or a passkey that is still accepted. */
  hasSecondFactor(userId: string): Promise<boolean>;
}
