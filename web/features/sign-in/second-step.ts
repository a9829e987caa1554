import * as z from "zod/mini";
import { type TwoStepChallenge, twoStepChallengeSchema } from "#contract/two-step.ts";
import { ApiError } from "#web/lib/api-error.ts";

const bodySchema = z.looseObject({ twoStep: twoStepChallengeSchema });
let open: TwoStepChallenge | null = null;

/** The challenge of a login refused for want of a second step; null for any other refusal. */
export function challengeOf(error: unknown): TwoStepChallenge | null {
  if (!(error instanceof ApiError) || error.code !== "two_step_required") return null;
  const body = bodySchema.safeParse(error.body);
  return body.success ? body.data.twoStep : null;
}

/** Keeps the challenge of a Google sign-in, which arrives before the login page opens. */
export function keepChallenge(challenge: TwoStepChallenge): void {
  open = challenge;
}

/** The kept challenge, unless it has expired. */
export function keptChallenge(): TwoStepChallenge | null {
  const stillGood = open !== null && Date.parse(open.expiresAt) > Date.now();
  return stillGood ? open : null;
}

export function dropChallenge(): void {
  open = null;
}
