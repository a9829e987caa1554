import { z } from "zod";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { OpenedWith } from "#domain/users/sign-in/session-store.ts";
import type { User } from "#domain/users/user.ts";

const identitySchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** The provider's name for people. */
  provider: z.string(),
});

/** A person at an OpenID Connect provider. The issuer and the subject name the person, and survive a change of address. */
export type Identity = z.infer<typeof identitySchema>;

/** Google's people have this issuer, also those of the sandbox, which stands in for Google. */
export const googleIssuer = "https://accounts.google.com";
export const googleName = "Google";

export function isGoogle({ issuer }: Pick<Identity, "issuer">): boolean {
  return issuer === googleIssuer;
}

const opening = "openid:";

/** Value of `openedWith` for a session that an identity proves. */
export function openedWithIdentity({ provider }: Pick<Identity, "provider">): OpenedWith {
  return `${opening}${provider}`;
}

/** The name for people of the provider that opened a session; null for another way in. */
export function providerOf(openedWith: string | null): string | null {
  return openedWith?.startsWith(opening) ? openedWith.slice(opening.length) : null;
}

/** Reads how the first step was taken from the detail of its challenge. */
export function openedWithOf(detail: string | null): OpenedWith {
  const provider = providerOf(detail);
  return provider === null ? "password" : openedWithIdentity({ provider });
}

/** An identity as the detail of a one-time token. */
export function toDetail({ issuer, subject, provider }: Identity): string {
  return JSON.stringify({ issuer, subject, provider } satisfies Identity);
}

export function fromDetail(detail: string): Identity {
  return identitySchema.parse(JSON.parse(detail));
}

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
