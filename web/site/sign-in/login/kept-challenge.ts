import type { TwoStepChallenge } from "#contract/users/two-step.ts";
import { keepFor } from "#web/kit/kept/keep-for.ts";

/** The challenge of a sign-in with a provider, which arrives before the login page opens. The server knows when it expires. */
export const signInChallenge = keepFor<TwoStepChallenge>(10 * 60_000);
