import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { User } from "#domain/users/user.ts";
import type { Identity } from "./identity.ts";

export type IdentityKey = Pick<Identity, "issuer" | "subject">;

export interface IdentityReader {
  owner(identity: IdentityKey): Promise<User | undefined>;
  subject(userId: string, issuer: string): Promise<string | undefined>;
  /** A user's identities, in order of their names. */
  list(userId: string): Promise<Identity[]>;
}

export interface IdentityStore extends IdentityReader {
  /**
   * Links an identity to a locked user. False, without any change, when it belongs to another user or the user has
   * another one of the issuer.
   */
  link(user: WalletUser, identity: Identity, at: Date): Promise<boolean>;
  /** Unlinks what was linked from a moment on. */
  unlinkSince(userId: string, from: Date): Promise<void>;
  removeAll(userId: string): Promise<void>;
}
