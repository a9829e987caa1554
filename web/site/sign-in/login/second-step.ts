import * as z from "zod/mini";
import { type TwoStepChallenge, twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { ApiError } from "#web/kit/api/api-error.ts";

const bodySchema = z.looseObject({ twoStep: twoStepChallengeSchema });

/** The challenge of a login refused for want of a second step; null for any other refusal. */
export function challengeOf(error: unknown): TwoStepChallenge | null {
  if (!(error instanceof ApiError) || error.code !== "two_step_required") return null;
  const body = bodySchema.safeParse(error.body);
  return body.success ? body.data.twoStep : null;
}
