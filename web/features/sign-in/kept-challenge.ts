import type { TwoStepChallenge } from "#contract/two-step.ts";

let open: TwoStepChallenge | null = null;

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
