import type { LinkChallenge } from "#contract/users/openid.ts";
import type { TwoStepChallenge } from "#contract/users/two-step.ts";

/** Keeps a value for this long by the monotonic clock: a server's time says nothing on a machine with another. */
export function keepFor<Value>(life_ms: number) {
  let entry: { value: Value; until_ms: number } | null = null;
  return {
    keep(value: Value): void {
      entry = { value, until_ms: performance.now() + life_ms };
    },
    get: (): Value | null => (entry !== null && performance.now() < entry.until_ms ? entry.value : null),
    drop(): void {
      entry = null;
    },
  };
}

// Challenges of a sign-in with a provider arrive before the page that asks for the answer. The server knows when they expire.
const life_ms = 10 * 60_000;
export const signInChallenge = keepFor<TwoStepChallenge>(life_ms);
export const keptLink = keepFor<LinkChallenge>(life_ms);
