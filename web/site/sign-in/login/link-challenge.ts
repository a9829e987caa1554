import * as z from "zod/mini";
import { type LinkChallenge, linkChallengeSchema } from "#contract/users/openid.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { keepFor } from "#web/kit/kept/keep-for.ts";

const bodySchema = z.looseObject({ openidLink: linkChallengeSchema });

/** The challenge of a sign-in with a provider refused because the account has a password; null for any other refusal. */
export function linkChallengeOf(error: unknown): LinkChallenge | null {
  if (!(error instanceof ApiError) || error.code !== "openid_link_required") return null;
  const body = bodySchema.safeParse(error.body);
  return body.success ? body.data.openidLink : null;
}

/** The challenge, which arrives before the page that asks for the password opens. The server knows when it expires. */
export const keptLink = keepFor<LinkChallenge>(10 * 60_000);
