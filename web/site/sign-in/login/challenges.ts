import * as z from "zod/mini";
import type { RefusalCode } from "#contract/refusals.ts";
import { type LinkChallenge, linkChallengeSchema } from "#contract/users/openid.ts";
import { type TwoStepChallenge, twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { ApiError } from "#web/kit/api/api-error.ts";

const twoStepBody = z.looseObject({ twoStep: twoStepChallengeSchema });
const linkBody = z.looseObject({ openidLink: linkChallengeSchema });

/** The challenge of a login refused for want of a second step; null for any other refusal. */
export function challengeOf(error: unknown): TwoStepChallenge | null {
  return twoStepBody.safeParse(bodyOf(error, "two_step_required")).data?.twoStep ?? null;
}

/** The challenge of a sign-in with a provider refused because the account has a password; null for any other refusal. */
export function linkChallengeOf(error: unknown): LinkChallenge | null {
  return linkBody.safeParse(bodyOf(error, "openid_link_required")).data?.openidLink ?? null;
}

function bodyOf(error: unknown, code: RefusalCode): unknown {
  return error instanceof ApiError && error.code === code ? error.body : undefined;
}
