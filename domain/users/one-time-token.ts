import type { Clock, Ids } from "#domain/runtime.ts";
import { hashToken } from "#domain/tokens.ts";

/**
 * The purpose of a mailed link, of a provider's ticket, or of a challenge between two steps.
 * `link_identity` asks for the password before a provider is linked; `confirm_link` is the mailed link instead of it.
 */
export type OneTimeTokenPurpose =
  | "reset_password"
  | "openid_ticket"
  | "change_email"
  | "two_step"
  | "link_identity"
  | "confirm_link";

export interface OneTimeToken {
  userId: string;
  /**
   * For `change_email` the new address; for `two_step` the kind of the first step; for those of a provider the identity;
   * for `reset_password` null.
   */
  detail: string | null;
}

export interface NewOneTimeToken extends OneTimeToken {
  tokenHash: string;
  purpose: OneTimeTokenPurpose;
  expiresAt: Date;
}

export interface OneTimeTokenStore {
  add(oneTimeToken: NewOneTimeToken): Promise<void>;
  /** A token that has not expired. The token stays valid. */
  find(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  /** Takes a token in one statement: of any number of concurrent calls, exactly one gets it. */
  consume(purpose: OneTimeTokenPurpose, tokenHash: string, at: Date): Promise<OneTimeToken | undefined>;
  waiting(purpose: OneTimeTokenPurpose, userId: string, at: Date): Promise<string | undefined>;
  endPurpose(userId: string, purpose: OneTimeTokenPurpose): Promise<void>;
  /** Ends all of a user's one-time tokens and challenges for passkeys. */
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired tokens; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

/** The page exchanges its ticket as soon as it opens. */
export const ticketLifetime_ms = 60_000;

const lifetime_ms = {
  reset_password: 60 * 60_000,
  openid_ticket: ticketLifetime_ms,
  change_email: 60 * 60_000,
  two_step: 5 * 60_000,
  link_identity: 10 * 60_000,
  confirm_link: 60 * 60_000,
} as const satisfies Record<OneTimeTokenPurpose, number>;

/** Makes a one-time token, valid for a time that depends on its purpose. Only its hash is stored. */
export async function issueOneTimeToken(
  deps: { clock: Clock; ids: Ids },
  oneTimeTokens: OneTimeTokenStore,
  userId: string,
  purpose: OneTimeTokenPurpose,
  detail: string | null = null,
): Promise<string> {
  const token = deps.ids.secret();
  const expiresAt = oneTimeTokenExpiry(deps.clock, purpose);
  await oneTimeTokens.add({ tokenHash: hashToken(token), userId, purpose, detail, expiresAt });
  return token;
}

export function oneTimeTokenExpiry(clock: Clock, purpose: OneTimeTokenPurpose): Date {
  return new Date(clock.now().getTime() + lifetime_ms[purpose]);
}
