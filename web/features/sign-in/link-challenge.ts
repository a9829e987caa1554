import * as z from "zod/mini";
import { type LinkChallenge, linkChallengeSchema } from "#contract/openid.ts";
import { ApiError } from "#web/lib/api-error.ts";

const bodySchema = z.looseObject({ googleLink: linkChallengeSchema });
let kept: LinkChallenge | null = null;

/** The challenge of a Google sign-in refused because the account has a password; null for any other refusal. */
export function linkChallengeOf(error: unknown): LinkChallenge | null {
  if (!(error instanceof ApiError) || error.code !== "google_link_required") return null;
  const body = bodySchema.safeParse(error.body);
  return body.success ? body.data.googleLink : null;
}

/** Keeps the challenge, which arrives before the page that asks for the password opens. */
export function keepLinkChallenge(challenge: LinkChallenge): void {
  kept = challenge;
}

/** The kept challenge, unless it has expired. */
export function keptLinkChallenge(): LinkChallenge | null {
  const stillGood = kept !== null && Date.parse(kept.expiresAt) > Date.now();
  return stillGood ? kept : null;
}

export function dropLinkChallenge(): void {
  kept = null;
}
