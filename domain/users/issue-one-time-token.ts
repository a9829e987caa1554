import type { Clock, Ids } from "#domain/runtime.ts";
import { hashToken } from "#domain/tokens.ts";
import type { OneTimeTokenPurpose, OneTimeTokenStore } from "./one-time-token-store.ts";

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
