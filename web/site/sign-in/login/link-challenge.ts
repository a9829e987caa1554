import * as z from "zod/mini";
import { type LinkChallenge, linkChallengeSchema } from "#contract/users/openid.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { keepFor } from "#web/kit/kept/keep-for.ts";

const bodySchema = z.looseObject({ googleLink: linkChallengeSchema });

/** The challenge of a Google sign-in refused because the account has a password; null for any other refusal. */
export function linkChallengeOf(error: unknown): LinkChallenge | null {
  if (!(error instanceof ApiError) || error.code !== "google_link_required") return null;
  const body = bodySchema.safeParse(error.body);
  return body.success ? body.data.googleLink : null;
}

/** The challenge, which arrives before the page that asks for the password opens. The server knows when it expires. */
export const keptLink = keepFor<LinkChallenge>(10 * 60_000);
